"""The sandbox: a table at which a teacher lays any trick and any hand."""
