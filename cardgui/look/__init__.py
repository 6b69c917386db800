"""The look that all games share: colours, type, icons, controls, languages. It knows no rules."""
