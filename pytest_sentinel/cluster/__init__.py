"""A run in shards on the nodes of a cluster: what is asked for, one shard on a node, and the driver that gathers them.

Ray is imported in `ray_pool` alone, and only once the command `cluster` runs.
"""
