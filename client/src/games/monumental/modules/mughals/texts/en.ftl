## Mughals: Policies at the edges of the City.

monumental-ui-line-free = { CAPITAL($line) }: no Policy yet
monumental-ui-line-free-why = No Policy is attached here. You choose the row or column when you develop one; it is active whenever you activate that line.
monumental-ui-line-idle = { $policy }, attached to { $line }.
monumental-ui-line-active = { $policy }, attached to { $line }, is active.
monumental-ui-policies-why-lines = The next one costs { $price }. You attach it to a row or column of your City, and it is active whenever you activate that line; its one-off effect and those of all earlier ones happen.
