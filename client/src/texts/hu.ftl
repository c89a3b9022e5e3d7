## A játékokat körülvevő felület, magyarul.

motto = Építs olyat, ami túlél téged.
foot = Nincs fiók, nincs nyomkövetés. Ikonok: a game-icons.net közreműködői, CC BY 3.0.
about-link = Névjegy és források
unreachable = A szerver most nem érhető el. Próbáld újra kicsit később.
coming = Készül
coming-long = Még nem játszható

## Kezdés

play-computer = Játék a gép ellen
play-setup = { $n } ellenfél: { $level }. Módosítás
play-solo = Szóló
play-solo-of = Szóló: { $game }
solo-strength = Milyen erős ellenfél maga a játék: { $game }
solo-tally = Legjobb: { $best } · győzelem: { $won }/{ $games }
solo-results = Szóló a szokásos beállításokkal, ezen az eszközön
solo-as = ezzel: { $as }
play-friends-of = { $game } barátokkal
play-screen-of = { $game } ezen a képernyőn
with-friends = Barátokkal
pack = Tartalom
pack-none = Eredeti
pack-gone = „{ $pack }” tartalommal itt már nem lehet új játékot kezdeni.
on-this-screen = Egy képernyőn
new-friends = { $game } barátokkal
new-friends-note = Mindenki a saját böngészőjében játszik. Minden helyhez tartozik egy titkos link: küldd el annak, aki ott játszik.
new-screen = { $game } ezen a képernyőn
new-screen-note = Felváltva játszotok ezen az eszközön. A körök közt függöny takarja el, amit a többiek nem láthatnak.
new-solo = { $game } a gép ellen
new-solo-note = Az első helyen te játszol, a többin a gép.
players = Játékosok
player = Játékos
seats = Helyek
seats-with = { $n } ezzel: { $option }
seat-who = Ki ül { AZ($n) } { $n }. helyen
seat-name = Név { AZ($n) } { $n }. helyen
person = Ember
agent-level = Gép: { $level }
name-optional = Név (ha kell)
your-name = A neved
name-ask = A többiek így látnak: { $called }. Mi a neved?
options = A játék beállításai
option-own = saját …
option-of-seat = { $option }: { $n }. hely
option-needs = csak ezzel: { $option }
option-taken = már { AZ($n) } { $n }. helyé
editor = Szerkesztő
make-links = Linkek készítése
start = Kezdés
links = Linkek a helyekhez
links-note = Akinél egy link van, az játszik azon a helyen, ezért mindegyiket csak a saját játékosának add oda. Az asztal hetekig is megvár.
links-local = Ezek a linkek csak ezen a gépen működnek. Ha mások is jönnének, indítsd a szervert a --host 0.0.0.0 kapcsolóval, és a gép nevén vagy címén nyisd meg ezt az oldalt.
link-watch = Csak nézni
link-of = Link: { $name }
copy = Másolás
copied = Másolva
to-the-table = Az asztalhoz
renew-link = Új link a helyemhez
renew-note = Ha más is megszerezte a linkedet, készíts újat. A régi link ezután egyetlen eszközön sem nyit meg semmit; ez a böngésző magától az újat használja.
renew-do = Új link készítése
renew-done = A régi link már nem nyit meg semmit. Ez az új.

## Játékaim

my-games = Játékaim
my-over = Véget ért
my-over-points = Véget ért, { $points }
my-over-place = { $place ->
    [1] Győzelem
   *[other] { $place }. hely
}, { $points }
resume-in = itt: { $game }
resume-in-with = itt: { $game } ({ $names })
resume-with = Társak: { $names }
mode-solo = A gép ellen
mode-friends = Barátokkal
mode-screen = Ezen a képernyőn
remove = Törlés a listából
remove-sure = Törlés
remove-note = Ebből a böngészőből eltűnnek a helyeid kulcsai. Maga az asztal megmarad.
keep = Maradjon
show-all = Mind mutatása ({ $n })

## Általános

home = Főoldal
home-link = Trilithon, főoldal
menu = Menü
rules = Szabályok
rules-of = Szabályok: { $game }
about = Névjegy
close = Bezárás
save = Mentés
language = Nyelv
language-en = English
language-hu = Magyar
language-switch = Switch to English
theme = Megjelenés
theme-system = Rendszer
theme-light = Világos
theme-dark = Sötét
setting-sound = Hangjelzés, ha én jövök
setting-notices = Böngészőértesítés
setting-warnings = Figyelmeztess, ha valami kárba vész
setting-passes = Magától passzoljon, ha nem tehetek mást
setting-text = Szöveges nézet
no-page = Nincs ilyen oldal.
no-key = Ebben a böngészőben nincs kulcs ehhez az asztalhoz. Nyisd meg a linket, amelyet kaptál.
opening = Megnyitás …
line-lost = Megszakadt a kapcsolat. Magától helyreáll, semmi sem vész el.
line-lost-pending = Megszakadt a kapcsolat. A lépésedet megőriztük, és elküldjük, amint helyreáll.
waiting-for = A játék akkor kezdődik, amikor mindenki megjött. Még nincs itt: { $players }.
watching = Nézőként vagy itt. Azt látod, amit mindenki láthat.

## Az asztalnál

you = Te
your-turn = Te jössz
you-decide = Te döntesz
to-move = ő jön
thinking = gondolkodik
thinking-name = { $name } gondolkodik …
waiting-name = { $name } következik
waiting-names = Még nem döntött: { $names }
waiting-away = { $name } következik, de most nincs itt
away = nincs itt
points = Pont
board = Tábla
side = Kínálat és napló
decision = Döntés
choices = Amit tehetsz
skip-to-decision = Ugrás a döntéshez
seat-unfold = Mutasd, mi van itt
seat-unfolded = Egy mindig nyitva van: nyiss ki egy másikat
seat-unfold-of = Mutasd, mije van neki: { $name }
seat-open = Bővebben: { $name }
seat-menu = A helyed
seat-rename = Név módosítása
seat-give = Játsszon helyettem a gép
seat-take-back = Visszaveszem a helyem
undo = Visszavonás
undo-key = Visszavonás (U)
undo-step-key = Visszavonás (U): { $step }
restart-turn = Újrakezdés
    .in-rounds = Újrakezdés
restart-turn-key = A forduló újrakezdése (Shift+U)
    .in-rounds = Újrakezdés (Shift+U)
redo = Mégis
redo-key = { $n ->
    [one] Mégis megteszem (R)
   *[other] Mégis megteszem mind { AZ($n) } { $n } lépést (R)
}
hint = Tipp
hint-key = Mit tenne egy jó játékos? (H)
hint-wait = Gondolkodik …
hint-says = Egy jó játékos ezt tenné
hint-none = Most nincs tanács.
proposal-says = { $n ->
    [one] Így sikerülne
   *[other] Ezzel a { $n } lépéssel sikerülne
}
do-it = Legyen így
not-now = Most nem
sure-back = Vissza
sure-never = Többet ne figyelmeztess
log = Napló
log-key = Napló (L)
log-ply = { $n } lépés
log-since = a legutóbbi fordulód óta
    .in-rounds = a legutóbbi akciód óta
log-empty = Még nem történt semmi.
rule-link = Szabály: { $rule }
zoom-in = Nagyítás
zoom-out = Kicsinyítés
zoom-place = Ahol a játék zajlik
zoom-overview = Áttekintés: ugrás oda
curtain = { $name }, te következel
curtain-note = Add tovább az eszközt. A többiek most nézzenek félre.
curtain-first = A többiek most nézzenek félre.
hand-over = Továbbadom neki: { $name }
curtain-lift = { $name } vagyok

agent-1 = Imhotep
agent-2 = Iktinosz
agent-3 = Artemiszia
agent-4 = Szenenmut
agent-5 = Pheidiasz
agent-6 = Hüpatia
agent-7 = Vitruvius
agent-8 = Hiram

## Amíg a játék saját lépései látszanak

follow-next = { $name } következik.
follow-wait = Egy pillanat …
follow-at = Hányadik lépés látszik
follow-show = Mutasd, mit lépett
follow-back = Egy lépéssel vissza
follow-forward = Tovább
follow-forward-key = A következő lépés (jobb nyíl vagy szóköz)
follow-skip = Kihagyom
follow-skip-key = A jelenhez (Escape)
pace = A játék lépéseinek bemutatása
pace-step = egyenként
pace-slow = lassan
pace-normal = közepes tempóban
pace-instant = ne mutassa

## Súgó

help = Súgó és billentyűk
welcome = Az első { $game }-játszmád?
new-here = Új ebben a játékban
new-here-known = Értem
new-here-next = Értem (még { $n })
two-minutes = A játék két percben
help-gold = Amit választhatsz, az aranyszínben világít. Ha az ujjadat vagy a mutatót valamin tartod, megtudod, mi az.
help-why = Kattints olyasmire, ami nem világít, és kiderül, hogyan érheted el, vagy miért nem lehet.
help-undo = Minden visszavonható, amíg valami rejtett ki nem derül, vagy más játékos nem dönt.
help-keys = Billentyűk
key-arrows = egyik aranyszínű dologról a másikra
key-all = ugyanez az asztal minden dolgán
key-enter = választás
key-escape = bezárás, vissza
key-digits = a döntési sáv gombjai
key-undo = visszavonás
key-restart = a kör újrakezdése
key-redo = a visszavont lépések megismétlése
key-hint = tipp
key-log = napló
key-text = szöveges nézet, és vissza
key-zoom = nagyítás, kicsinyítés, az egész tábla
key-help = ez a súgó

## A vége

result = Eredmény
result-you-win = Győztél!
result-wins = Győztes: { $name }
result-tie = Döntetlen: { $names }
place = Helyezés
again = Még egy játszma
replay = Visszajátszás
show-board = A tábla mutatása
show-result = Eredmény
plot = Így alakult az állás
plot-note = karika: valaki átveszi a vezetést
plot-label = Minden játékos pontjai a játék lépései során
plot-moves = { $n } lépés
plot-lead = { $name } átveszi a vezetést
plot-scoring = értékelés
fair = Tiszta játék
fair-note = Ennél az asztalnál a véletlen minden döntése egyetlen számból következik: ez a mag. Az első lépés előtt sorsoltuk ki, és az ujjlenyomata kezdettől látható, így utólag senki sem választhat másikat.
fair-print = Ujjlenyomat
fair-seed = A véletlen magja
fair-salt = Só: miatta az ujjlenyomat semmit sem árul el előre
fair-check = Így ellenőrizheted magad: az eredmény az ujjlenyomattal kezdődik
fair-later = Ha szeretnéd, jegyezd fel az ujjlenyomatot. A magot a játék végén mutatjuk meg.
fair-yourself = Ez a böngésző itt nem tudja magától ellenőrizni.
fair-fits = A böngésződ ellenőrizte: a mag és az ujjlenyomat összetartozik.
fair-fits-not = A mag és az ujjlenyomat nem tartozik össze. Ne bízz ebben az asztalban!

replay-back = Egy lépéssel vissza
replay-forward = Egy lépéssel előre
replay-turn-back = Egy körrel vissza
replay-turn-forward = Egy körrel előre
replay-play = Lejátszás
replay-pause = Szünet
replay-move = Lépés
replay-speed = Sebesség
replay-of = { $n }. lépés, összesen { $last }
replay-eyes = Kinek a szemével
replay-public = Amit mindenki látott

## Szabályok és névjegy

rules-search = Keresés a szabályokban
rules-missing = A szabálykönyv most nem jeleníthető meg.
rules-nothing = Erről nincs szó a szabálykönyvben.
chapters = Fejezetek

about-what = A Trilithonnal három, építésről és emlékezetről szóló társasjátékot játszhatsz: egyedül, közös képernyőn vagy távoli barátokkal. Amelyik helyre senki sem ül le, ott a gép játszik.
about-privacy = Az adataid
about-privacy-text = Nincs fiók, nincs nyomkövetés, és az oldalakon semmi sem jön más szerverről. A helyeid kulcsait csak a böngésződ őrzi; akinél egy hely linkje van, az ott játszhat.
about-free = Szabad szoftver
about-free-text = A Trilithon az Apache License 2.0 szerint használható. Változtass meg egy kártyát, és nézd meg, mi lesz belőle.
about-credits = Források
about-icons = Ikonok: Lorc, Delapouite és mások,
about-icons-changed = Színük az oldalét követi.
about-drawings = A táblákat, a bábukat, a képeket és a logót mi rajzoltuk.
about-others = Függetlenség
about-others-text = A játékok csak szabályaikban követnek megjelent társasjátékokat. A Trilithont nem azok szerzői vagy kiadói készítik, hagyják jóvá vagy támogatják, és nem használja a szövegeiket, képeiket vagy logóikat. A játékok neve a tulajdonosaiké.

# What is being prepared.
plan-gains = Amit szerzel:
plan-adjust = Az asztalon megjelölt dolgokra kattintva változtathatsz rajta.
plan-final = nem vonható vissza
plan-less = Kevesebb
plan-more = Több
plan-fewer-of = Eggyel kevesebb: { $what }
plan-more-of = Eggyel több: { $what }
plan-back = Mégse
plan-wait = Számolok…
