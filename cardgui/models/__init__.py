"""Between the rules and the window: controller, shown state, Qt models, settings, ledger writer."""
