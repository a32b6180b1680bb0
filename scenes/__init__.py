"""The client: scenes on a stack, drawn from views and events. It decides no rule."""
