"""The headless engine: rules, records and computer players of both games. Standard library only."""
