"""The policy on lost connections, in Polish."""

from __future__ import annotations

from typing import Final

from doorcard.room.disconnects.policy_text import PolicyText

POLISH: Final = PolicyText(
    title="Czas i utrata połączenia",
    intro="Co się dzieje, gdy czas minie albo połączenie się zerwie. To, co zależy od zasad stołu, "
    "podaje tabela poniżej.",
    sentences={
        "D01": "Gracz ma na każdą decyzję czas przewidziany w zasadach stołu, a jego ostatnie "
        "sekundy widać przy stole.",
        "D02": "Liczy się odpowiedź, która nadejdzie dokładnie w chwili upływu terminu, a także "
        "spóźniona nie bardziej niż o zapas dla wolnych łączy.",
        "D03": "Gdy czas minie, sala robi to, co na taki wypadek przewidują zasady stołu, a "
        "późniejsza odpowiedź niczego nie zmienia.",
        "D04": "Połączenie jest zerwane, gdy ostatnia otwarta strona stołu została przez gracza "
        "zamknięta albo nie odpowiada na ping w ciągu 5 sekund; ping jest wysyłany co 10 sekund.",
        "D05": "Zerwane połączenie widać przy stole, a gracz zachowuje miejsce, żetony i karty.",
        "D06": "Zegar gracza, który stracił połączenie, biegnie dalej.",
        "D07": "Kto wraca w czasie swojej decyzji, gdy zostało co najmniej tyle czasu, ile "
        "wymaga premia, dostaje premię dodaną do terminu, raz na decyzję.",
        "D08": "Kto nie wrócił do upływu terminu, jest traktowany tak, jak zasady stołu "
        "przewidują dla zerwanego połączenia, a zapas dla wolnych łączy nie obowiązuje.",
        "D09": "Czekanie lub pas oznacza, że za gracza się czeka, gdy to nic nie kosztuje, a "
        "pasuje, gdy trzeba sprawdzić zakład.",
        "D10": "All-in oznacza, że gracz zachowuje resztę stacka, może wygrać pulę w jej "
        "obecnej wysokości i nic już w tym rozdaniu nie robi; późniejsze zakłady tworzą pulę "
        "boczną.",
        "D11": "All-in, jeśli żetony są w puli, oznacza all-in dla gracza, który ma w puli żetony "
        "poza ante, a pas dla każdego innego.",
        "D12": "Bring-in nieobecnego gracza jest wpłacany najpierw; przy zasadach, w których "
        "się czeka lub pasuje, gracz zostaje potem w rozdaniu.",
        "D13": "Przy wyłożeniu kart ręka gracza, który nie odpowiada, nie jest pokazywana; ręka "
        "wygrywająca jest zawsze pokazana i dostaje pulę.",
        "D14": "Każdy all-in z powodu utraty połączenia zużywa jedną ochronę; gdy ochrony na "
        "dany dzień się skończą, za gracza się czeka lub pasuje.",
        "D15": "Ochrony liczy się dla każdego gracza przy wszystkich stołach razem, od północy "
        "do północy czasu UTC.",
        "D16": "Stół dowiaduje się o każdej decyzji, na którą minął czas: co zrobiono i którą "
        "ochronę zużyto; gospodarz czyta to w dzienniku sali.",
        "D17": "Kto wraca po terminie, widzi rozdanie, nie może w nim grać, jeśli jego ręka "
        "spasowała lub jest all-in, i dostaje karty w następnym.",
        "D18": "Kto był połączony i pozwolił, by czas minął, ma przerwę, dopóki nie powie, że "
        "wraca do gry.",
        "D19": "Gdy więcej niż połowa połączonych graczy stołu, co najmniej 2, straci "
        "połączenie w ciągu 15 sekund, stół zostaje wstrzymany: żaden zegar nie biegnie i nie "
        "zaczyna się nowe rozdanie.",
        "D20": "Wstrzymanie jest ogłaszane i kończy się, gdy wszyscy oni wrócą, a w przeciwnym "
        "razie po najdłuższym wstrzymaniu, na jakie pozwalają zasady.",
        "D21": "Po wstrzymaniu zegar rusza od miejsca, w którym stanął, a następne wstrzymanie "
        "przychodzi nie wcześniej, niż pozwalają zasady.",
        "D22": "Gdy sama sala nie działała, każdy zegar stoi przez ten czas, a gracz, na "
        "którego kolej, ma co najmniej 10 sekund albo cały czas na decyzję, jeśli jest krótszy.",
        "D23": "Terminy, premie, ochrony i wstrzymania są zapisywane razem z rozdaniem i "
        "obowiązują także po awarii sali.",
        "D24": "Miejsce gracza, który nie bierze udziału w grze, zwalnia się po najdłuższej "
        "nieobecności, na jaką pozwalają zasady, a jego żetony wracają do portfela.",
        "D25": "Kto nie ma połączenia dłużej, niż pozwalają zasady, nie dostaje kart w "
        "następnym rozdaniu, zachowuje miejsce i znów dostaje karty, gdy wróci.",
    },
    parameters={
        "turn_seconds": "Czas na decyzję",
        "timer_visible_seconds": "Z tego widać przy stole",
        "show_seconds": "Czas, by pokazać lub nie pokazać kart",
        "network_grace_ms": "Zapas dla wolnych łączy",
        "timeout_action": "Gdy czas minie",
        "disconnect_action": "Utrata połączenia",
        "allin_protections_per_day": "Ochrony na dzień",
        "reconnect_min_left_seconds": "Czas, którego wymaga premia",
        "reconnect_bonus_seconds": "Premia za powrót",
        "pause_seconds": "Najdłuższe wstrzymanie",
        "pause_every_minutes": "Odstęp między wstrzymaniami",
        "lost_line_seconds": "Najdłuższy czas bez połączenia",
        "absence_minutes": "Najdłuższa nieobecność",
    },
    words={
        "check_fold": "czekanie lub pas",
        "allin": "all-in",
        "allin_if_chips_else_fold": "all-in, jeśli żetony są w puli, w przeciwnym razie pas",
        "none": "bez ograniczeń",
        "idle": "nie dotyczy",
    },
    day="Dniem każdego dziennego licznika jest dzień UTC: zaczyna się i kończy o północy czasu "
    "UTC.",
)
