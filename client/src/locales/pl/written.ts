import type { writtenWords as english } from '../en/written';

export const writtenWords: Record<keyof typeof english, string> = {
  'written.game':
    '{game, select, hi {Najlepszy wysoki układ pięciu kart z siedmiu wygrywa całą pulę.} hilo {Pulę dzielą między siebie najlepszy układ wysoki i najlepszy układ niski (8 or better); gdy niskiego nie ma, wysoki bierze wszystko.} other {Najniższy układ pięciu kart z siedmiu wygrywa całą pulę; as jest niski, a strit i kolor nie psują układu.}}',
  'written.betting':
    '{betting, select, fixed_limit {Stały limit: każdy zakład i każde podbicie ma ustaloną wysokość.} spread_limit {Spread limit: zakład może mieć dowolną wysokość między dwiema granicami.} pot_limit {Pot limit: podbicie nie może być wyższe niż pula po sprawdzeniu.} other {No limit: można postawić cały stack.}}',
  'written.small_bet':
    '{betting, select, fixed_limit {Mały zakład, przy trzeciej i czwartej karcie, wynosi {small_bet}.} other {Kto otwiera licytację, stawia co najmniej {small_bet}.}}',
  'written.big_bet': 'Duży zakład, od piątej karty, wynosi {big_bet}.',
  'written.spread_min': 'Najmniejszy zakład wynosi {spread_min}.',
  'written.spread_max':
    'Największy zakład wynosi {spread_max}, a podbicie dodaje najwyżej {spread_max}.',
  'written.ante':
    '{ante, select, 0 {Nie ma ante.} other {Przed rozdaniem kart każdy gracz wpłaca ante {ante}.}}',
  'written.bring_in':
    '{bring_in, select, 0 {Nie ma bring-inu: {four_first, select, yes {zaczynają najlepsze dwie karty odkryte i mogą czekać.} other {zaczyna najwyższa karta odkryta i może czekać.}}} other {Najniższa karta odkryta otwiera rundę trzeciej karty bring-inem {bring_in}.}}',
  'written.chip_unit':
    'Najmniejszy żeton to {chip_unit}; resztę z podziału puli wypłaca się takimi żetonami.',
  'written.max_players':
    '{max_players, select, 2 {Przy stole siedzi dwóch graczy.} other {Przy stole siedzi od dwóch do {max_players} graczy.}}',
  'written.buy_in_min':
    '{one_buy_in, select, yes {Buy-in wynosi dokładnie {buy_in_min}, ani więcej, ani mniej.} other {Gracz wkupuje się za co najmniej {buy_in_min}.}}',
  'written.buy_in_max':
    '{one_buy_in, select, yes {Buy-in ma jedną stałą wysokość: {buy_in_max}.} other {Gracz wkupuje się za najwyżej {buy_in_max}.}}',
  'written.short_buy':
    '{short_buy, select, yes {Kto już raz się wkupił, może następnym razem wkupić się poniżej minimum.} other {Nikt nie może wkupić się poniżej minimum.}}',
  'written.rathole_minutes':
    '{rathole_minutes, plural, =0 {Kto odszedł, może od razu wrócić z dowolnym buy-inem.} one {Kto wraca przed upływem # minuty, wnosi co najmniej tyle, z iloma żetonami odszedł.} few {Kto wraca przed upływem # minut, wnosi co najmniej tyle, z iloma żetonami odszedł.} many {Kto wraca przed upływem # minut, wnosi co najmniej tyle, z iloma żetonami odszedł.} other {Kto wraca przed upływem # minuty, wnosi co najmniej tyle, z iloma żetonami odszedł.}}',
  'written.bust_seconds':
    'Kto stracił wszystkie żetony, zachowuje miejsce przez {bust_seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
  'written.lost_line_seconds':
    '{lost_line_seconds, plural, =0 {Kto nie ma połączenia, nie dostaje kart, dopóki nie wróci.} one {Kto nie ma połączenia od # sekundy, nie dostaje kart, dopóki nie wróci.} few {Kto nie ma połączenia od # sekund, nie dostaje kart, dopóki nie wróci.} many {Kto nie ma połączenia od # sekund, nie dostaje kart, dopóki nie wróci.} other {Kto nie ma połączenia od # sekundy, nie dostaje kart, dopóki nie wróci.}}',
  'written.absence_minutes':
    'Miejsce zwalnia się po {absence_minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}} bez gry; żetony wracają do portfela.',
  'written.offer_seconds':
    'Zwolnione miejsce czeka {offer_seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}} na pierwszą osobę z kolejki, która je chce.',
  'written.auto_ante_default':
    '{auto_ante_default, select, yes {Ante wpłaca się automatycznie w każdym rozdaniu.} other {Gracz zgłasza się do każdego rozdania osobno; ante nie wpłaca się samo.}}',
  'written.auto_ante_switch':
    '{auto_ante_switch, select, yes {Gracz może wyłączyć automatyczne ante i zgłaszać się do każdego rozdania osobno.} other {Automatycznego ante nie można wyłączyć; kto chce odpocząć, robi przerwę.}}',
  'written.im_in_seconds':
    'Kto zgłasza się do każdego rozdania osobno, ma na to {im_in_seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}; inaczej opuszcza rozdanie.',

  'written.bring_in_may_complete':
    '{bring_in_may_complete, select, yes {Najniższa karta może zamiast bring-inu otworzyć pełnym zakładem.} other {Najniższa karta musi otworzyć bring-inem i nie może otworzyć wyżej.}}',
  'written.bring_in_counts_as_bet':
    '{bring_in_counts_as_bet, select, yes {Bring-in jest pierwszym zakładem rundy, więc jego dopełnienie jest podbiciem.} other {Bring-in nie liczy się jako zakład: dopiero jego dopełnienie jest pierwszym zakładem rundy.}}',
  'written.short_bring_in_call':
    '{short_bring_in_call, select, full {Gdy bring-in jest niepełnym all-in, pozostali i tak płacą cały bring-in.} other {Gdy bring-in jest niepełnym all-in, pozostali płacą tylko tyle, ile wniesiono.}}',
  'written.ante_allin_low_card':
    '{ante_allin_low_card, select, left_acts {Gdy najniższa karta jest all-in po ante, zaczyna gracz na lewo od niej: bring-inem, dopełnieniem albo pasem.} other {Gdy najniższa karta jest all-in po ante, bring-in wnosi następna najniższa karta odkryta, która ma żetony.}}',
  'written.max_raises':
    '{betting, select, pot_limit {Podbić w rundzie się nie liczy: w tej licytacji nie mają limitu.} no_limit {Podbić w rundzie się nie liczy: w tej licytacji nie mają limitu.} other {{max_raises, select, none {Limitu podbić nie ma: w rundzie może być ich dowolnie wiele.} other {W rundzie może być najwyżej jeden zakład i {max_raises, plural, =1 {jedno podbicie} one {# podbicie} few {# podbicia} many {# podbić} other {# podbicia}}.}}}}',
  'written.headsup_uncapped':
    '{headsup_uncapped, select, yes {Gdy w rozdaniu zostało tylko dwóch graczy, liczba podbić nie jest ograniczona.} other {Limit podbić obowiązuje także wtedy, gdy zostało tylko dwóch graczy.}}',
  'written.allin_half_rule':
    '{betting, select, fixed_limit {{allin_half_rule, select, half {All-in za co najmniej połowę należnego zakładu liczy się jako zakład lub podbicie; za mniej nie pozwala podbijać ponownie tym, którzy już zagrali.} other {All-in liczy się jako zakład lub podbicie tylko za pełną kwotę; za mniej nie pozwala podbijać ponownie tym, którzy już zagrali.}}} other {Niepełny all-in nie pozwala podbijać ponownie tym, którzy już zagrali, chyba że kilka z nich razem daje pełne podbicie.}}',
  'written.open_pair_double':
    '{betting, select, fixed_limit {{open_pair_double, select, off {Otwarta para na czwartej karcie nie pozwala na podwójny zakład.} pair_holder {Kto na czwartej karcie ma otwartą parę, może postawić {big_bet} zamiast {small_bet}; odtąd każdy zakład i każde podbicie w tej rundzie ma tę wysokość{hi_alone, select, yes { – ale tylko tam, gdzie gra się samo hi} other {}}.} other {Gdy ktokolwiek na czwartej karcie ma otwartą parę, każdy gracz może postawić {big_bet} zamiast {small_bet}; odtąd każdy zakład i każde podbicie w tej rundzie ma tę wysokość{hi_alone, select, yes { – ale tylko tam, gdzie gra się samo hi} other {}}.}}} other {Zakłady nie mają stałej wysokości, więc otwarta para na czwartej karcie niczego nie zmienia.}}',
  'written.open_pair_big_raise_over_small':
    '{open_pair_big_raise_over_small, select, yes {Przy otwartej parze mały zakład można podbić o mały albo o podwójny.} other {Przy otwartej parze mały zakład można podbić tylko o mały.}}',
  'written.open_pair_hilo':
    '{open_pair_hilo, select, yes {Otwarta para pozwala na podwójny zakład także w hi/lo, o ile zasady go znają.} other {W hi/lo otwarta para nigdy nie pozwala na podwójny zakład.}}',
  'written.first_act_tie':
    '{first_act_tie, select, position {Przy równych kartach odkrytych zaczyna ten, kto siedzi najbliżej na lewo od dealera.} other {Przy równych kartach odkrytych zaczyna ten, czyja najwyższa karta ma starszy kolor.}}',
  'written.first_act_allin_high':
    '{first_act_allin_high, select, next_left {Gdy najlepszy układ odkryty nie może grać, zaczyna pierwszy gracz z żetonami na lewo od niego.} other {Gdy najlepszy układ odkryty nie może grać, zaczyna najlepszy układ spośród tych, którzy mogą.}}',

  'written.four_first':
    '{four_first, select, yes {Przed pierwszą rundą licytacji rozdaje się cztery karty, dwie zakryte i dwie odkryte; przy trzeciej karcie licytacji nie ma.} other {Pierwsza runda licytacji następuje po trzech kartach, dwóch zakrytych i jednej odkrytej.}}',
  'written.burn_cards':
    '{burn_cards, select, yes {Po pierwszym rozdaniu przed każdą kolejną kartą jedną się pali.} other {Kart się nie pali.}}',
  'written.short_deck':
    '{short_deck, select, reclaim_burns {Gdy talii nie starcza na ostatnią kartę, jej resztę i spalone karty tasuje się i rozdaje, jeśli wystarczą; inaczej jedna karta wspólna, odkryta, jest ostatnią kartą każdego gracza.} tda {Ostatnią kartę rozdaje się zwyczajnie tylko wtedy, gdy starczy też na spalenie jednej i pozostawienie jednej nierozdanej; jeśli nie, resztę i spalone karty tasuje się i rozdaje pod tym samym warunkiem; inaczej jedna karta wspólna, odkryta, jest ostatnią kartą każdego gracza.} other {Gdy talii nie starcza na ostatnią kartę, jedna karta wspólna, odkryta, jest ostatnią kartą każdego gracza; spalone karty nie wracają do gry.}}',
  'written.common_card_first':
    '{common_card_first, select, sixth_street_order {Gdy ostatnią kartę zastępuje karta wspólna, ostatnia runda przebiega w kolejności z szóstej karty.} other {Gdy ostatnią kartę zastępuje karta wspólna, zaczyna najlepszy układ odkryty razem z tą kartą.}}',
  'written.dead_card_rack':
    '{dead_card_rack, select, yes {Odkryte karty tych, którzy spasowali, pozostają widoczne obok stołu.} other {Odkryte karty tych, którzy spasowali, nie są wypisane: trzeba je zapamiętać.}}',
  'written.live_outs':
    '{live_outs, select, yes {Gracz dowiaduje się, ile kart, które by mu pomogły, może jeszcze przyjść.} other {Nikt nie liczy za gracza, które karty mogą jeszcze przyjść.}}',
  'written.dealer_rotation':
    '{dealer_rotation, select, rotating {Po każdym rozdaniu button przesuwa się o jednego gracza w lewo.} other {Button pozostaje na miejscu.}}',

  'written.showdown_order':
    '{showdown_order, select, aggressor_then_clockwise {Pierwszy wykłada karty ten, kto ostatni postawił lub podbił w ostatniej rundzie; jeśli nikt nie stawiał, ten, kto w niej zaczynał; potem zgodnie ze wskazówkami zegara.} other {Najpierw wykłada się karty z ostatniej puli bocznej i tak po kolei do puli głównej; w każdej puli zaczyna ten, kto ostatni postawił lub podbił, potem zgodnie ze wskazówkami zegara.}}',
  'written.loser_may_muck':
    '{loser_may_muck, select, yes {Przegranych kart można nie pokazywać; wygrać mogą tylko karty pokazane.} other {Przy wykładaniu kart trzeba pokazać każdą rękę, która jest jeszcze w grze.}}',
  'written.allin_faceup':
    '{allin_faceup, select, yes {Gdy licytacja nie jest już możliwa, wszystkie ręce odkrywa się, a potem rozdaje resztę kart.} other {Ręce pozostają zakryte do ostatniej karty, nawet gdy licytacja nie jest już możliwa.}}',
  'written.muck_disclosure':
    '{muck_disclosure, select, none {Kart niepokazanych przy wykładaniu nie ujawnia się nikomu.} other {Kto dostał karty w tym rozdaniu, może poprosić o pokazanie ręki, którą sprawdzono, a której nie pokazano.}}',
  'written.muck_ask_told':
    '{muck_ask_told, select, yes {Kto nie pokazał sprawdzonej ręki, dowiaduje się, kto o nią poprosił.} other {Kto nie pokazał sprawdzonej ręki, nie dowiaduje się, kto o nią poprosił.}}',
  'written.show_seconds':
    'Gracz ma {show_seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}, aby pokazać karty albo ich nie pokazać.',
  'written.history_email':
    '{history_email, select, yes {{muck_disclosure, select, none {Historii rozdań nie wysyła się e-mailem.} other {Kto poprosi o sprawdzoną, niepokazaną rękę, dostaje historię rozdania e-mailem.}}} other {Historii rozdań nie wysyła się e-mailem.}}',

  'written.turn_seconds':
    'Gracz ma na decyzję {turn_seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
  'written.timer_visible_seconds':
    '{whole_turn, select, yes {Zegar widać przy stole przez cały czas na decyzję.} other {{timer_visible_seconds, plural, =0 {Czasu na decyzję nie widać przy stole.} one {Zegar widać przy stole przez ostatnią # sekundę czasu na decyzję.} few {Zegar widać przy stole przez ostatnie # sekundy czasu na decyzję.} many {Zegar widać przy stole przez ostatnie # sekund czasu na decyzję.} other {Zegar widać przy stole przez ostatnie # sekundy czasu na decyzję.}}}}',
  'written.timeout_action':
    '{timeout_action, select, check_fold {Gracz, któremu minął czas, czeka, jeśli nic to nie kosztuje, a jeśli kosztuje, pasuje.} allin {Gracz, któremu minął czas, jest traktowany jak all-in: stack zostaje, ręka walczy o pulę w jej obecnej wysokości i dalej nie gra.} other {Gracz, któremu minął czas, jest traktowany jak all-in, jeśli ma {timeout_chips_test, select, ante {w puli jakiekolwiek żetony, choćby ante,} bet_this_hand {w puli żetony poza ante,} other {żetony wpłacone w tej rundzie,}} a jeśli nie, pasuje.}}',
  'written.timeout_chips_test':
    'Być w puli to mieć {timeout_chips_test, select, ante {w puli jakiekolwiek żetony, choćby ante} bet_this_hand {w puli żetony poza ante} other {żetony wpłacone w tej rundzie}}.',
  'written.disconnect_action':
    '{disconnect_action, select, check_fold {Gracz, któremu zerwało się połączenie i który nie wróci na czas, czeka, jeśli nic to nie kosztuje, a jeśli kosztuje, pasuje.} allin {Gracz, któremu zerwało się połączenie i który nie wróci na czas, jest traktowany jak all-in: stack zostaje, ręka walczy o pulę w jej obecnej wysokości i dalej nie gra.} other {Gracz, któremu zerwało się połączenie i który nie wróci na czas, jest traktowany jak all-in, jeśli ma {timeout_chips_test, select, ante {w puli jakiekolwiek żetony, choćby ante,} bet_this_hand {w puli żetony poza ante,} other {żetony wpłacone w tej rundzie,}} a jeśli nie, pasuje.}}',
  'written.allin_protections_per_day':
    '{allin_protections_per_day, select, none {Zerwane połączenie może być traktowane jak all-in dowolnie wiele razy.} other {Zerwane połączenie jest traktowane jak all-in najwyżej {allin_protections_per_day, plural, =1 {raz} one {# raz} few {# razy} many {# razy} other {# razu}} na dzień (UTC) dla każdego gracza; potem gracz czeka, a wobec zakładu pasuje.}}',
  'written.reconnect_min_left_seconds':
    'Powrót daje dodatkowy czas tylko wtedy, gdy na decyzję {reconnect_min_left_seconds, plural, one {została jeszcze co najmniej # sekunda} few {zostały jeszcze co najmniej # sekundy} many {zostało jeszcze co najmniej # sekund} other {zostało jeszcze co najmniej # sekundy}}.',
  'written.reconnect_bonus_seconds':
    '{reconnect_bonus_seconds, plural, =0 {Kto wróci na czas, ma tylko tyle, ile zostało mu na decyzję.} one {Kto wróci na czas, dostaje dodatkowo # sekundę, raz na decyzję.} few {Kto wróci na czas, dostaje dodatkowo # sekundy, raz na decyzję.} many {Kto wróci na czas, dostaje dodatkowo # sekund, raz na decyzję.} other {Kto wróci na czas, dostaje dodatkowo # sekundy, raz na decyzję.}}',
  'written.network_grace_ms':
    'Ze względu na wolne łącza liczy się odpowiedź spóźniona najwyżej o {grace_seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
  'written.pause_seconds':
    '{pause_seconds, plural, =0 {Przy stole gra się dalej, ile połączeń naraz by się nie zerwało.} one {Gdy naraz zrywa się więcej niż połowa połączeń, zegar staje na najwyżej # sekundę.} few {Gdy naraz zrywa się więcej niż połowa połączeń, zegar staje na najwyżej # sekundy.} many {Gdy naraz zrywa się więcej niż połowa połączeń, zegar staje na najwyżej # sekund.} other {Gdy naraz zrywa się więcej niż połowa połączeń, zegar staje na najwyżej # sekundy.}}',
  'written.pause_every_minutes':
    'Z powodu zerwanych połączeń zegar staje najwyżej raz na {pause_every_minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',

  'written.rail':
    '{rail, select, open {Obserwować może każdy, z imieniem lub bez.} players {Obserwować może każdy, kto się zalogował.} other {Rozdania widzą tylko siedzący przy stole; inni widzą, kto siedzi.}}',
  'written.rail_delay_seconds':
    '{rail_delay_seconds, plural, =0 {Widzowie widzą wszystko od razu.} one {Widzowie widzą wszystko o # sekundę później; gracze nie.} few {Widzowie widzą wszystko o # sekundy później; gracze nie.} many {Widzowie widzą wszystko o # sekund później; gracze nie.} other {Widzowie widzą wszystko o # sekundy później; gracze nie.}}',
  'written.table_chat':
    '{table_chat, select, yes {Siedzący mogą pisać przy stole.} other {Przy stole nie ma czatu.}}',
  'written.rail_chat':
    '{rail_chat, select, yes {Widzowie mogą pisać do siebie; siedzący przy stole tego nie czytają.} other {Widzowie nie piszą.}}',
  'written.folded_talk':
    '{folded_talk, select, free {Kto spasował, może dalej pisać.} held {To, co gracz pisze po spasowaniu, pojawia się po zakończeniu rozdania.} other {Kto spasował, nie pisze nic do końca rozdania.}}',

  'written.odd_chip_high':
    '{odd_chip_high, select, left_of_dealer {Nadwyżkowy żeton dostaje pierwszy na lewo od dealera spośród remisujących.} suit_5 {Nadwyżkowy żeton dostaje spośród remisujących ten, kto wśród pięciu grających kart ma najwyższą kartę według wartości i koloru.} other {Nadwyżkowy żeton dostaje spośród remisujących ten, kto wśród wszystkich siedmiu kart ma najwyższą kartę według wartości i koloru.}}',
  'written.odd_chip_low':
    '{odd_chip_low, select, left_of_dealer {Przy remisie niskich układów nadwyżkowy żeton dostaje pierwszy na lewo od dealera.} high_suit_5 {Przy remisie niskich układów nadwyżkowy żeton dostaje ten, kto w niskim układzie ma najwyższą kartę według wartości i koloru; as jest niski.} other {Przy remisie niskich układów nadwyżkowy żeton dostaje ten, kto wśród wszystkich siedmiu kart ma najniższą kartę według wartości i koloru; as jest niski.}}',
};
