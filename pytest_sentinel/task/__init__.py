"""Tasks: what a task file says, how it is read, and how it is bound to a world, a seed and a duration."""
