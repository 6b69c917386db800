"""The sandbox: any trick or hand set up freely, and what the rules say of it. Nothing here knows Qt or a language."""
