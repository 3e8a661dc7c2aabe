"""What is made of the record: terminal, JUnit, exit code, explanations. Reads results and nothing else."""
