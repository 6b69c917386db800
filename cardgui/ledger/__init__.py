"""The score ledger on disk: every action and every finished deal, kept whatever happens. No Qt, no rules."""
