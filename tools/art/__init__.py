"""The picture workshop: motifs and compositions as SVG text, drawn when assets are built, never at run time."""
