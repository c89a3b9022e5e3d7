# Üzenetek, amelyek egyik játékhoz sem tartoznak külön.

seat = { $number }. játékos

list-none = semmi
list-two = { $first } és { $last }
list-more = { $first }, { $rest }

undo-nothing = Nincs olyan lépésed, amelyet visszavonhatnál.
undo-revealed = Azóta valami rejtett dolog kiderült, vagy a véletlen döntött; ezt nem lehet visszavonni.
undo-others = Azóta már döntött: { $player }.

# plans
plan-do = Mehet
