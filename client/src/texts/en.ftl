## The shell around all games, in English.

motto = Build something that outlasts you.
foot = No account, no tracking. Icons by game-icons.net contributors, CC BY 3.0.
about-link = About and credits
unreachable = The server cannot be reached at the moment. Try again soon.
coming = In the making
coming-long = Not playable yet

## Starting

play-computer = Play against the computer
play-setup = { $n ->
    [one] 1 opponent
   *[other] { $n } opponents
}: { $level }. Change
play-solo = Solo
play-solo-of = Solo: { $game }
solo-strength = How strong the game itself plays in { $game }
solo-tally = Best { $best } · { $won } of { $games } won
solo-results = Solo with the usual options, on this device
solo-as = with { $as }
play-friends-of = Play { $game } with friends
play-screen-of = Play { $game } on this screen
with-friends = With friends
pack = Content
pack-none = Original
pack-gone = The content “{ $pack }” is not offered here any more.
on-this-screen = On this screen
new-friends = { $game } with friends
new-friends-note = Everybody plays in their own browser. Each seat gets a secret link that you send to its player.
new-screen = { $game } on this screen
new-screen-note = You take turns at this device. A curtain between turns hides what the others must not see.
new-solo = { $game } against the computer
new-solo-note = You play the first seat, the computer the others.
players = Players
player = Player
seats = Seats
seats-with = { $n } with { $option }
seat-who = Who sits at place { $n }
seat-name = Name at place { $n }
person = A person
agent-level = Computer: { $level }
name-optional = Name, if you like
your-name = Your name
name-ask = The others see you as { $called }. What is your name?
options = Options of the game
option-own = of your own …
option-of-seat = { $option }: place { $n }
option-needs = only with { $option }
option-taken = chosen for place { $n }
editor = Editor
make-links = Make the links
start = Start
links = Links to the seats
links-note = Whoever has a link plays there, so give each one to its player only. The table can rest for weeks.
links-local = These links work on this computer only. For others, start the server with --host 0.0.0.0 and open this page by the computer’s name or address.
link-watch = Watch only
link-of = Link for { $name }
copy = Copy
copied = Copied
to-the-table = To the table
renew-link = New link to my seat
renew-note = If somebody else has got hold of your link, make a new one. The old link will then open nothing any more, on any device; this browser takes the new one by itself.
renew-do = Make a new link
renew-done = The old link opens nothing any more. This is the new one.

## My games

my-games = My games
my-over = Finished
my-over-points = Finished, { $points }
my-over-place = { $place ->
    [1] Won
   *[other] Place { $place }
}, { $points }
resume-in = in { $game }
resume-in-with = in { $game } with { $names }
resume-with = with { $names }
mode-solo = Against the computer
mode-friends = With friends
mode-screen = On this screen
remove = Remove from this list
remove-sure = Remove
remove-note = The keys to your seats in this browser will be gone. The table itself stays where it is.
keep = Keep
show-all = Show all { $n }

## Around

home = Home
home-link = Trilithon, home page
menu = Menu
rules = Rules
rules-of = Rules: { $game }
about = About
close = Close
save = Save
language = Language
language-en = English
language-hu = Magyar
language-switch = Váltás magyarra
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
setting-sound = Sound when it is my turn
setting-notices = Browser notifications
setting-warnings = Warn before something is wasted
setting-passes = Pass by itself when I can do nothing else
setting-text = Text view
no-page = There is no such page.
no-key = This browser has no key to this table. Open the link that you were given.
opening = Opening …
line-lost = The connection is lost. It comes back by itself; nothing is forgotten.
line-lost-pending = The connection is lost. Your move is kept and will be sent as soon as it is back.
waiting-for = The game begins when everybody has come. Not here yet: { $players }.
watching = You are watching. You see what everybody may see.

## At the table

you = You
your-turn = Your turn
you-decide = You decide
to-move = to move
thinking = thinking
thinking-name = { $name } is thinking …
waiting-name = { $name } is to move
waiting-names = Still to decide: { $names }
waiting-away = { $name } is to move, but not here at the moment
away = away
points = Points
board = Board
side = Display and log
decision = Decision
choices = What you can do
skip-to-decision = To the decision
seat-unfold = Show what lies here
seat-unfolded = One is always open: open another instead
seat-unfold-of = Show what { $name } has
seat-open = More about { $name }
seat-menu = Your seat
seat-rename = Change name
seat-give = Let the computer play
seat-take-back = Take my seat back
undo = Undo
undo-key = Undo (U)
undo-step-key = Undo (U): { $step }
restart-turn = Restart turn
    .in-rounds = Start again
restart-turn-key = Restart the turn (Shift+U)
    .in-rounds = Start again (Shift+U)
redo = Redo
redo-key = { $n ->
    [one] Play it again after all (R)
   *[other] Play these { $n } moves again after all (R)
}
hint = Hint
hint-key = What would a good player do? (H)
hint-wait = Thinking …
hint-says = A good player would
hint-none = No advice this time.
proposal-says = { $n ->
    [one] This would do it
   *[other] These { $n } moves in a row would do it
}
do-it = Do it
not-now = Not now
sure-back = Go back
sure-never = Do not warn me again
log = Log
log-key = Log (L)
log-ply = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
log-since = since your last turn
    .in-rounds = since your last slot
log-empty = Nothing has happened yet.
rule-link = Rule { $rule }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-place = To where it happens
zoom-overview = Overview: go there
curtain = { $name }, it is your turn
curtain-note = Pass the device on. The others look away now.
curtain-first = The others look away now.
hand-over = Hand over to { $name }
curtain-lift = I am { $name }

agent-1 = Imhotep
agent-2 = Iktinos
agent-3 = Artemisia
agent-4 = Senenmut
agent-5 = Phidias
agent-6 = Hypatia
agent-7 = Vitruvius
agent-8 = Hiram

## While moves are shown that the game makes by itself

follow-next = { $name } is next.
follow-wait = One moment …
follow-at = Which of the moves is shown
follow-show = Show what it did
follow-back = One move back
follow-forward = Next
follow-forward-key = The next move (right arrow or space)
follow-skip = Skip
follow-skip-key = To the present (Escape)
pace = Show moves the game makes
pace-step = step by step
pace-slow = slowly
pace-normal = normally
pace-instant = not at all

## Help

help = Help and keys
welcome = Your first game of { $game }?
new-here = New in this game
new-here-known = Got it
new-here-next = Got it ({ $n } more)
two-minutes = The game in two minutes
help-gold = What you can choose glows golden. Hold a finger on something, or rest the pointer on it, to see what it is.
help-why = Click on something that does not glow, and you are told how to reach it, or why you cannot.
help-undo = Everything can be undone until something hidden has been shown or another player has decided.
help-keys = Keys
key-arrows = go from one golden thing to the next
key-all = the same over everything on the table
key-enter = choose
key-escape = close, go back
key-digits = the buttons in the decision bar
key-undo = undo
key-restart = restart the turn
key-redo = play again what was undone
key-hint = hint
key-log = log
key-text = text view, and back
key-zoom = zoom in and out, see the whole board
key-help = this help

## The end

result = Result
result-you-win = You win
result-wins = { $name } wins
result-tie = A tie: { $names }
place = Place
again = Play again
replay = Replay
show-board = Show the board
show-result = Result
plot = How the lead changed
plot-note = circles: somebody takes the lead
plot-label = Points of all players over the moves of the game
plot-moves = { $n } moves
plot-lead = { $name } takes the lead
plot-scoring = scoring
fair = Fair dealing
fair-note = Everything that chance decides at this table follows from one number, the seed. It was drawn before the first move. Its fingerprint is shown from the beginning, so nobody can choose another seed afterwards.
fair-print = Fingerprint
fair-seed = Seed
fair-salt = Salt, so that the fingerprint gives nothing away
fair-check = To check it yourself: the result begins with the fingerprint
fair-later = Note the fingerprint if you like. The seed is shown when the game is over.
fair-yourself = This browser cannot check it by itself here.
fair-fits = Checked by your browser: seed and fingerprint belong together.
fair-fits-not = Seed and fingerprint do not belong together. Do not trust this table.

replay-back = One move back
replay-forward = One move on
replay-turn-back = One turn back
replay-turn-forward = One turn on
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-speed = Speed
replay-of = Move { $n } of { $last }
replay-eyes = Seen by
replay-public = What everybody saw

## Rules and about

rules-search = Search the rules
rules-missing = The rulebook cannot be shown at the moment.
rules-nothing = The rulebook does not say that.
chapters = Chapters

about-what = Trilithon is a place to play three board games about building and memory, alone, on one screen or with friends far away. The computer plays every seat that nobody takes.
about-privacy = Your privacy
about-privacy-text = There is no account, no tracking and nothing from other servers on these pages. The keys to your seats are kept in your browser only; whoever has a seat's link can play there.
about-free = Free software
about-free-text = Trilithon is published under the Apache License 2.0. Change a card and see what it does.
about-credits = Credits
about-icons = Icons by Lorc, Delapouite and contributors of
about-icons-changed = Their colours follow the page.
about-drawings = Boards, pieces, pictures and the logo are our own drawings.
about-others = Not affiliated
about-others-text = The games follow published board games in their rules only. Trilithon is not made, endorsed or supported by their authors or publishers, and uses none of their texts, pictures or logos. Names of games belong to their owners.

# What is being prepared.
plan-gains = You gain
plan-adjust = Click the marked things on the table to change this.
plan-final = cannot be undone
plan-less = Less
plan-more = More
plan-fewer-of = One fewer: { $what }
plan-more-of = One more: { $what }
plan-back = Back
plan-wait = Working it out…
