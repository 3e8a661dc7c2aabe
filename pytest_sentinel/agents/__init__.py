"""The built-in agents: the reference, which proves that a task can be solved, and floors, which must not pass."""
