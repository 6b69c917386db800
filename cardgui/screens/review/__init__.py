"""The review of a deal: the table, the way through it, and what each decision cost."""
