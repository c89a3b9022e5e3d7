# What the server says when it cannot do what was asked. A client shows these as they are.

web-malformed = The server did not understand that: { $what }
web-sentences = { $first } { $rest }
web-too-large = That is too long: { $limit } bytes are the limit.
web-too-fast = That was too much at once. Wait a moment and try again.
web-too-many = Too many connections are open. Try again in a while.
web-foreign = Only pages of this server may do that.
web-no-page = There is no such page.
web-no-table = There is no such table. Perhaps a letter is missing in the link.
web-wrong-key = This link does not open a seat at this table.
web-no-game = There is no such game.
web-no-book = These texts are not here any more. Load the page again.
web-not-allowed = That cannot be done here.
web-not-over = The record is shown when the game is over.
web-not-ready = The server is starting or stopping. Try again in a moment.
web-broken = Something went wrong on the server. What you did last may not have happened.
web-closing = The server is restarting; the table will be back in a moment.
web-slow = The connection was too slow. It is made again by itself.
web-no-hello = Nothing was said for too long.
web-broken-table = This table was begun under other rules than are installed here, and cannot be played on.
