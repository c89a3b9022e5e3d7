## Amazons: names, Horses, mounted Units.

monumental-civilization-amazons = Amazons
monumental-warlord-amazons = Penthesilea

monumental-card-royal-stables = Stables of Themiscyra
monumental-card-horsemanship = Horsemanship

monumental-policy-mounted-raids = Mounted Raids
monumental-policy-crescent-shields = Crescent Shields
monumental-policy-daughters-of-ares = Daughters of Ares
monumental-policy-founders-of-ephesus = Founders of Ephesus
monumental-policy-hunt-of-artemis = Hunt of Artemis

monumental-do-gain-horse = { $n ->
    [one] gain a Horse
   *[other] gain { $n } Horses
}
monumental-do-ride = { $n ->
    [one] move a mounted Unit to an adjacent Province you control
   *[other] move mounted Units up to { $n } times, each time to an adjacent Province you control
}
monumental-each-mounted = { $n ->
    [one] for each of your mounted Units
   *[other] for every { $n } of your mounted Units
}
monumental-if-has-mounted = you have { $n ->
    [one] a mounted Unit
   *[other] { $n } mounted Units
}
monumental-event-conquer-mounted = When a mounted Unit of yours takes part in a conquest
monumental-rule-horse-guard = Your Provinces with a mounted Unit have +{ $n } defence.

monumental-question-gain-horse = { $n ->
    [one] Which Unit gets the Horse?
   *[other] Which Units get Horses? { $n } to go.
}
monumental-question-ride = { $n ->
    [one] Which mounted Unit moves to the next Province?
   *[other] Which mounted Units move to the next Province? { $n } moves to go.
}
monumental-question-move-unit-rider = Where does the mounted Soldier from { $tile } go?

monumental-label-mount = A Soldier on { $tile }
monumental-label-mount-warlord = The Warlord on { $tile }
monumental-label-mount-hero = The Hero on { $tile }
monumental-label-no-horse = No Horse
monumental-label-from-rider = A mounted Soldier from { $tile }
monumental-label-march-rider = Move a mounted Soldier from { $tile }: 1 Military
monumental-label-march-rider-for = Move a mounted Soldier from { $tile }: { $goods }
monumental-label-march-rider-free = Move a mounted Soldier from { $tile }
monumental-label-remove-rider = A mounted Soldier of { $player } on { $tile }
monumental-label-outpost-rider = { $n ->
    [0] { $rider ->
        [one] 1 mounted Soldier goes
       *[other] { $rider } mounted Soldiers go
    }
   *[other] { $n ->
        [one] 1 Soldier
       *[other] { $n } Soldiers
    } and { $rider } mounted { $rider ->
        [one] one
       *[other] ones
    } go
} home, without { $rider ->
    [one] its Horse
   *[other] their Horses
}
monumental-label-outpost-warlord-rider = The Warlord{ $n ->
    [0] {""}
    [one] , 1 Soldier
   *[other] , { $n } Soldiers
} and { $rider } mounted { $rider ->
    [one] Soldier go home, without its Horse
   *[other] Soldiers go home, without their Horses
}

monumental-reason-all-mounted = All your Units here are mounted; nobody rides two Horses.
monumental-reason-no-horses = { $card } would do nothing now: no Horse is left in the supply.
monumental-reason-nobody-to-mount = { $card } would do nothing now: all your Units are mounted.
monumental-reason-not-mounted = No Unit is mounted here.
monumental-reason-no-horse-yet = { $card } moves mounted Units, and you have none.

monumental-log-mounted = { $player } gains a Horse for a Soldier on { $tile }.
    .you-are-player = You gain a Horse for a Soldier on { $tile }.
monumental-log-mounted-warlord = { $player } gains a Horse for the Warlord on { $tile }.
    .you-are-player = You gain a Horse for your Warlord on { $tile }.
monumental-log-mounted-hero = { $player } gains a Horse for the Hero on { $tile }.
    .you-are-player = You gain a Horse for your Hero on { $tile }.
monumental-log-lost-horses = { $player } loses { $n ->
    [one] a Horse
   *[other] { $n } Horses
}.
    .you-are-player = You lose { $n ->
    [one] a Horse
   *[other] { $n } Horses
}.
monumental-log-lost-unit-rider = A mounted Soldier of { $player } is driven out of { $tile } and goes home.
    .you-are-player = One of your mounted Soldiers is driven out of { $tile } and goes home.
monumental-log-moved-rider = { $player } moves a mounted Soldier from { $origin } to { $tile } { monumental-for-price }.
    .you-are-player = You move a mounted Soldier from { $origin } to { $tile } { monumental-for-price }.

monumental-show-horses-left = Horses in the supply: { $n }
monumental-show-horses = {"   "}mounted Units: { $where }
monumental-show-horses-on = { $tile } { $n }
monumental-show-mounted-warlord = Warlord
monumental-show-mounted-hero = Hero

# For whoever meets it for the first time.
monumental-new-amazons = The Amazons have Horses. A Horse is put on one of their Units and makes its Province stronger by 1; it moves along for free, and is lost when its Unit is driven home.
