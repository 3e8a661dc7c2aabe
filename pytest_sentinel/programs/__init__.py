"""Agents that are programs of their own: they get addresses and bring their own browser."""
