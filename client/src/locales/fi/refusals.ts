import type { refusalWords as english } from '../en/refusals';

export const refusalWords: Record<keyof typeof english, string> = {
  'refusal.line.lost': 'Huonetta ei tavoiteta. Yritä hetken päästä uudelleen.',
  'refusal.line.no_answer': 'Huone ei ole vastannut. Pöytä näyttää, mitä tapahtui.',
  'refusal.line.closed': 'Yhteys pöytään on suljettu.',
  'refusal.passkey.not_given':
    'Laite ei antanut pääsyavainta. Yritä uudelleen tai käytä salasanaa.',
  'refusal.buy_in.short': 'Sisäänosto täällä on {buy_in_min}–{buy_in_max}.',
  'refusal.buy_in.range': 'Sisäänosto täällä on {buy_in_min}–{buy_in_max}.',
  'refusal.buy_in.rathole':
    'Lähtiessäsi sinulla oli {buy_in_min}: tuo ainakin sen verran tai palaa myöhemmin.',
  'refusal.top_up.range': 'Pinoon ei voi lisätä sitä määrää: vähintään {lowest}, enintään {highest}.',
  'refusal.chips.not_enough': 'Lompakossa on vain {balance}.',
  'refusal.grant.not_broke':
    'Sinulla on merkkejä, joilla pelata. Lisää saa, kun ne ovat lähes lopussa.',
  'refusal.dismiss': 'Sulje ilmoitus',
  'refusal.any.empty': 'Siinä ei ole mitään luettavaa: kirjoita muutama sana.',
  'refusal.any.too_long': 'Enintään {longest} merkkiä: lyhennä sitä.',
  'refusal.any.wait':
    'Liian monta yritystä: odota {seconds, plural, one {# sekunti} other {# sekuntia}}.',
  'refusal.account.needed': 'Tähän tarvitaan tili: avaa sellainen, salasanalla.',
  'refusal.account.present': 'Sinulla on jo tili.',
  'refusal.account.seated': 'Sinulla on paikka ({tables}): luovu siitä ensin.',
  'refusal.action.hand_over': 'Tämä jako on ohi.',
  'refusal.action.not_your_turn': 'Ei ole sinun vuorosi.',
  'refusal.action.not_legal': 'Säännöt eivät nyt salli sitä.',
  'refusal.announcement.unknown': 'Sellaista ilmoitusta ei ole.',
  'refusal.ante.no_switch':
    'Pöydässä {table} alkupanokset maksetaan itsestään: pidä tauko, jos haluat levätä.',
  'refusal.ante.not_asked': 'Sinulta ei kysytä alkupanosta jaossa {number}.',
  'refusal.books.unbalanced':
    'Pöydän kirjat eivät täsmää, joten ei jaeta. Pelattu on tallessa; isäntä näkee vian lokista.',
  'refusal.connections.too_many':
    'Sinulla on jo {most} yhteyttä huoneeseen, enempää ei saa olla: sulje ensin joitakin.',
  'refusal.decision.past': 'Se ratkaisu on jo tehty.',
  'refusal.decision.unknown': 'Se ratkaisu on vasta edessä.',
  'refusal.disclosure.hand_open': 'Jako ei ole ohi: suljettuja käsiä ei vielä kerrota.',
  'refusal.disclosure.not_dealt_in': 'Vain se, joka sai tässä jaossa kortit, saa pyytää sitä.',
  'refusal.disclosure.not_in_this_house':
    'Tämä talo ei kerro näyttämättä jätettyjä käsiä kenellekään.',
  'refusal.door.password': 'Pöydän salasanassa on {shortest}–{longest} merkkiä.',
  'refusal.email.malformed':
    'Tämä ei ole sähköpostiosoite: kirjoita esimerkiksi ann@cards.example.',
  'refusal.email.taken': 'Toisella tilillä on tämä osoite.',
  'refusal.entry.wrong': 'Se ei avaa ovea pöytään {table}: pyydä uusi linkki.',
  'refusal.grant.address':
    'Päivän merkit on jo annettu tähän verkko-osoitteeseen: pyydä isännältä, joka voi antaa sinulle merkkejä tai nostaa rajaa, tai tule takaisin keskiyön (UTC) jälkeen.',
  'refusal.grant.limit':
    'Päivän merkit on jo annettu sinulle tai selaimellesi: pyydä uudelleen keskiyön (UTC) jälkeen tai isännältä, joka voi antaa sinulle merkkejä.',
  'refusal.grant.none': 'Tässä huoneessa ei anneta merkkejä: kysy isännältä.',
  'refusal.hand.delayed':
    'Jako näytetään, kun katsojat ovat nähneet sen: katso myöhemmin uudelleen.',
  'refusal.hand.open': 'Jako on vielä kesken: katso uudelleen, kun se on ohi.',
  'refusal.hand.other': 'Se koski toista jakoa: mitään ei tehty.',
  'refusal.hand.unknown': 'Sellaista jakoa ei ole pelattu tässä huoneessa.',
  'refusal.host.already': 'Pelaaja on jo isäntä: nimeä joku toinen.',
  'refusal.host.last': 'Huoneella on aina ainakin yksi isäntä: nimeä ensin toinen.',
  'refusal.host.needs_account': 'Isäntä tarvitsee tilin, jolla on salasana.',
  'refusal.host.not_one': 'Pelaaja ei ole isäntä: roolia ei ole mitä ottaa pois.',
  'refusal.host.only': 'Vain isäntä saa tehdä sen.',
  'refusal.host_link.expired': 'Linkki oli voimassa päivän: pyydä uusi.',
  'refusal.host_link.unknown': 'Tämä ei ole tämän huoneen linkki, tai uudempi on korvannut sen.',
  'refusal.host_link.used': 'Linkki on jo käytetty: pyydä uusi.',
  'refusal.house.unknown': 'Sellaista taloa ei ole.',
  'refusal.letter.unknown': 'Sinulle ei ole kirjoitettu sellaista kirjettä.',
  'refusal.line.unknown': 'Sellaista riviä ei ole.',
  'refusal.link.unknown': 'Linkki on käytetty, liian vanha tai ei meidän: pyydä uusi.',
  'refusal.login.wrong': 'Nimi ja salasana eivät kuulu yhteen: yritä uudelleen.',
  'refusal.mucked.none': 'Tässä jaossa kukaan muu ei jättänyt maksettua kättä näyttämättä.',
  'refusal.mucked.not_asked': 'Pyydä ensin näyttämättömät kädet.',
  'refusal.mucked.slow_down': 'Olet pyytänyt tunnin sisällä {most} kättä: pyydä tämä myöhemmin.',
  'refusal.mute.self': 'Et voi mykistää itseäsi.',
  'refusal.mute.too_many': 'Olet mykistänyt {most} pelaajaa, enempää ei voi.',
  'refusal.name.characters':
    'Nimessä ei saa olla näkymättömiä merkkejä eikä yhdessä kirjaimessa yli kahta tarketta.',
  'refusal.name.mixed_scripts': 'Nimi kirjoitetaan yhdellä kirjaimistolla: tässä on {scripts}.',
  'refusal.name.no_letter': 'Nimessä on ainakin yksi kirjain tai numero.',
  'refusal.name.reserved': '{name} on talon oma nimi: valitse toinen.',
  'refusal.name.taken':
    '{name} on jonkun täällä olevan nimi tai näyttää siltä: kirjaudu, jos se on sinun, tai valitse toinen.',
  'refusal.name.too_long': 'Nimessä on enintään {longest} merkkiä.',
  'refusal.name.too_short': 'Nimessä on vähintään {shortest} merkkiä.',
  'refusal.note.self': 'Muistiinpano koskee toista pelaajaa.',
  'refusal.note.too_many': 'Sinulla on muistiinpano {most} pelaajasta, enempää ei säilytetä.',
  'refusal.origin.foreign': 'Toisen sivuston sivu ei saa puhua tälle huoneelle.',
  'refusal.passkey.known': 'Huone tuntee jo tämän pääsyavaimen.',
  'refusal.passkey.late': 'Tämä kesti liian kauan tai oli jo tehty: aloita alusta.',
  'refusal.passkey.not_here': 'Pääsyavaimet toimivat vain https-yhteydellä tai tällä koneella.',
  'refusal.passkey.refused': 'Huone ei tunne tätä pääsyavainta: kirjaudu salasanalla.',
  'refusal.passkey.too_many': 'Tilillä on enintään {most} pääsyavainta: poista yksi.',
  'refusal.passkey.unknown': 'Sinulla ei ole sellaista pääsyavainta.',
  'refusal.password.common':
    'Tätä salasanaa kokeiltaisiin ensimmäisten joukossa: valitse toinen, mieluiten vähintään {advised} merkkiä.',
  'refusal.password.is_name': 'Salasana, joka on sama kuin nimi, arvataan heti: valitse toinen.',
  'refusal.password.too_long': 'Salasanassa on enintään {longest} merkkiä.',
  'refusal.password.too_short':
    'Salasanassa on vähintään {shortest} merkkiä: muutama peräkkäinen sana on helppo muistaa ja vaikea arvata.',
  'refusal.password.wrong': 'Tämä ei ole salasanasi: yritä uudelleen.',
  'refusal.player.banned':
    'Isäntä on antanut sinulle porttikiellon: kirjoita isännälle, jos se on väärin.',
  'refusal.player.is_host': 'Pelaaja on isäntä: ota rooli ensin pois.',
  'refusal.player.no_session': 'Pelaaja ei ole kirjautuneena missään.',
  'refusal.player.not_banned': 'Pelaajalla ei ole porttikieltoa.',
  'refusal.player.not_seated': 'Pelaajalla ei ole paikkaa tässä pöydässä.',
  'refusal.player.unknown': 'Sellaista pelaajaa ei ole tässä huoneessa.',
  'refusal.proof.needed': 'Tähän tarvitaan vielä kerran salasanasi tai pääsyavain.',
  'refusal.rail.players': 'Tätä pöytää katselevat vain kirjautuneet: kirjaudu nimellä.',
  'refusal.request.too_fast':
    'Se tuli liian nopeasti: odota {seconds, plural, one {# sekunti} other {# sekuntia}} ja pyydä uudelleen.',
  'refusal.room.paused': 'Koko huone on pysäytetty.',
  'refusal.room.not_paused': 'Huone ei ole pysäytetty.',
  'refusal.room.closing': 'Huone sulkeutuu hetkeksi: pöydät jatkavat, kun se palaa.',
  'refusal.seat.already_seated': 'Sinulla on jo paikka {seat}: yksi pelaaja, yksi paikka.',
  'refusal.seat.going': 'Pöydässä on pian vain {seats} paikkaa: valitse niistä.',
  'refusal.seat.held': 'Paikka {seat} on varattu jonottajalle: asetu jonoon tai valitse toinen.',
  'refusal.seat.leaving': 'Olet lähdössä pöydästä: istu uudelleen, jos haluat jatkaa.',
  'refusal.seat.name_at_table': 'Pöydässä istuu jo {name}: kirjaudu toisella nimellä.',
  'refusal.seat.not_in_hand': 'Et saanut kortteja tässä jaossa: seuraavassa saat.',
  'refusal.seat.not_seated': 'Sinulla ei ole paikkaa: istu ensin pöytään {table}.',
  'refusal.seat.taken': 'Paikka {seat} on varattu. Vapaana: {free}.',
  'refusal.seat.unknown': 'Paikkaa {seat} ei ole: paikat ovat 1–{seats}.',
  'refusal.session.ended': 'Sinut on kirjattu ulos: kirjaudu, niin voit jatkaa.',
  'refusal.session.none': 'Tähän tarvitaan nimi: kirjaudu ensin.',
  'refusal.session.present': 'Olet täällä nimellä {name}: kirjaudu ulos, jos haluat toisen nimen.',
  'refusal.session.unknown': 'Se istunto on jo päättynyt.',
  'refusal.store.failed':
    'Huone ei voinut kirjata tätä, joten sitä ei tapahtunut: yritä uudelleen.',
  'refusal.store.slow':
    'Huoneen levy on juuri nyt liian hidas: peli on pysähdyksissä, mitään ei katoa, ja se jatkuu itsestään.',
  'refusal.study.busy': 'Muut tutkivat jo eikä huone ehdi enempää: yritä uudelleen.',
  'refusal.study.out_of_time':
    'Tämä kesti yli {seconds} s ja keskeytettiin: pyydä vähemmän jakoja tai kortteja.',
  'refusal.study.ranges': 'Huone laskee käsijoukkoja enintään {most} paikalle.',
  'refusal.study.too_many':
    'Sinulla on jo {most} laskua kesken, enempää ei kerralla saa: odota tai pysäytä yksi.',
  'refusal.table.closing': 'Pöytä sulkeutuu tämän jaon jälkeen: valitse toinen.',
  'refusal.table.full': 'Kaikki {seats} paikkaa on varattu: jonota tai valitse toinen pöytä.',
  'refusal.table.host_only': 'Tässä huoneessa vain isäntä avaa pöytiä: pyydä häneltä.',
  'refusal.table.name_taken': 'Pöytä {name} on jo olemassa: valitse toinen nimi.',
  'refusal.table.no_change': 'Pöydässä pelataan jo näillä säännöillä.',
  'refusal.table.not_paused': 'Pöytä ei ole pysäytetty.',
  'refusal.table.not_yours':
    'Pöytää {table} hoitavat vain sen avaaja ja isäntä: kysy heiltä tai avaa oma.',
  'refusal.table.private': '{table} on yksityinen: avaa saamasi linkki tai anna salasana.',
  'refusal.table.public': 'Pöytä on avoin kaikille: siinä ei ole ovea.',
  'refusal.table.room_full': 'Pelaajat ovat avanneet {most} pöytää, enempää ei mahdu: istu johonkin niistä tai kysy isännältä.',
  'refusal.table.stopped': 'Pöytä on siirtynyt: lataa se uudelleen.',
  'refusal.table.too_many': 'Olet avannut {most} pöytää, enempää ei yksi pelaaja saa: sulje yksi.',
  'refusal.table.unknown': 'Sellaista pöytää ei ole: aulassa näkyvät kaikki pöydät.',
  'refusal.table_name.characters': 'Pöydän nimessä ei ole näkymättömiä merkkejä: jätä ne pois.',
  'refusal.table_name.length': 'Pöydän nimessä on {shortest}–{longest} merkkiä.',
  'refusal.table_name.no_letter': 'Pöydän nimessä on ainakin yksi kirjain tai numero.',
  'refusal.talk.at_table': 'Sinulla on paikka: katsojat puhuvat keskenään.',
  'refusal.talk.folded':
    'Olet kipannut, eikä tässä pöydässä puhuta jaosta, josta on pois: sano se, kun jako on ohi.',
  'refusal.talk.off': 'Tällä puolella pöytää ei puhuta.',
  'refusal.talk.seat_needed': 'Vain pöydässä istuvat puhuvat: ota ensin paikka.',
  'refusal.talk.silenced': 'Isäntä on pyytänyt sinua olemaan kirjoittamatta: saat pelata.',
  'refusal.thread.unknown': 'Sellaista keskustelua ei ole.',
  'refusal.token.days': 'Tunnus kestää 1–3650 päivää tai kunnes päätät sen.',
  'refusal.token.name': 'Kerro muutamalla sanalla, mihin tunnus on.',
  'refusal.token.scopes': 'Valitse ainakin yksi asia, jonka tunnus sallii.',
  'refusal.token.too_many': 'Tilillä on enintään {most} tunnusta: päätä yksi.',
  'refusal.token.unknown': 'Sinulla ei ole sellaista tunnusta.',
  'refusal.waiting.full': 'Täällä jonottaa jo {most}: valitse toinen pöytä.',
  'refusal.waiting.not_in_list': 'Et jonota pöytään {table}.',
  'refusal.waiting.seat_free': 'Paikka on vapaana: istu pöytään jonottamatta.',
  'refusal.waiting.seated': 'Sinulla on täällä paikka {seat}: istuva ei jonota.',
  'refusal.waiting.too_many': 'Jonotat jo {most} pöytään, enempään ei saa: poistu yhdestä jonosta.',
  'refusal.why.missing': 'Isäntien lokiin tarvitaan syy: kerro muutamalla sanalla, miksi.',
  'refusal.chips.none': 'Anna tai ota jotain.',
  'refusal.deal.none':
    'Tätä jakoa ei jaettu kaikkien siemenillä: tarkistettavaa ei ole.',
  'refusal.deal.plain':
    'Tässä pöydässä jaetaan ilman kaikkien siemeniä.',
  'refusal.hand.void':
    'Jako on mitätön: kaikki merkit palasivat omistajilleen.',
  'refusal.hand_note.too_many':
    'Muistiinpanoja jaoista on jo enimmäismäärä: poista ensin joitakin.',
  'refusal.import.nothing':
    'Tiedostossa ei ole yhtään seven-card studin jakoa.',
  'refusal.import.too_large':
    'Tiedosto on liian suuri: jaa se osiin.',
  'refusal.import.too_many':
    'Tuotuja jakoja on jo enimmäismäärä ({most}): unohda ensin joitakin.',
  'refusal.replay.viewer':
    'Tätä jakoa ei näytetä toisen silmin.',
  'refusal.share.too_many':
    'Linkkejä jakoihin on jo enimmäismäärä: päätä ensin joitakin.',
  'refusal.share.unknown':
    'Linkki ei näytä mitään: se on päättynyt tai ei ole meidän.',
  'refusal.table.rules': 'Näillä säännöillä ei voi pelata: korjaa, mikä on vialla.',
  'refusal.rail.delay': 'Katsojille kerrotaan enintään viisitoista minuuttia myöhässä.',
  'refusal.accounts.busy': 'Juuri nyt kirjautuu monta ihmistä: yritä uudelleen.',
  'refusal.any.too_fast':
    'Liian paljon kerralla: odota {seconds, plural, one {# sekunti} other {# sekuntia}} ja yritä uudelleen.',
  'refusal.mucked.house': 'Tässä talossa näyttämättä jätettyä kättä ei kerrota kenellekään.',
  'refusal.mucked.not_dealt_in': 'Vain se, joka sai tässä jaossa kortit, voi pyytää kättä.',
  'refusal.path.unknown': 'Sellaista sivua ei ole.',
  'refusal.request.malformed': 'Huone ei ymmärtänyt tätä: lataa sivu uudelleen.',
  'refusal.request.abandoned': 'Tästä luovuttiin ennen kuin se oli valmis.',
  'refusal.room.fault': 'Tämä oli huoneen virhe, ja se on kirjattu: yritä uudelleen.',
  'refusal.sealed.broken': 'Tämän jaon suljettuja kortteja ei voi enää lukea.',
  'refusal.sealed.other_key':
    'Tämän jaon suljetut kortit on sinetöity toisella avaimella: isännän on löydettävä se.',
  'refusal.store.busy':
    'Toinen ohjelma varaa huoneen tietokantaa: peli on tauolla, mitään ei katoa, ja peli jatkuu itsestään.',
  'refusal.store.damaged':
    'Huoneen tietokanta on vioittunut: peli on tauolla, kunnes isäntä on palauttanut varmuuskopion.',
  'refusal.store.failing':
    'Huoneen levy pettää: peli on tauolla, mitään ei katoa, ja peli jatkuu itsestään, kun levy taas toimii.',
  'refusal.store.full':
    'Huoneen levy on täynnä: peli on tauolla, mitään ei katoa, ja peli jatkuu itsestään, kun tilaa taas on.',
  'refusal.store.read_only':
    'Huoneen levylle ei voi kirjoittaa: peli on tauolla, mitään ei katoa, ja peli jatkuu itsestään.',
  'refusal.store.unreadable': 'Sitä, mitä huone on tästä säilyttänyt, ei voi lukea.',
  'refusal.exact.no_method':
    'Kolme kättä tai useampi lasketaan tarkasti vain, kun yhdelle niistä on tulossa enintään kaksi korttia, kuten 5th streetillä.',
  'refusal.next.no_card': 'Tämä käsi ei saa enää omaa korttia.',
  'refusal.spot.deck_too_short':
    'Tulossa on vielä {needed} korttia, mutta jäljellä on vain {left}: poista paikkoja tai poissa olevia kortteja.',
  'refusal.spot.twice': 'Kortti on kahdessa paikassa: pakassa se on kerran.',
  'refusal.spot.seats': 'Studpöydässä on 2–8 paikkaa.',
  'refusal.spot.common':
    'Yhteisiä kortteja on enintään yksi, eikä siitä ole hyötyä paikalle, jolla on seitsemän omaa korttia.',
  'refusal.holding.too_many': 'Paikka saa enintään seitsemän korttia.',
  'refusal.holding.unreadable': 'Näitä kortteja ei voi lukea: linkki ei ole kokonainen.',
};
