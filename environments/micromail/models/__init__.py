"""What a mailbox is: its tables, its catalog, its rules, and the shapes of requests and responses."""
