"""Waiting: the contract of a wait tool, our five, and the watcher that judges what they find."""
