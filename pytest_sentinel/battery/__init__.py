"""The battery: what every task must show before it may judge an agent. Generic; it knows no particular task."""
