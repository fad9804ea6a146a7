"""The cards, one module per set. A card is one class; `library` finds it by itself."""
