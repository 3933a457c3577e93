import type { writtenWords as english } from '../en/written';

export const writtenWords: Record<keyof typeof english, string> = {
  'written.game':
    '{game, select, hi {Paras viiden kortin korkea käsi seitsemästä voittaa koko potin.} hilo {Potti jaetaan parhaan korkean käden ja parhaan matalan käden kesken. Matalan korkein kortti on enintään kasi; jos matalaa ei ole, korkea vie kaiken.} other {Matalin viiden kortin käsi seitsemästä voittaa koko potin. Ässä on matala, eivätkä suora ja väri huononna kättä.}}',
  'written.betting':
    '{betting, select, fixed_limit {Limiitti: jokaisella panoksella ja korotuksella on määrätty koko.} spread_limit {Spread limit: panos saa olla mitä tahansa kahden rajan väliltä.} pot_limit {Pottilimiitti: korotus saa olla enintään potin suuruinen, oma maksu mukaan luettuna.} other {No limit: panos saa olla koko pinon suuruinen.}}',
  'written.small_bet':
    '{betting, select, fixed_limit {Pieni panos, 3rd ja 4th streetillä, on {small_bet}.} other {Panostuksen avaaja panostaa vähintään {small_bet}.}}',
  'written.big_bet': 'Iso panos, 5th streetistä alkaen, on {big_bet}.',
  'written.spread_min': 'Pienin panos on {spread_min}.',
  'written.spread_max': 'Suurin panos on {spread_max}, ja korotus lisää enintään {spread_max}.',
  'written.ante':
    '{ante, select, 0 {Alkupanosta ei ole.} other {Jokainen maksaa alkupanoksen {ante} ennen korttien jakoa.}}',
  'written.bring_in':
    '{bring_in, select, 0 {Bring-iniä ei ole: {four_first, select, yes {parhaat kaksi avokorttia aloittavat ja saavat sököttää.} other {korkein door card aloittaa ja saa sököttää.}}} other {Matalin door card aloittaa 3rd streetin bring-inillä {bring_in}.}}',
  'written.chip_unit':
    'Pienin pelimerkki on {chip_unit}; mitä potin jaosta jää yli, annetaan sellaisina merkkeinä.',
  'written.max_players':
    '{max_players, select, 2 {Pöydässä istuu kaksi pelaajaa.} other {Pöydässä istuu kahdesta {max_players} pelaajaan.}}',
  'written.buy_in_min':
    '{one_buy_in, select, yes {Sisäänosto on tasan {buy_in_min}, ei enempää eikä vähempää.} other {Sisään ostetaan vähintään {buy_in_min}.}}',
  'written.buy_in_max':
    '{one_buy_in, select, yes {Sisäänostolla on yksi ainoa summa, {buy_in_max}.} other {Sisään ostetaan enintään {buy_in_max}.}}',
  'written.short_buy':
    '{short_buy, select, yes {Joka on jo kerran ostanut sisään, saa seuraavalla kerralla ostaa pienintä sisäänostoa vähemmän.} other {Kukaan ei saa ostaa sisään pienintä sisäänostoa vähemmällä.}}',
  'written.rathole_minutes':
    '{rathole_minutes, plural, =0 {Pöydästä lähtenyt saa palata heti millä sisäänostolla tahansa.} one {Joka palaa # minuutin sisällä, tuo vähintään ne merkit, jotka lähtiessä olivat edessä.} other {Joka palaa # minuutin sisällä, tuo vähintään ne merkit, jotka lähtiessä olivat edessä.}}',
  'written.bust_seconds':
    'Joka on menettänyt kaikki merkkinsä, pitää paikkansa {bust_seconds, plural, one {# sekunnin} other {# sekuntia}}.',
  'written.lost_line_seconds':
    '{lost_line_seconds, plural, =0 {Joka on ilman yhteyttä, ei saa kortteja ennen kuin palaa.} one {Joka on ollut # sekunnin ilman yhteyttä, ei saa kortteja ennen kuin palaa.} other {Joka on ollut # sekuntia ilman yhteyttä, ei saa kortteja ennen kuin palaa.}}',
  'written.absence_minutes':
    'Paikka vapautetaan, kun siltä ei ole pelattu {absence_minutes, plural, one {# minuuttiin} other {# minuuttiin}}; sen merkit palaavat lompakkoon.',
  'written.offer_seconds':
    'Vapautuvaa paikkaa pidetään {offer_seconds, plural, one {# sekunti} other {# sekuntia}} jonon ensimmäiselle, joka sen haluaa.',
  'written.auto_ante_default':
    '{auto_ante_default, select, yes {Alkupanos maksetaan itsestään joka jaossa.} other {Pelaaja ilmoittautuu jokaiseen jakoon erikseen; alkupanosta ei makseta itsestään.}}',
  'written.auto_ante_switch':
    '{auto_ante_switch, select, yes {Pelaaja saa kytkeä automaattisen alkupanoksen pois ja ilmoittautua jako kerrallaan.} other {Automaattista alkupanosta ei voi kytkeä pois; joka haluaa levätä, jää tauolle.}}',
  'written.im_in_seconds':
    'Jako kerrallaan ilmoittautuvalla on {im_in_seconds, plural, one {# sekunti} other {# sekuntia}} aikaa sanoa se; muuten jako jää väliin.',

  'written.bring_in_may_complete':
    '{bring_in_may_complete, select, yes {Matalin kortti saa bring-inin sijasta aloittaa täydellä panoksella.} other {Matalimman kortin on aloitettava bring-inillä, eikä se saa aloittaa suuremmalla.}}',
  'written.bring_in_counts_as_bet':
    '{bring_in_counts_as_bet, select, yes {Bring-in on kierroksen ensimmäinen panos, joten sen täydentäminen on korotus.} other {Bring-iniä ei lasketa panokseksi: sen täydentäminen on kierroksen ensimmäinen panos.}}',
  'written.short_bring_in_call':
    '{short_bring_in_call, select, full {Kun bring-in on vajaa all-in, muut maksavat silti koko bring-inin.} other {Kun bring-in on vajaa all-in, muut maksavat vain sen, mitä siinä laitettiin.}}',
  'written.ante_allin_low_card':
    '{ante_allin_low_card, select, left_acts {Kun matalin kortti on alkupanoksellaan all-in, siitä seuraava vasemmalla aloittaa: bring-inillä, täydentämällä tai kippaamalla.} other {Kun matalin kortti on alkupanoksellaan all-in, bring-inin maksaa seuraavaksi matalin door card, jolla on merkkejä.}}',
  'written.max_raises':
    '{betting, select, pot_limit {Kierroksen korotuksia ei lasketa: tässä pelissä niillä ei ole ylärajaa.} no_limit {Kierroksen korotuksia ei lasketa: tässä pelissä niillä ei ole ylärajaa.} other {{max_raises, select, none {Korotuksilla ei ole rajaa: niitä voi kierroksella olla kuinka monta tahansa.} other {Kierroksella on enintään yksi panos ja {max_raises, plural, =1 {yksi korotus} one {# korotus} other {# korotusta}}.}}}}',
  'written.headsup_uncapped':
    '{headsup_uncapped, select, yes {Kun jaossa on jäljellä enää kaksi pelaajaa, korotusten määrää ei rajoiteta.} other {Korotusraja pätee myös silloin, kun jäljellä on enää kaksi pelaajaa.}}',
  'written.allin_half_rule':
    '{betting, select, fixed_limit {{allin_half_rule, select, half {All-in, joka on vähintään puolet vaaditusta panoksesta, on panos tai korotus; pienempi ei anna jo toimineiden korottaa uudelleen.} other {All-in on panos tai korotus vain täyden summan suuruisena; pienempi ei anna jo toimineiden korottaa uudelleen.}}} other {Vajaa all-in ei anna jo toimineiden korottaa uudelleen, elleivät useat vajaat yhdessä ole täyden korotuksen suuruisia.}}',
  'written.open_pair_double':
    '{betting, select, fixed_limit {{open_pair_double, select, off {Näkyvissä oleva pari 4th streetillä ei oikeuta kaksinkertaiseen panokseen.} pair_holder {Jolla on 4th streetillä pari näkyvissä, saa panostaa {big_bet} eikä vain {small_bet}; sen jälkeen kierroksen kaikki panokset ovat sen suuruisia{hi_alone, select, yes {, mutta vain pelissä, jossa on pelkkä hi} other {}}.} other {Kun jollakin on 4th streetillä pari näkyvissä, jokainen saa panostaa {big_bet} eikä vain {small_bet}; sen jälkeen kierroksen kaikki panokset ovat sen suuruisia{hi_alone, select, yes {, mutta vain pelissä, jossa on pelkkä hi} other {}}.}}} other {Panoksilla ei ole määrättyä kokoa, joten näkyvissä oleva pari 4th streetillä ei muuta mitään.}}',
  'written.open_pair_big_raise_over_small':
    '{open_pair_big_raise_over_small, select, yes {Kun pari on näkyvissä, pientä panosta saa korottaa pienellä tai kaksinkertaisella panoksella.} other {Kun pari on näkyvissä, pientä panosta saa korottaa vain pienellä panoksella.}}',
  'written.open_pair_hilo':
    '{open_pair_hilo, select, yes {Näkyvissä oleva pari sallii kaksinkertaisen panoksen myös hi/lossa, sikäli kuin talo sen tuntee.} other {Hi/lossa näkyvissä oleva pari ei koskaan oikeuta kaksinkertaiseen panokseen.}}',
  'written.first_act_tie':
    '{first_act_tie, select, position {Kun avokortit ovat tasan, aloittaa se, joka istuu ensimmäisenä jakajasta vasemmalle.} other {Kun avokortit ovat tasan, aloittaa se, jonka korkein kortti on korkeampaa maata.}}',
  'written.first_act_allin_high':
    '{first_act_allin_high, select, next_left {Kun paras avokäsi ei voi toimia, aloittaa siitä vasemmalle ensimmäinen, jolla on merkkejä.} other {Kun paras avokäsi ei voi toimia, aloittaa paras avokäsi niistä, jotka voivat.}}',

  'written.four_first':
    '{four_first, select, yes {Ennen ensimmäistä panostuskierrosta jaetaan neljä korttia, kaksi kuvapuoli alaspäin ja kaksi ylöspäin; 3rd streetillä ei panosteta.} other {Ensimmäinen panostuskierros on kolmen kortin jälkeen, joista kaksi on kuvapuoli alaspäin ja yksi ylöspäin.}}',
  'written.burn_cards':
    '{burn_cards, select, yes {Alkujaon jälkeen poltetaan yksi kortti ennen jokaista katua.} other {Kortteja ei polteta.}}',
  'written.short_deck':
    '{short_deck, select, reclaim_burns {Kun pakka ei riitä viimeiselle kadulle, sen loput ja poltetut kortit sekoitetaan ja jaetaan, jos ne riittävät; muuten yksi yhteinen avoin kortti on jokaisen viimeinen kortti.} tda {Viimeinen katu jaetaan tavalliseen tapaan vain, jos pakassa on varaa polttaa yksi kortti ja jättää yksi jakamatta; muuten loput ja poltetut kortit sekoitetaan ja jaetaan samalla ehdolla; ellei sekään riitä, yksi yhteinen avoin kortti on jokaisen viimeinen kortti.} other {Kun pakka ei riitä viimeiselle kadulle, yksi yhteinen avoin kortti on jokaisen viimeinen kortti; poltetut kortit eivät palaa peliin.}}',
  'written.common_card_first':
    '{common_card_first, select, sixth_street_order {Kun yksi yhteinen kortti korvaa viimeisen kortin, viimeinen kierros kulkee 6th streetin järjestyksessä.} other {Kun yksi yhteinen kortti korvaa viimeisen kortin, aloittaa paras avokäsi se kortti mukaan luettuna.}}',
  'written.dead_card_rack':
    '{dead_card_rack, select, yes {Kipattujen käsien avokortit pysyvät näkyvissä pöydän vieressä.} other {Kipattujen käsien avokortit eivät jää näkyviin: ne pitää muistaa.}}',
  'written.live_outs':
    '{live_outs, select, yes {Pelaajalle kerrotaan, kuinka moni häntä auttavista korteista on vielä näkemättä.} other {Kukaan ei laske pelaajan puolesta, mitkä kortit ovat vielä näkemättä.}}',
  'written.dealer_rotation':
    '{dealer_rotation, select, rotating {Jakajanappi siirtyy joka jaon jälkeen yhden pelaajan vasemmalle.} other {Jakajanappi pysyy paikallaan.}}',

  'written.showdown_order':
    '{showdown_order, select, aggressor_then_clockwise {Ensin näyttää se, joka viimeisellä kierroksella viimeksi panosti tai korotti; jos kukaan ei panostanut, se jonka vuoro oli ensin; sitten myötäpäivään.} other {Ensin näytetään viimeisen sivupotin kädet ja siitä edelleen pääpottiin asti; kussakin potissa ensin viimeksi panostanut tai korottanut, sitten myötäpäivään.}}',
  'written.loser_may_muck':
    '{loser_may_muck, select, yes {Hävinneen käden saa jättää näyttämättä; vain näytetty käsi voi voittaa.} other {Näytössä jokainen mukana oleva käsi on näytettävä.}}',
  'written.allin_faceup':
    '{allin_faceup, select, yes {Kun panostaa ei enää voi, kaikki kädet käännetään näkyviin ja loput kortit jaetaan.} other {Kädet pysyvät kiinni loppuun asti, vaikka panostaa ei enää voisi.}}',
  'written.muck_disclosure':
    '{muck_disclosure, select, none {Näytössä näyttämättä jätettyä kättä ei kerrota kenellekään.} other {Jaossa kortit saanut pelaaja saa pyytää nähtäväksi maksetun käden, joka jäi näyttämättä.}}',
  'written.muck_ask_told':
    '{muck_ask_told, select, yes {Joka jätti maksetun käden näyttämättä, saa tietää, kuka sitä pyysi.} other {Joka jätti maksetun käden näyttämättä, ei saa tietää, kuka sitä pyysi.}}',
  'written.show_seconds':
    'Pelaajalla on {show_seconds, plural, one {# sekunti} other {# sekuntia}} aikaa näyttää kortit tai jättää näyttämättä.',
  'written.history_email':
    '{history_email, select, yes {{muck_disclosure, select, none {Käsihistorioita ei lähetetä sähköpostitse.} other {Joka pyytää maksettua, näyttämättä jäänyttä kättä, saa käsihistorian sähköpostitse.}}} other {Käsihistorioita ei lähetetä sähköpostitse.}}',

  'written.turn_seconds':
    'Pelaajalla on {turn_seconds, plural, one {# sekunti} other {# sekuntia}} aikaa toimia.',
  'written.timer_visible_seconds':
    '{whole_turn, select, yes {Ajastin näkyy pöydässä koko vuoron ajan.} other {{timer_visible_seconds, plural, =0 {Vuoron aikaa ei näytetä pöydässä.} one {Ajastin näkyy pöydässä vuoron viimeisen # sekunnin.} other {Ajastin näkyy pöydässä vuoron viimeiset # sekuntia.}}}}',
  'written.timeout_action':
    '{timeout_action, select, check_fold {Jolta aika loppuu, se sököttää, jos se on ilmaista, ja muuten kippaa.} allin {Joka ei ehdi vastata, katsotaan all-iniksi: pino säilyy, käsi kilpailee potista sellaisena kuin se on eikä toimi enää.} other {Joka ei ehdi vastata, katsotaan all-iniksi, jos hänellä on {timeout_chips_test, select, ante {potissa merkkejä, alkupanoskin riittää;} bet_this_hand {potissa merkkejä alkupanoksen lisäksi;} other {merkkejä tämän kadun panoksissa;}} muuten käsi kipataan.}}',
  'written.timeout_chips_test':
    'Potissa mukana oleminen tarkoittaa, että pelaajalla on {timeout_chips_test, select, ante {potissa merkkejä, alkupanoskin riittää} bet_this_hand {potissa merkkejä alkupanoksen lisäksi} other {merkkejä tämän kadun panoksissa}}.',
  'written.disconnect_action':
    '{disconnect_action, select, check_fold {Jolta yhteys katkeaa eikä hän ehdi palata ajoissa, se sököttää, jos se on ilmaista, ja muuten kippaa.} allin {Jolta yhteys katkeaa eikä hän ehdi palata ajoissa, katsotaan all-iniksi: pino säilyy, käsi kilpailee potista sellaisena kuin se on eikä toimi enää.} other {Jolta yhteys katkeaa eikä hän ehdi palata ajoissa, katsotaan all-iniksi, jos hänellä on {timeout_chips_test, select, ante {potissa merkkejä, alkupanoskin riittää;} bet_this_hand {potissa merkkejä alkupanoksen lisäksi;} other {merkkejä tämän kadun panoksissa;}} muuten käsi kipataan.}}',
  'written.allin_protections_per_day':
    '{allin_protections_per_day, select, none {Katkenneita yhteyksiä katsotaan all-iniksi rajattomasti.} other {Katkennut yhteys katsotaan all-iniksi enintään {allin_protections_per_day, plural, =1 {kerran} one {# kerran} other {# kertaa}} päivässä (UTC) pelaajaa kohti; sen jälkeen sökötetään, tai panoksen edessä kipataan.}}',
  'written.reconnect_min_left_seconds':
    'Palaava saa lisäaikaa vain, jos vuorosta on jäljellä vähintään {reconnect_min_left_seconds, plural, one {# sekunti} other {# sekuntia}}.',
  'written.reconnect_bonus_seconds':
    '{reconnect_bonus_seconds, plural, =0 {Ajoissa palaavalla on vain se, mitä vuorosta on jäljellä.} one {Ajoissa palaava saa # sekunnin lisää, kerran vuorossa.} other {Ajoissa palaava saa # sekuntia lisää, kerran vuorossa.}}',
  'written.network_grace_ms':
    'Hitaiden yhteyksien vuoksi vastaus kelpaa, vaikka se tulisi {grace_seconds, plural, one {# sekunnin} other {# sekuntia}} myöhässä.',
  'written.pause_seconds':
    '{pause_seconds, plural, =0 {Pöydässä pelataan eteenpäin, katkesi yhteyksiä kuinka monta tahansa.} one {Kun yli puolet yhteyksistä katkeaa yhtä aikaa, kello pysähtyy enintään # sekunniksi.} other {Kun yli puolet yhteyksistä katkeaa yhtä aikaa, kello pysähtyy enintään # sekunniksi.}}',
  'written.pause_every_minutes':
    'Katkenneiden yhteyksien vuoksi kello pysähtyy enintään kerran {pause_every_minutes, plural, one {# minuutissa} other {# minuutissa}}.',

  'written.rail':
    '{rail, select, open {Kuka tahansa saa katsella, nimellä tai ilman.} players {Kirjautuneet saavat katsella.} other {Jaot kerrotaan vain istuville; muut näkevät, ketkä istuvat.}}',
  'written.rail_delay_seconds':
    '{rail_delay_seconds, plural, =0 {Katsojat näkevät kaiken heti, kun se tapahtuu.} one {Katsojat näkevät kaiken # sekunnin myöhässä, pelaajat eivät.} other {Katsojat näkevät kaiken # sekuntia myöhässä, pelaajat eivät.}}',
  'written.table_chat':
    '{table_chat, select, yes {Pöydässä istuvat saavat kirjoittaa pöytään.} other {Pöydässä ei voi keskustella.}}',
  'written.rail_chat':
    '{rail_chat, select, yes {Katsojat saavat kirjoittaa toisilleen; pöydässä istuvat eivät lue sitä.} other {Katsojat eivät kirjoita.}}',
  'written.folded_talk':
    '{folded_talk, select, free {Kipannut saa kirjoittaa edelleen.} held {Minkä pelaaja kirjoittaa kipattuaan, se kerrotaan jaon päätyttyä.} other {Kipannut ei kirjoita mitään ennen jaon loppua.}}',

  'written.odd_chip_high':
    '{odd_chip_high, select, left_of_dealer {Yli jäävän merkin saa tasan olevista käsistä ensimmäinen jakajasta vasemmalle.} suit_5 {Yli jäävän merkin saa tasan olevista käsistä se, jonka viidessä pelaavassa kortissa on arvoltaan ja maaltaan korkein kortti.} other {Yli jäävän merkin saa tasan olevista käsistä se, jonka seitsemässä kortissa on arvoltaan ja maaltaan korkein kortti.}}',
  'written.odd_chip_low':
    '{odd_chip_low, select, left_of_dealer {Tasan olevista matalista yli jäävän merkin saa ensimmäinen jakajasta vasemmalle.} high_suit_5 {Tasan olevista matalista yli jäävän merkin saa se, jonka matalassa kädessä on arvoltaan ja maaltaan korkein kortti; ässä on matala.} other {Tasan olevista matalista yli jäävän merkin saa se, jonka seitsemässä kortissa on arvoltaan ja maaltaan matalin kortti; ässä on matala.}}',
};
