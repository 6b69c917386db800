"""A toy fifth game, added as CONTRIBUTING.md says: a game needs nothing but its own files and lines of registries."""
