"""Maps of Monumental: how they are drawn, checked, filled with tokens and made by chance."""
