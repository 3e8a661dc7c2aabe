"""Comparing runs: which agent is better, and how sure that is. Read from records and nothing else."""
