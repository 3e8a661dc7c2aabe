"""Looking at a run while it goes on: each worker says what it is doing, and whoever wants to draws it."""
