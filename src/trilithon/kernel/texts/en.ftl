# Messages that do not belong to any one game.

seat = Player { $number }

list-none = nothing
list-two = { $first } and { $last }
list-more = { $first }, { $rest }

undo-nothing = You have made no move that could be taken back.
undo-revealed = Something hidden was shown or chance was used since then; that cannot be taken back.
undo-others = { $player } has decided something since then.

# plans
plan-do = Do it
