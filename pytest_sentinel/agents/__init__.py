"""The built-in agents: the reference, which proves that a task can be solved, and the floors, which prove that it must be."""
