import type { playingWords as english } from '../en/playing';

export const playingWords: Record<keyof typeof english, string> = {
  'pre.label': 'Gdy przyjdzie twoja kolej',
  'pre.short': 'Z góry:',
  'pre.fold': 'Pasuję',
  'pre.check_fold': 'Czekam lub pasuję',
  'pre.check': 'Czekam',
  'pre.call': 'Sprawdzam {chips}',
  'pre.holds': 'Obowiązuje przy każdej stawce: nic nie płaci',
  'pre.ends': 'Przepada, gdy stawka się zmieni',

  'wager.less': 'Mniej',
  'wager.more': 'Więcej',

  'live.label': 'Co mówi dealer',
  'live.your_cards': 'Dostajesz: {cards}.',
  'live.turn': 'Twoja kolej: {choices}.',
  'live.turn_show': 'Twoja kolej, aby pokazać: {choices}.',
  'live.range': '{least}, najwyżej {most}',
  'live.seconds':
    '{seconds, plural, one {Została # sekunda} few {Zostały # sekundy} many {Zostało # sekund} other {Zostało # sekundy}}.',

  'missed.back': 'Z powrotem przy stole.',
  'missed.seat': 'Miejsce {seat} zostało w tym czasie zwolnione.',
  'missed.hands':
    '{hands, plural, one {W tym czasie skończyło się # rozdanie.} few {W tym czasie skończyły się # rozdania.} many {W tym czasie skończyło się # rozdań.} other {W tym czasie skończyło się # rozdania.}}',
  'missed.stack': 'Twoje żetony: przedtem {before}, teraz {after}.',
  'missed.more':
    '{lines, plural, one {Jeszcze # wiersz w relacji.} few {Jeszcze # wiersze w relacji.} many {Jeszcze # wierszy w relacji.} other {Jeszcze # wiersza w relacji.}}',

  'tabs.label': 'Twoje stoły',
  'tabs.calls': '{table}: twoja kolej.',
  'tabs.lost': 'brak połączenia',

  'side.open': 'Relacja, czat, miejsce',
  'side.close': 'Z powrotem do stołu',

  'seat.cards_closed': '×{cards}',
  'seat.cards_closed_label':
    '{cards, plural, one {# karta zakryta} few {# karty zakryte} many {# kart zakrytych} other {# karty zakrytej}}',

  'type.label': 'Polecenie',
  'type.hint': 'Wpisz polecenie lub help',
  'type.help':
    'f pasuje, c czeka lub sprawdza, r stawia lub podbija; r i kwota stawia lub podbija do tej kwoty. h mówi, co masz w ręce, 1 do 8 opisuje miejsce, p pulę, d spasowane karty, t czas, w dlaczego możesz to, co możesz. Te same litery działają jako klawisze; / prowadzi do tego pola. k wyłącza i włącza klawisze. Wybrane z góry pasuję oraz czekam lub pasuję obowiązują przy każdej stawce, bo nic nie płacą; czekam i sprawdzam przepadają, gdy się zmieni.',
  'type.unknown': 'Nie ma polecenia „{line}”. Wpisz help.',
  'type.not_now': 'Teraz nie można tego zrobić.',
  'type.not_to': 'Nie do {chips}. {choices}',
  'type.not_amount': '„{amount}” to nie kwota. Wpisz r i jedną liczbę, na przykład r 4.',
  'type.surplus':
    'Nic nie zrobiono: „{word}” stoi samo, a po nim było „{rest}”.',
  'type.confirm': 'Czekanie nic nie kosztuje. f jeszcze raz pasuje, c czeka.',
  'type.sent': 'Zrobione.',

  'tell.no_cards': 'Nie masz kart.',
  'tell.cards': 'Zakryte: {down}. Odkryte: {up}.',
  'tell.makes': 'To daje: {hand}.',
  'tell.seat': 'Miejsce {seat}: {name}, {chips}.',
  'tell.seat_you': 'To ty.',
  'tell.seat_free': 'Miejsce {seat} jest wolne.',
  'tell.seat_folded': 'Pas.',
  'tell.seat_shows': 'Widać: {cards}.',
  'tell.seat_mark': '{mark}.',
  'tell.seat_wager': 'Zakład w tej rundzie: {chips}.',
  'tell.seat_turn': 'Ma teraz kolej.',
  'tell.wagers': 'zakłady tej rundy {chips}',
  'tell.common': 'karta wspólna {card}',
  'tell.no_pot': 'W puli nie ma jeszcze nic.',
  'tell.dead': 'Spasowane karty: {cards}.',
  'tell.dead_none': 'Żadna odkryta karta nie jest jeszcze spasowana.',
  'tell.dead_untold': 'Przy tym stole nie ma listy spasowanych kart.',
  'tell.no_turn': 'Nikt nie ma teraz kolejki.',
  'tell.time': 'Kolej: {name}; zegara jeszcze nie widać.',
  'tell.time_yours': 'Twoja kolej; zegara jeszcze nie widać.',
  'tell.time_left':
    '{name}: {seconds, plural, one {została # sekunda} few {zostały # sekundy} many {zostało # sekund} other {zostało # sekundy}}.',
  'tell.time_left_yours':
    'Masz jeszcze {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',

  'outs.one':
    '{kind} {live}{dead, plural, =0 {} one { ({dead} martwa)} few { ({dead} martwe)} many { ({dead} martwych)} other { ({dead} martwej)}}',
  'outs.all': 'Żywe outy: {outs}.',
  'outs.pair': 'para',
  'outs.two_pair': 'dwie pary',
  'outs.three_of_a_kind': 'trójka',
  'outs.straight': 'strit',
  'outs.flush': 'kolor',
  'outs.full_house': 'ful',
  'outs.four_of_a_kind': 'kareta',
  'outs.straight_flush': 'poker',
  'outs.low': 'niski układ',

  'told.rules.in_force': 'Nowe zasady tego stołu obowiązują od tego rozdania.',
  'told.rules.taken_back': 'Zapowiedzianą zmianę cofnięto: przy tym stole gra się jak dotąd.',
  'told.table.closing':
    'Ten stół zostanie zamknięty po tym rozdaniu: wszystkie żetony wrócą do portfeli.',
  'told.room.draining':
    'Sala wkrótce się zamyka: to rozdanie zostanie dograne, jeśli wystarczy czasu. Miejsca i żetony zostają.',
  'told.room.closing': 'Sala jest uruchamiana ponownie. Miejsca, żetony i rozdanie zostają.',
  'told.table.stopped':
    'Ten stół stanął: rozdanie jest bezpieczne i toczy się dalej po ponownym uruchomieniu sali.',
  'told.connections.lost':
    'Większość graczy tego stołu straciła połączenie naraz: stół na nich czeka.',
  'told.host.paused': 'Gospodarz wstrzymał grę w całej sali.',
  'told.host.table_paused': 'Gospodarz wstrzymał grę przy tym stole.',
  'told.table.closed': 'Ten stół jest zamknięty: wszystkie żetony są z powrotem w portfelach.',
  'told.random.failing':
    'Źródło losowości komputera tej sali nie przeszło testu: nie rozdaje się żadnej karty, dopóki go nie przejdzie.',
  'told.watch.slow': 'Twoje łącze nie nadążało za stołem: wczytaj stół ponownie.',
  'lapse.told': '{name}: {cause}, {outcome}.',
  'type.keys_on': 'Litery znów działają jako klawisze.',
  'type.keys_off':
    'Litery nie działają już jako klawisze; polecenia wpisuje się po /. k i Enter je przywracają.',
};
