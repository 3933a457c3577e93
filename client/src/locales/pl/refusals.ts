import type { refusalWords as english } from '../en/refusals';

export const refusalWords: Record<keyof typeof english, string> = {
  'refusal.line.lost': 'Nie można połączyć się z salą. Spróbuj ponownie za chwilę.',
  'refusal.line.no_answer': 'Sala nie odpowiedziała. Stół pokazuje, co się stało.',
  'refusal.line.closed': 'Połączenie ze stołem jest zamknięte.',
  'refusal.passkey.not_given':
    'Urządzenie nie podało klucza dostępu. Spróbuj ponownie albo użyj hasła.',
  'refusal.buy_in.short': 'Buy-in wynosi tu od {buy_in_min} do {buy_in_max}.',
  'refusal.buy_in.range': 'Buy-in wynosi tu od {buy_in_min} do {buy_in_max}.',
  'refusal.buy_in.rathole':
    'Przy odejściu od tego stołu twój stack wynosił {buy_in_min}: wnieś co najmniej tyle albo wróć później.',
  'refusal.top_up.range':
    'Do stacka nie można dołożyć takiej kwoty: najmniej {lowest}, najwięcej {highest}.',
  'refusal.chips.not_enough': 'W portfelu jest tylko {balance}.',
  'refusal.grant.not_broke': 'Masz jeszcze żetony do gry. Nowe dostaniesz, gdy będą na wyczerpaniu.',
  'refusal.dismiss': 'Ukryj komunikat',
  'refusal.any.empty': 'Nie ma tu nic do czytania: napisz kilka słów.',
  'refusal.any.too_long': 'Najwyżej {longest} znaków: skróć to.',
  'refusal.any.wait':
    'Zbyt wiele prób: poczekaj {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
  'refusal.account.needed': 'Do tego potrzebne jest konto: załóż je, z hasłem.',
  'refusal.account.present': 'Masz już konto.',
  'refusal.account.seated': 'Masz miejsce przy stole: {tables}. Najpierw je opuść.',
  'refusal.action.hand_over': 'To rozdanie jest zakończone.',
  'refusal.action.not_your_turn': 'To nie twoja kolej.',
  'refusal.action.not_legal': 'Zasady teraz na to nie pozwalają.',
  'refusal.announcement.unknown': 'Nie ma takiego ogłoszenia.',
  'refusal.ante.no_switch':
    'Przy stole {table} ante wpłaca się automatycznie: jeśli chcesz odpocząć, weź przerwę.',
  'refusal.ante.not_asked': 'W rozdaniu {number} nikt nie pyta cię o ante.',
  'refusal.books.unbalanced':
    'Księgi stołu się nie zgadzają, więc nie ma rozdań. Wszystko jest zapisane; gospodarz znajdzie przyczynę w dzienniku.',
  'refusal.connections.too_many': 'Połączeń z salą masz już {most}, więcej nie można: zamknij kilka.',
  'refusal.decision.past': 'Ta decyzja już zapadła.',
  'refusal.decision.unknown': 'Ta decyzja jest jeszcze przed tobą.',
  'refusal.disclosure.hand_open': 'Rozdanie trwa: zakrytych kart jeszcze się nie pokazuje.',
  'refusal.disclosure.not_dealt_in': 'Prosić może tylko ten, kto dostał karty w tym rozdaniu.',
  'refusal.disclosure.not_in_this_house': 'Według tych zasad niepokazanych kart nie ujawnia się nikomu.',
  'refusal.door.password': 'Hasło stołu ma od {shortest} do {longest} znaków.',
  'refusal.email.malformed': 'To nie jest adres e-mail: wpisz na przykład ann@cards.example.',
  'refusal.email.taken': 'Inne konto ma już ten adres.',
  'refusal.entry.wrong': 'To nie otwiera drzwi stołu {table}: poproś o nowy link.',
  'refusal.grant.address':
    'Dzisiejsze żetony przyznano już na ten adres sieciowy: poproś gospodarza, który może dać ci żetony lub podnieść limit, albo wróć po północy UTC.',
  'refusal.grant.limit':
    'Dzisiejsze żetony przyznano już tobie lub twojej przeglądarce: poproś po północy UTC albo zwróć się do gospodarza, który może dać ci żetony.',
  'refusal.grant.none': 'W tej sali nie rozdaje się żetonów: zapytaj gospodarza.',
  'refusal.hand.delayed': 'Rozdanie pokażemy, gdy zobaczą je widzowie: zajrzyj później.',
  'refusal.hand.open': 'To rozdanie jeszcze trwa: zajrzyj po jego zakończeniu.',
  'refusal.hand.other': 'To dotyczyło innego rozdania: nic się nie stało.',
  'refusal.hand.unknown': 'W tej sali nie było takiego rozdania.',
  'refusal.host.already': 'Ten gracz już jest gospodarzem: mianuj innego.',
  'refusal.host.last': 'Sala ma zawsze co najmniej jednego gospodarza: najpierw mianuj innego.',
  'refusal.host.needs_account': 'Gospodarz potrzebuje konta z hasłem.',
  'refusal.host.not_one': 'Ten gracz nie jest gospodarzem: nie ma roli do odebrania.',
  'refusal.host.only': 'Może to zrobić tylko gospodarz.',
  'refusal.host_link.expired': 'Ten link był ważny jeden dzień: poproś o nowy.',
  'refusal.host_link.unknown': 'To nie jest link tej sali albo zastąpił go nowszy.',
  'refusal.host_link.used': 'Ten link został już użyty: poproś o nowy.',
  'refusal.house.unknown': 'Nie ma takich zasad.',
  'refusal.letter.unknown': 'Nie ma takiego listu do ciebie.',
  'refusal.line.unknown': 'Nie ma takiej wypowiedzi.',
  'refusal.link.unknown': 'Ten link został użyty, jest za stary albo nie nasz: poproś o inny.',
  'refusal.login.wrong': 'To imię i to hasło do siebie nie pasują: spróbuj ponownie.',
  'refusal.mucked.none': 'W tym rozdaniu nie ma cudzej sprawdzonej ręki, której nie pokazano.',
  'refusal.mucked.not_asked': 'Najpierw poproś o niepokazane karty.',
  'refusal.mucked.slow_down': 'W ciągu godziny prosisz już o {most} rozdań: o to poproś później.',
  'refusal.mute.self': 'Nie możesz wyciszyć siebie.',
  'refusal.mute.too_many': 'Masz wyciszonych {most} graczy, więcej nie można.',
  'refusal.name.characters':
    'Imię nie ma niewidocznych znaków ani więcej niż dwóch znaków nad literą.',
  'refusal.name.mixed_scripts': 'Imię pisze się jednym alfabetem: tu są {scripts}.',
  'refusal.name.no_letter': 'Imię ma co najmniej jedną literę lub cyfrę.',
  'refusal.name.reserved': '{name} to imię zastrzeżone dla sali: wybierz inne.',
  'refusal.name.taken':
    '{name} to imię kogoś tutaj albo podobne: zaloguj się, jeśli jest twoje, albo wybierz inne.',
  'refusal.name.too_long': 'Imię ma najwyżej {longest} znaków.',
  'refusal.name.too_short': 'Imię ma co najmniej {shortest} znaki.',
  'refusal.note.self': 'Notatka dotyczy innego gracza.',
  'refusal.note.too_many': 'Masz notatki o {most} graczach, więcej się nie przechowuje.',
  'refusal.origin.foreign': 'Strona innej witryny nie może rozmawiać z tą salą.',
  'refusal.passkey.known': 'Sala zna już ten klucz dostępu.',
  'refusal.passkey.late': 'Trwało to zbyt długo albo już się stało: zacznij od nowa.',
  'refusal.passkey.not_here': 'Klucze dostępu działają tylko przez https albo na tym komputerze.',
  'refusal.passkey.refused': 'Sala nie zna tego klucza dostępu: zaloguj się hasłem.',
  'refusal.passkey.too_many': 'Konto ma najwyżej {most} kluczy dostępu: usuń jeden.',
  'refusal.passkey.unknown': 'Nie masz takiego klucza dostępu.',
  'refusal.password.common':
    'To hasło każdy próbowałby jako jedno z pierwszych: wybierz inne, najlepiej co najmniej {advised} znaków.',
  'refusal.password.is_name': 'Hasło takie jak imię zgadnie każdy: wybierz inne.',
  'refusal.password.too_long': 'Hasło ma najwyżej {longest} znaków.',
  'refusal.password.too_short':
    'Hasło ma co najmniej {shortest} znaków: kilka słów łatwo zapamiętać, a trudno zgadnąć.',
  'refusal.password.wrong': 'To nie jest twoje hasło: spróbuj ponownie.',
  'refusal.player.banned': 'Gospodarz zakazał ci gry: napisz do niego, jeśli to pomyłka.',
  'refusal.player.is_host': 'Ten gracz jest gospodarzem: najpierw odbierz rolę.',
  'refusal.player.no_session': 'Ten gracz nie jest nigdzie zalogowany.',
  'refusal.player.not_banned': 'Ten gracz nie ma zakazu.',
  'refusal.player.not_seated': 'Ten gracz nie siedzi przy tym stole.',
  'refusal.player.unknown': 'W tej sali nie ma takiego gracza.',
  'refusal.proof.needed': 'Do tego potrzebne jest jeszcze raz hasło albo klucz dostępu.',
  'refusal.rail.players': 'Ten stół obserwują tylko zalogowani: wejdź pod imieniem.',
  'refusal.request.too_fast':
    'To było za szybko: poczekaj {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}} i spróbuj ponownie.',
  'refusal.room.paused': 'Cała sala jest wstrzymana.',
  'refusal.room.not_paused': 'Sala nie jest wstrzymana.',
  'refusal.room.closing': 'Sala zamyka się na chwilę: stoły wrócą razem z nią.',
  'refusal.seat.already_seated': 'Masz już miejsce {seat}: jeden gracz, jedno miejsce.',
  'refusal.seat.going': 'Wkrótce miejsc przy stole będzie tylko {seats}: wybierz jedno z nich.',
  'refusal.seat.held':
    'Miejsce {seat} jest zatrzymane dla kogoś z kolejki: stań w kolejce albo wybierz inne.',
  'refusal.seat.leaving': 'Opuszczasz ten stół: usiądź ponownie, aby grać dalej.',
  'refusal.seat.name_at_table': 'Przy tym stole siedzi już {name}: wejdź pod innym imieniem.',
  'refusal.seat.not_in_hand': 'W tym rozdaniu nie dostajesz kart: następne jest twoje.',
  'refusal.seat.not_seated': 'Nie siedzisz przy stole {table}: najpierw usiądź.',
  'refusal.seat.taken': 'Miejsce {seat} jest zajęte. Wolne: {free}.',
  'refusal.seat.unknown': 'Nie ma miejsca {seat}: miejsca mają numery od 1 do {seats}.',
  'refusal.session.ended': 'Wylogowano cię: zaloguj się, aby grać dalej.',
  'refusal.session.none': 'Do tego potrzebne jest imię: najpierw wejdź.',
  'refusal.session.present': 'Jesteś tu jako {name}: wyloguj się, aby wejść pod innym imieniem.',
  'refusal.session.unknown': 'Ta sesja już się zakończyła.',
  'refusal.store.failed': 'Sala nie mogła tego zapisać, więc się nie stało: spróbuj ponownie.',
  'refusal.store.slow':
    'Dysk sali jest teraz zbyt wolny: gra jest wstrzymana, nic nie ginie i ruszy sama.',
  'refusal.study.busy': 'Inni już analizują i sala nie nadąża: spróbuj ponownie.',
  'refusal.study.out_of_time':
    'Trwało to ponad {seconds} s i zostało przerwane: poproś o mniej rozdań lub kart.',
  'refusal.study.ranges': 'Sala liczy zakresy najwyżej dla {most} miejsc.',
  'refusal.study.too_many':
    'Twoje trwające obliczenia: {most}. Więcej naraz nie można: poczekaj albo zatrzymaj jedno.',
  'refusal.table.closing': 'Ten stół zamknie się po rozdaniu: wybierz inny.',
  'refusal.table.full': 'Wszystkie miejsca ({seats}) są zajęte: poczekaj albo wybierz inny stół.',
  'refusal.table.host_only': 'W tej sali stoły otwiera tylko gospodarz: poproś go.',
  'refusal.table.name_taken': 'Jest już stół {name}: wybierz inną nazwę.',
  'refusal.table.no_change': 'Przy tym stole gra się już według tych zasad.',
  'refusal.table.not_paused': 'Stół nie jest wstrzymany.',
  'refusal.table.not_yours':
    'Stół {table} prowadzą tylko osoba, która go otworzyła, i gospodarz: zapytaj ich albo otwórz własny.',
  'refusal.table.private': '{table} to stół prywatny: otwórz otrzymany link albo podaj hasło.',
  'refusal.table.public': 'Ten stół jest otwarty dla wszystkich: nie ma drzwi.',
  'refusal.table.room_full': 'Gracze otworzyli już {most} stołów, więcej się nie zmieści: usiądź przy którymś z nich albo zapytaj gospodarza.',
  'refusal.table.stopped': 'Stół został przeniesiony: wczytaj go ponownie.',
  'refusal.table.too_many':
    'Stoły otwarte przez ciebie: {most}. Więcej jednemu graczowi nie wolno: zamknij jeden.',
  'refusal.table.unknown': 'W tej sali nie ma takiego stołu: lobby wymienia wszystkie.',
  'refusal.table_name.characters': 'Nazwa stołu nie ma niewidocznych znaków: usuń je.',
  'refusal.table_name.length': 'Nazwa stołu ma od {shortest} do {longest} znaków.',
  'refusal.table_name.no_letter': 'Nazwa stołu ma co najmniej jedną literę lub cyfrę.',
  'refusal.talk.at_table': 'Siedzisz przy stole: widzowie rozmawiają między sobą.',
  'refusal.talk.folded':
    'Po pasie przy tym stole nie mówi się o rozdaniu: powiedz to, gdy się skończy.',
  'refusal.talk.off': 'Po tej stronie stołu się nie rozmawia.',
  'refusal.talk.seat_needed': 'Przy stole rozmawiają tylko siedzący: najpierw zajmij miejsce.',
  'refusal.talk.silenced': 'Gospodarz prosi, by tu nie pisać: grać możesz dalej.',
  'refusal.thread.unknown': 'Nie ma takiej rozmowy w skrzynce.',
  'refusal.token.days': 'Token jest ważny od 1 do 3650 dni albo do odwołania.',
  'refusal.token.name': 'Napisz w kilku słowach, do czego służy token.',
  'refusal.token.scopes': 'Wybierz co najmniej jedną rzecz, którą wolno tokenowi.',
  'refusal.token.too_many': 'Konto ma najwyżej {most} tokenów: zakończ jeden.',
  'refusal.token.unknown': 'Nie masz takiego tokenu.',
  'refusal.waiting.full': 'Czeka tu już {most} osób: wybierz inny stół.',
  'refusal.waiting.not_in_list': 'Nie czekasz na stół {table}.',
  'refusal.waiting.seat_free': 'Jest wolne miejsce: usiądź zamiast czekać.',
  'refusal.waiting.seated': 'Masz tu miejsce {seat}: kto siedzi, nie czeka.',
  'refusal.waiting.too_many':
    'Czekasz już przy {most} stołach, więcej nie wolno: opuść jedną kolejkę.',
  'refusal.why.missing': 'Dziennik gospodarzy wymaga powodu: napisz go w kilku słowach.',
  'refusal.chips.none': 'Daj lub zabierz cokolwiek.',
  'refusal.deal.none':
    'Tego rozdania nie potasowano ziarnami wszystkich: nie ma czego sprawdzać.',
  'refusal.deal.plain':
    'Przy tym stole rozdaje się bez ziaren wszystkich graczy.',
  'refusal.hand.void':
    'To rozdanie jest nieważne: wszystkie żetony wróciły do właścicieli.',
  'refusal.hand_note.too_many':
    'Masz już najwięcej notatek o rozdaniach, ile można: usuń najpierw kilka.',
  'refusal.import.nothing':
    'W pliku nie ma żadnego rozdania seven-card studa.',
  'refusal.import.too_large':
    'Plik jest za duży: podziel go na części.',
  'refusal.import.too_many':
    'Masz już najwięcej wczytanych rozdań, ile można ({most}): najpierw usuń kilka.',
  'refusal.replay.viewer':
    'Tego rozdania nie pokazuje się cudzymi oczami.',
  'refusal.share.too_many':
    'Masz już najwięcej linków do rozdań, ile można: najpierw zakończ kilka.',
  'refusal.share.unknown':
    'Ten link nic nie pokazuje: wygasł albo nie jest nasz.',
  'refusal.table.rules': 'Według tych zasad nie można grać: popraw, co jest nie tak.',
  'refusal.rail.delay': 'Widzowie widzą grę najwyżej z piętnastominutowym opóźnieniem.',
  'refusal.accounts.busy': 'W tej chwili loguje się wiele osób: spróbuj ponownie.',
  'refusal.any.too_fast':
    'Za dużo naraz: odczekaj {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}} i spróbuj ponownie.',
  'refusal.mucked.house': 'Według tych zasad niepokazanych kart nie ujawnia się nikomu.',
  'refusal.mucked.not_dealt_in': 'O te karty może prosić tylko ktoś, kto dostał karty w tym rozdaniu.',
  'refusal.path.unknown': 'Nie ma takiej strony.',
  'refusal.request.malformed': 'Sala tego nie zrozumiała: wczytaj stronę ponownie.',
  'refusal.request.abandoned': 'Przerwano to, zanim było gotowe.',
  'refusal.room.fault': 'To był błąd sali; został zapisany. Spróbuj ponownie.',
  'refusal.sealed.broken': 'Zakrytych kart tego rozdania nie da się już odczytać.',
  'refusal.sealed.other_key':
    'Zakryte karty tego rozdania zapieczętowano innym kluczem: gospodarz musi go odnaleźć.',
  'refusal.store.busy':
    'Inny program zajmuje bazę danych sali: gra jest wstrzymana, nic nie ginie i sama ruszy dalej.',
  'refusal.store.damaged':
    'Baza danych sali jest uszkodzona: gra jest wstrzymana, dopóki gospodarz nie odtworzy kopii zapasowej.',
  'refusal.store.failing':
    'Dysk sali zawodzi: gra jest wstrzymana, nic nie ginie i sama ruszy dalej, gdy dysk znów zadziała.',
  'refusal.store.full':
    'Dysk sali jest pełny: gra jest wstrzymana, nic nie ginie i sama ruszy dalej, gdy znów będzie miejsce.',
  'refusal.store.read_only':
    'Na dysku sali nie można zapisywać: gra jest wstrzymana, nic nie ginie i sama ruszy dalej.',
  'refusal.store.unreadable': 'Tego, co sala o tym przechowała, nie da się odczytać.',
  'refusal.exact.no_method':
    'Trzy ręce i więcej liczy się dokładnie tylko wtedy, gdy jedna z nich ma dostać najwyżej dwie karty, jak przy piątej karcie.',
  'refusal.next.no_card': 'Ta ręka nie dostaje już własnej karty.',
  'refusal.spot.deck_too_short':
    'Kart do rozdania: {needed}, a zostało tylko {left}: usuń miejsca albo karty poza grą.',
  'refusal.spot.twice': 'Karta jest w dwóch miejscach, a w talii jest tylko raz.',
  'refusal.spot.seats': 'Przy stole do studa jest od 2 do 8 miejsc.',
  'refusal.spot.common':
    'Karta wspólna jest najwyżej jedna i nie służy miejscu, które ma siedem własnych kart.',
  'refusal.holding.too_many': 'Miejsce dostaje najwyżej siedem kart.',
  'refusal.holding.unreadable': 'Tych kart nie da się odczytać: link nie jest cały.',
};
