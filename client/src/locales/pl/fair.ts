/** Słowa uczciwego rozdania: znak przy stole, jego objaśnienie, alarmy. */
import type { fairWords as english } from '../en/fair';

export const fairWords: Record<keyof typeof english, string> = {
  'fair.mark.open': 'Jak potasowano to rozdanie i co sprawdzono',
  'fair.mark.holds': 'Tasowanie sprawdzone',
  'fair.mark.opened': 'Tasowanie',
  'fair.mark.unchecked': 'Niesprawdzone: same boty sali',
  'fair.mark.not_mine': 'Sprawdzone, bez twojego ziarna',
  'fair.mark.alarm': 'Nie zgadza się!',
  'fair.missing': 'Tasowanie bez kontroli: wczytaj ponownie',
  'fair.missing.why':
    'Nie udało się wczytać części strony, która bierze udział w tasowaniu i je sprawdza. Bez niej miejsce nie dostaje kart.',
  'fair.save': 'Zapisz dowód tego rozdania',
  'fair.title': 'Uczciwe rozdanie',
  'fair.intro':
    'Zanim karty rozdania zostaną ustalone, nikt nie może ich wybrać: ani sala, ani gracz. Twoja przeglądarka bierze udział w tasowaniu i sprawdza każdą kartę w chwili jej rozdania.',
  'fair.which': 'Rozdanie',
  'fair.code': 'Kod rozdania',
  'fair.code_meaning':
    'Przeczytaj kod rozdania innym przy stole: kto ma inny kod, temu opowiedziano inną historię.',
  'fair.key': 'Sala podpisuje kluczem',
  'fair.name.opening': 'Ustalone z góry',
  'fair.name.seeds': 'Ziarna wszystkich',
  'fair.name.decks': 'Talie odkryte',
  'fair.name.cards': 'Karty sprawdzone',
  'fair.name.play': 'Rozdanie takie, jak je otwarto',
  'fair.name.closing': 'Koniec podpisany',
  'fair.name.chain': 'Żadne rozdanie nie zginęło',
  'fair.step.waits': 'jeszcze nie',
  'fair.step.opening':
    'Osiem talii, miejsca ({seats}) i zobowiązania wszystkich podpisano dla rozdania {number}, zanim znane było jakiekolwiek ziarno.',
  'fair.step.seeds':
    '{people, plural, =0 {W mieszance nie ma ziarna żadnej osoby} one {W mieszance jest ziarno # osoby} few {W mieszance są ziarna # osób} many {W mieszance są ziarna # osób} other {W mieszance są ziarna # osoby}}{bots, plural, =0 {} one {; ziaren botów sali: #} few {; ziaren botów sali: #} many {; ziaren botów sali: #} other {; ziaren botów sali: #}}.',
  'fair.step.decks':
    'Ziarna wybrały talię {picked} z 8. Pozostałe siedem odkryto: w każdej są 52 różne karty, tak jak ustalono.',
  'fair.step.cards':
    '{cards, plural, =0 {Nie podano jeszcze żadnej karty.} one {# karta leżała na swoim miejscu, zanim znane było jakiekolwiek ziarno.} few {# karty leżały na swoich miejscach, zanim znane było jakiekolwiek ziarno.} many {# kart leżało na swoich miejscach, zanim znane było jakiekolwiek ziarno.} other {# karty leżało na swoich miejscach, zanim znane było jakiekolwiek ziarno.}}',
  'fair.step.play':
    '{notices, plural, one {# zdarzenie wynika} few {# zdarzenia wynikają} many {# zdarzeń wynika} other {# zdarzenia wynika}} bez luki z tego, co otwarto.',
  'fair.step.closing': 'Sala podpisała, jak skończyło się rozdanie, i zgadza się to z tym, co było widać.',
  'fair.step.chain':
    '{hands, plural, one {Poprzednie rozdanie prowadzi do tego.} few {Poprzednie # rozdania prowadzą do tego.} many {Poprzednie # rozdań prowadzi do tego.} other {Poprzednie # rozdania prowadzi do tego.}}',
  'fair.how.title': 'Jak to działa',
  'fair.how.commit':
    'Twoja przeglądarka losuje na każde rozdanie tajne ziarno i z góry wysyła jego odcisk. Sala ustala osiem talii, wysyła ich odciski i podpisuje jedno i drugie. Dopiero potem ziarna zostają podane.',
  'fair.how.mix':
    'Wszystkie ziarna razem wybierają jedną talię i układają jej karty. Wystarczy jedno uczciwe ziarno, by każda kolejność była równie prawdopodobna, cokolwiek zrobią inni.',
  'fair.how.audit':
    'Siedem talii, którymi się nie gra, odkrywa się od razu. Sala, która ustali jedną złą talię, zostaje przyłapana w siedmiu rozdaniach na osiem. Karty, które według zasad są zakryte, pozostają zakryte.',
  'fair.how.silent':
    'Jeśli ziarno jakiegoś miejsca nie nadejdzie, rozdanie jest nieważne jeszcze przed ante, a następne rozdaje się bez tego miejsca. Nieważne rozdania są liczone i widoczne dla wszystkich.',
  'fair.not.title': 'Czego to nie obiecuje',
  'fair.not.knows':
    'Gdy karty są ustalone, maszyna rozdająca je zna: nic nie powstrzyma tego, kto czyta jej pamięć. Ani graczy, którzy mówią sobie nawzajem swoje karty.',
  'fair.not.page':
    'Ta strona pochodzi od samej sali. Aby sprawdzić niezależnie, zapisz dowód i uruchom na własnym komputerze',
  'fair.alarm.title': 'Rozdanie nie zgadza się z tym, co ustalono',
  'fair.alarm.hand': 'Rozdanie {number}:',
  'fair.alarm.what_to_do':
    'Zapisz dowód, pokaż go innym graczom i nie graj tutaj, dopóki gospodarz tego nie wyjaśni.',
  'fair.alarm.trust_key': 'Gospodarz to wyjaśnił: zaufaj nowemu kluczowi',
  'fair.lobby.title': 'Klucz sali',
  'fair.lobby.text':
    'Każde rozdanie jest tu podpisane tym kluczem. Twoja przeglądarka go pamięta i ostrzega, gdy jest inny. Porównaj go z tym, co gospodarz poda ci gdzie indziej.',
  'fair.lobby.short': 'W skrócie',
  'fair.lobby.changed': 'Twoja przeglądarka zna tę salę pod innym kluczem ({kept}). Zapytaj gospodarza dlaczego, zanim zagrasz.',
  'fair.lobby.voids':
    'Przy otwartych stołach na {hands, plural, one {# rozdanie} few {# rozdania} many {# rozdań} other {# rozdania}} {voids, plural, =0 {żadne nie było nieważne} one {# było nieważne} few {# były nieważne} many {# było nieważnych} other {# było nieważne}}.',

  'fair.found.opening_malformed': 'Sala otworzyła rozdanie czymś, co nie jest zdarzeniem otwarcia.',
  'fair.found.signature_opening': 'Podpis sali pod tym, co ustalono z góry, jest fałszywy.',
  'fair.found.key_changed': 'Sala podpisuje innym kluczem ({used}) niż ten, który zna twoja przeglądarka ({known}).',
  'fair.found.opening_changed': 'To, co ustalono z góry, zmieniono po nadejściu twojego ziarna: dowodzi tego pokwitowanie.',
  'fair.found.signature_receipt': 'Pokwitowanie twojego ziarna ma fałszywy podpis.',
  'fair.found.commitment_mine': 'Twoje zobowiązanie na miejscu {seat} pominięto lub podmieniono.',
  'fair.found.seed_missing': 'W mieszance brakuje ziarna miejsca {seat}.',
  'fair.found.seed_uncommitted': 'Nadeszło ziarno miejsca {seat}, do którego nikt się z góry nie zobowiązał.',
  'fair.found.seed_wrong': 'Ziarno miejsca {seat} nie jest tym, do którego się zobowiązano.',
  'fair.found.seed_mine': 'Twojego ziarna z miejsca {seat} nie ma w mieszance.',
  'fair.found.mark_unchecked': 'W mieszance nie ma ziarna żadnej osoby: sala mogła sama wybrać tę talię.',
  'fair.found.mark_not_mine': 'W tasowaniu tego rozdania nie ma ziarna z tej przeglądarki.',
  'fair.found.deck_unopened': 'Nie odkryto wszystkich talii, którymi się nie gra: {missing}.',
  'fair.found.deck_wrong': 'Talia {deck} nie jest tą, którą ustalono z góry.',
  'fair.found.deck_leaves': 'Talia, którą się gra, nie jest tą, którą ustalono z góry.',
  'fair.found.card_unopened': 'Karta {card} przyszła bez dowodu (pozycja {place}).',
  'fair.found.card_wrong': 'Karta {card} nie leżała na pozycji {place}, gdy ustalano talie.',
  'fair.found.card_place': 'Karta {card} powinna pochodzić z pozycji {place}, a wzięto ją z pozycji {told}.',
  'fair.found.card_repeated': 'Kartę {card} rozdano dwa razy: z pozycji {also} i {place}.',
  'fair.found.card_extra': 'Podano ci dowody kart, których nie powinno się ci podawać: pozycje {places}.',
  'fair.found.reclaim_order': 'Kartę {card} rozdano ponownie w złej kolejności: pozycja {told} zamiast {place}.',
  'fair.found.started_hand': 'Zagrano inne rozdanie niż to, które otwarto.',
  'fair.found.started_seats': 'Rozdano innym miejscom lub z innymi żetonami, niż ustalono.',
  'fair.found.started_dealer': 'Button leży przy miejscu {started}; ustalono go przy miejscu {opened}.',
  'fair.found.started_rules': 'Rozdanie toczy się według innych zasad, niż ustalono.',
  'fair.found.play_gap': 'Zataiono zdarzenie {v} tego rozdania.',
  'fair.found.play_illegal': 'Zdarzenie {v} tego rozdania nie może wynikać z tego, co zagrano.',
  'fair.found.signature_closing': 'Podpis sali pod końcem rozdania jest fałszywy.',
  'fair.found.play_closing': 'Sala podpisała inny przebieg rozdania niż ten, który ci opowiedziała.',
  'fair.found.void_unfounded': 'Rozdanie {number} unieważniono bez powodu.',
  'fair.found.void_mine': 'Sala twierdzi, że miejsce {seat} milczało, a masz jej pokwitowanie.',
  'fair.found.void_decks': 'Talii nieważnego rozdania {number} nie odkryto albo nie są tymi, które ustalono.',
  'fair.found.void_mixed': 'Rozdanie unieważniono, gdy karty były już znane.',
  'fair.found.mark_unfinished': 'Rozdanie jeszcze trwa.',
  'fair.found.chain_gap': 'Między rozdaniem {before} a {number} brakuje rozdania.',
  'fair.found.chain_previous': 'Rozdanie {number} nie wynika z tego, jak skończyło się poprzednie.',
  'fair.found.chain_silent': 'Rozdanie {number} rozdano miejscu, które dopiero co uznano za milczące: {seats}.',
  'fair.found.mark_void': 'Rozdanie {number} było nieważne: z miejsca {silent} nie nadeszło ziarno.',
  'fair.found.compare_opening': 'Sala otworzyła to rozdanie na dwa różne sposoby.',
  'fair.found.mixed_malformed': 'Tego, co sala podała o mieszance, nie da się odczytać.',
  'fair.found.card_malformed': 'Dowodu karty nie da się odczytać.',
  'fair.found.receipt_malformed': 'Pokwitowania twojego ziarna nie da się odczytać.',
  'fair.found.closing_malformed': 'Tego, co sala podała o końcu rozdania, nie da się odczytać.',

  'fair.found.mark_blamed':
    'Sala twierdzi, że z twojego miejsca {seat} nie przyszło ziarno, a przeglądarka je wysłała. Jeśli połączenie było dobre, powiedz o tym innym graczom.',
  'fair.void':
    'Rozdanie {number} jest nieważne: brak ziarna ({names}). Następne zostanie otwarte bez tego miejsca.',
  'fair.voids':
    '{voids, plural, =0 {Przy tym stole nie unieważniono żadnego rozdania.} one {Przy tym stole otwarto i nie rozegrano # rozdania.} few {Przy tym stole otwarto i nie rozegrano # rozdań.} many {Przy tym stole otwarto i nie rozegrano # rozdań.} other {Przy tym stole otwarto i nie rozegrano # rozdania.}}',
  'fair.seat_voids':
    '{voids, plural, one {{name}: # unieważnienie} few {{name}: # unieważnienia} many {{name}: # unieważnień} other {{name}: # unieważnienia}}',
  'fair.numbers':
    'Liczby',
  'fair.number.seed':
    'Twoje ziarno',
  'fair.number.key':
    'klucz sali',
  'fair.number.digest':
    'odcisk otwarcia',
  'fair.number.previous':
    'odcisk końca poprzedniego rozdania',
  'fair.number.deck':
    'talia {deck}',
  'fair.number.seat':
    'miejsce {seat}',
  'fair.number.mix':
    'wynik wszystkich ziaren',
  'fair.number.place':
    'pozycja {place}',
  'fair.number.closing':
    'odcisk końca',
};
