"""Market, a game for tests: small, but it does what larger games do, and it has their shape.

Two to four traders have two actions a turn: sell a good from the hidden hand (which sets off two effects in an order of
their choice), offer one to another trader (who decides in the middle of the turn), draw, or roll the die. Most coins
and fame win; ties go to fame.
"""
