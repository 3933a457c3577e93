import type { writtenWords as english } from '../en/written';

export const writtenWords: Record<keyof typeof english, string> = {
  'written.game':
    '{game, select, hi {Parim viiekaardiline kõrge käsi seitsmest kaardist võidab kogu panga.} hilo {Panga jagavad parim kõrge ja parim madal käsi (eight or better); kui madalat kätt ei ole, saab kõrge kõik.} other {Madalaim viiekaardiline käsi seitsmest kaardist võidab kogu panga; äss on madal ning rida ja mast kätt ei riku.}}',
  'written.betting':
    '{betting, select, fixed_limit {Fikseeritud limiit: igal panusel ja igal tõstmisel on kindel suurus.} spread_limit {Spread limit: panus võib olla kahe piiri vahel ükskõik kui suur.} pot_limit {Pot limit: tõstmine võib olla kõige rohkem panga suurune, oma maksmine kaasa arvatud.} other {No limit: panustada võib kõik oma žetoonid.}}',
  'written.small_bet':
    '{betting, select, fixed_limit {Väike panus, third ja fourth streetil, on {small_bet}.} other {Panustamise avaja panustab vähemalt {small_bet}.}}',
  'written.big_bet': 'Suur panus, alates fifth streetist, on {big_bet}.',
  'written.spread_min': 'Vähim panus on {spread_min}.',
  'written.spread_max':
    'Suurim panus on {spread_max} ja tõstmine lisab kõige rohkem {spread_max}.',
  'written.ante':
    '{ante, select, 0 {Antet ei ole.} other {Enne kaartide jagamist paneb iga mängija sisse ante {ante}.}}',
  'written.bring_in':
    '{bring_in, select, 0 {Bring-in panust ei ole: {four_first, select, yes {parimad kaks avatud kaarti alustavad ja võivad checkida.} other {kõrgeim avatud kaart alustab ja võib checkida.}}} other {Madalaim avatud kaart avab third streeti bring-in panusega {bring_in}.}}',
  'written.chip_unit':
    'Vähim žetoon on {chip_unit}; mis panga jagamisest üle jääb, antakse välja sellistes žetoonides.',
  'written.max_players':
    '{max_players, select, 2 {Lauas istub kaks mängijat.} other {Lauas istub kaks kuni {max_players} mängijat.}}',
  'written.buy_in_min':
    '{one_buy_in, select, yes {Sisseost on täpselt {buy_in_min}, ei rohkem ega vähem.} other {Sisse ostetakse vähemalt {buy_in_min}.}}',
  'written.buy_in_max':
    '{one_buy_in, select, yes {Sisseostul on üks kindel summa: {buy_in_max}.} other {Sisse ostetakse kõige rohkem {buy_in_max}.}}',
  'written.short_buy':
    '{short_buy, select, yes {Kes on juba korra sisse ostnud, võib järgmisel korral osta alla miinimumi.} other {Keegi ei või sisse osta alla miinimumi.}}',
  'written.rathole_minutes':
    '{rathole_minutes, plural, =0 {Kes lahkus, võib kohe tagasi tulla ükskõik millise sisseostuga.} one {Kes tuleb tagasi # minuti jooksul, toob kaasa vähemalt need žetoonid, millega ta lahkus.} other {Kes tuleb tagasi # minuti jooksul, toob kaasa vähemalt need žetoonid, millega ta lahkus.}}',
  'written.bust_seconds':
    'Kes on kaotanud kõik žetoonid, selle kohta hoitakse {bust_seconds, plural, one {# sekund} other {# sekundit}}.',
  'written.lost_line_seconds':
    '{lost_line_seconds, plural, =0 {Kellel ühendust ei ole, see kaarte ei saa, kuni ta tagasi tuleb.} one {Kellel ei ole olnud ühendust # sekund, see kaarte ei saa, kuni ta tagasi tuleb.} other {Kellel ei ole olnud ühendust # sekundit, see kaarte ei saa, kuni ta tagasi tuleb.}}',
  'written.absence_minutes':
    'Koht läheb vabaks, kui seal ei ole mängitud {absence_minutes, plural, one {# minut} other {# minutit}}; selle žetoonid lähevad rahakotti.',
  'written.offer_seconds':
    'Vabanevat kohta hoitakse {offer_seconds, plural, one {# sekund} other {# sekundit}} esimesele järjekorras, kes seda tahab.',
  'written.auto_ante_default':
    '{auto_ante_default, select, yes {Ante läheb igas jaotuses ise sisse.} other {Mängija ütleb iga jaotuse eel, et on mängus; ante ei lähe ise sisse.}}',
  'written.auto_ante_switch':
    '{auto_ante_switch, select, yes {Mängija võib automaatse ante välja lülitada ja tulla mängu jaotus jaotuse haaval.} other {Automaatset antet ei saa välja lülitada; kes tahab puhata, jätab vahele.}}',
  'written.im_in_seconds':
    'Kes tuleb mängu jaotus jaotuse haaval, sellel on {im_in_seconds, plural, one {# sekund} other {# sekundit}} aega seda öelda; muidu jääb jaotus vahele.',

  'written.bring_in_may_complete':
    '{bring_in_may_complete, select, yes {Madalaim kaart võib bring-in panuse asemel avada täispanusega.} other {Madalaim kaart peab avama bring-in panusega ega või avada suuremaga.}}',
  'written.bring_in_counts_as_bet':
    '{bring_in_counts_as_bet, select, yes {Bring-in on ringi esimene panus, nii et täispanuseni tõstmine on tõstmine.} other {Bring-in’i panuseks ei loeta: täispanuseni tõstmine on ringi esimene panus.}}',
  'written.short_bring_in_call':
    '{short_bring_in_call, select, full {Kui bring-in on puudulik all-in, maksavad teised ikkagi kogu bring-in’i.} other {Kui bring-in on puudulik all-in, maksavad teised ainult seda, mis sisse pandi.}}',
  'written.ante_allin_low_card':
    '{ante_allin_low_card, select, left_acts {Kui madalaim kaart on antega all-in, alustab temast vasakul istuja: bring-in panusega, täispanusega või loobudes.} other {Kui madalaim kaart on antega all-in, paneb bring-in panuse järgmine madalaim avatud kaart, kellel on žetoone.}}',
  'written.max_raises':
    '{betting, select, pot_limit {Ringi tõstmisi ei loeta: selles mängus neil piiri ei ole.} no_limit {Ringi tõstmisi ei loeta: selles mängus neil piiri ei ole.} other {{max_raises, select, none {Tõstmistel piiri ei ole: ringis võib neid olla ükskõik kui palju.} other {Ringis on kõige rohkem üks panus ja {max_raises, plural, =1 {üks tõstmine} one {# tõstmine} other {# tõstmist}}.}}}}',
  'written.headsup_uncapped':
    '{headsup_uncapped, select, yes {Kui jaotuses on alles ainult kaks mängijat, tõstmiste arvu ei piirata.} other {Tõstmiste piir kehtib ka siis, kui alles on ainult kaks mängijat.}}',
  'written.allin_half_rule':
    '{betting, select, fixed_limit {{allin_half_rule, select, half {All-in, mis on vähemalt pool nõutud panusest, loetakse panuseks või tõstmiseks; väiksem ei luba uuesti tõsta neil, kes on juba otsustanud.} other {All-in loetakse panuseks või tõstmiseks ainult täissummas; väiksem ei luba uuesti tõsta neil, kes on juba otsustanud.}}} other {Puudulik all-in ei luba uuesti tõsta neil, kes on juba otsustanud, kui just mitu neist kokku ei anna täit tõstmist.}}',
  'written.open_pair_double':
    '{betting, select, fixed_limit {{open_pair_double, select, off {Avatud paar fourth streetil ei luba topeltpanust.} pair_holder {Kellel on fourth streetil avatud paar, võib panustada {big_bet}, mitte ainult {small_bet}; sealt peale on iga panus ja tõstmine selles ringis sama suur{hi_alone, select, yes {, kuid ainult seal, kus mängitakse hi’d} other {}}.} other {Kui kellelgi on fourth streetil avatud paar, võib iga mängija panustada {big_bet}, mitte ainult {small_bet}; sealt peale on iga panus ja tõstmine selles ringis sama suur{hi_alone, select, yes {, kuid ainult seal, kus mängitakse hi’d} other {}}.}}} other {Panustel ei ole kindlat suurust, seega avatud paar fourth streetil midagi ei muuda.}}',
  'written.open_pair_big_raise_over_small':
    '{open_pair_big_raise_over_small, select, yes {Avatud paari korral võib väikest panust tõsta väikese või topeltpanuse võrra.} other {Avatud paari korral võib väikest panust tõsta ainult väikese panuse võrra.}}',
  'written.open_pair_hilo':
    '{open_pair_hilo, select, yes {Avatud paar lubab topeltpanuse ka hi/lo-s, niivõrd kui maja seda tunneb.} other {Hi/lo-s ei luba avatud paar kunagi topeltpanust.}}',
  'written.first_act_tie':
    '{first_act_tie, select, position {Võrdsete avatud kaartide korral alustab see, kes istub jagajast vasakul kõige lähemal.} other {Võrdsete avatud kaartide korral alustab see, kelle kõrgeim kaart on kõrgemast mastist.}}',
  'written.first_act_allin_high':
    '{first_act_allin_high, select, next_left {Kui parimate avatud kaartidega mängija ei saa tegutseda, alustab temast vasakul esimene, kellel on žetoone.} other {Kui parimate avatud kaartidega mängija ei saa tegutseda, alustab see, kellel on parimad avatud kaardid nende seas, kes saavad.}}',

  'written.four_first':
    '{four_first, select, yes {Enne esimest panustamisringi jagatakse neli kaarti, kaks kinnist ja kaks avatut; third streetil ei panustata.} other {Esimene panustamisring on pärast kolme kaarti, kaht kinnist ja üht avatut.}}',
  'written.burn_cards':
    '{burn_cards, select, yes {Pärast esimest jagamist põletatakse enne iga järgmist kaarti üks kaart.} other {Kaarte ei põletata.}}',
  'written.short_deck':
    '{short_deck, select, reclaim_burns {Kui pakist viimaseks kaardiks ei jätku, segatakse selle ülejääk ja põletatud kaardid ning jagatakse, kui neist piisab; muidu on üks ühine avatud kaart kõigi viimane kaart.} tda {Viimane kaart jagatakse tavalisel viisil ainult siis, kui pakist jätkub ka ühe kaardi põletamiseks ja üks jääb jagamata; muidu segatakse ülejääk ja põletatud kaardid ning jagatakse samal tingimusel; kui sellestki ei piisa, on üks ühine avatud kaart kõigi viimane kaart.} other {Kui pakist viimaseks kaardiks ei jätku, on üks ühine avatud kaart kõigi viimane kaart; põletatud kaardid mängu ei tule.}}',
  'written.common_card_first':
    '{common_card_first, select, sixth_street_order {Kui viimast kaarti asendab üks ühine kaart, käib viimane ring sixth streeti järjekorras.} other {Kui viimast kaarti asendab üks ühine kaart, alustab see, kellel on koos selle kaardiga parimad avatud kaardid.}}',
  'written.dead_card_rack':
    '{dead_card_rack, select, yes {Loobunute avatud kaardid jäävad laua kõrvale näha.} other {Loobunute avatud kaardid ei jää näha: need tuleb meelde jätta.}}',
  'written.live_outs':
    '{live_outs, select, yes {Mängijale öeldakse, mitu teda aitavat kaarti on veel nägemata.} other {Keegi ei loe mängija eest, millised kaardid on veel nägemata.}}',
  'written.dealer_rotation':
    '{dealer_rotation, select, rotating {Jagaja nupp liigub pärast iga jaotust ühe mängija võrra vasakule.} other {Jagaja nupp jääb paigale.}}',

  'written.showdown_order':
    '{showdown_order, select, aggressor_then_clockwise {Esimesena näitab see, kes viimases ringis viimasena panustas või tõstis; kui keegi ei panustanud, siis see, kes alustas; edasi päripäeva.} other {Kõigepealt näidatakse viimase kõrvalpanga käed ja nii edasi põhipangani; iga panga juures kõigepealt viimane panustaja või tõstja, siis päripäeva.}}',
  'written.loser_may_muck':
    '{loser_may_muck, select, yes {Kaotanud kätt võib jätta näitamata; võita saab ainult näidatud käsi.} other {Avamisel tuleb näidata iga kätt, mis on veel mängus.}}',
  'written.allin_faceup':
    '{allin_faceup, select, yes {Kui panustada enam ei saa, pööratakse kõik käed lahti ja jagatakse ülejäänud kaardid.} other {Käed jäävad lõpuni kinni, ka siis, kui panustada enam ei saa.}}',
  'written.muck_disclosure':
    '{muck_disclosure, select, none {Avamisel näitamata jäetud kätt ei öelda kellelegi.} other {Kes sai selles jaotuses kaardid, võib paluda näha makstud kätt, mis jäi näitamata.}}',
  'written.muck_ask_told':
    '{muck_ask_told, select, yes {Kes jättis makstud käe näitamata, saab teada, kes seda küsis.} other {Kes jättis makstud käe näitamata, ei saa teada, kes seda küsis.}}',
  'written.show_seconds':
    'Mängijal on {show_seconds, plural, one {# sekund} other {# sekundit}} aega kaarte näidata või näitamata jätta.',
  'written.history_email':
    '{history_email, select, yes {{muck_disclosure, select, none {Jaotuste ajalugusid e-postiga ei saadeta.} other {Kes küsib makstud kätt, mis jäi näitamata, saab jaotuse ajaloo e-postiga.}}} other {Jaotuste ajalugusid e-postiga ei saadeta.}}',

  'written.turn_seconds':
    'Mängijal on {turn_seconds, plural, one {# sekund} other {# sekundit}} aega otsustada.',
  'written.timer_visible_seconds':
    '{whole_turn, select, yes {Taimerit on lauas näha kogu korra vältel.} other {{timer_visible_seconds, plural, =0 {Korra aega lauas ei näidata.} one {Taimerit on lauas näha korra viimane # sekund.} other {Taimerit on lauas näha korra viimased # sekundit.}}}}',
  'written.timeout_action':
    '{timeout_action, select, check_fold {Kellel aeg otsa saab, see checkib, kui see midagi ei maksa, ja muidu loobub.} allin {Kellel aeg otsa saab, loetakse all-in’iks: žetoonid jäävad alles, käsi võistleb selle panga peale, mis on, ega tegutse enam.} other {Kellel aeg otsa saab, loetakse all-in’iks, kui tal on {timeout_chips_test, select, ante {pangas mis tahes žetoone, ka antest piisab;} bet_this_hand {pangas žetoone peale ante;} other {sellel ringil žetoone sees;}} muidu ta loobub.}}',
  'written.timeout_chips_test':
    'Pangas olla tähendab, et mängijal on {timeout_chips_test, select, ante {pangas mis tahes žetoone, ka antest piisab} bet_this_hand {pangas žetoone peale ante} other {sellel ringil žetoone sees}}.',
  'written.disconnect_action':
    '{disconnect_action, select, check_fold {Kellel ühendus katkeb ja kes õigel ajal tagasi ei tule, see checkib, kui see midagi ei maksa, ja muidu loobub.} allin {Kellel ühendus katkeb ja kes õigel ajal tagasi ei tule, loetakse all-in’iks: žetoonid jäävad alles, käsi võistleb selle panga peale, mis on, ega tegutse enam.} other {Kellel ühendus katkeb ja kes õigel ajal tagasi ei tule, loetakse all-in’iks, kui tal on {timeout_chips_test, select, ante {pangas mis tahes žetoone, ka antest piisab;} bet_this_hand {pangas žetoone peale ante;} other {sellel ringil žetoone sees;}} muidu ta loobub.}}',
  'written.allin_protections_per_day':
    '{allin_protections_per_day, select, none {Katkenud ühendust võib lugeda all-in’iks piiramatu arv kordi.} other {Katkenud ühendus loetakse all-in’iks iga mängija puhul kõige rohkem {allin_protections_per_day, plural, =1 {ühe korra} one {# korra} other {# korda}} päevas (UTC); pärast seda checkitakse, või panuse ees loobutakse.}}',
  'written.reconnect_min_left_seconds':
    'Naasja saab lisaaega ainult siis, kui korrast on järel vähemalt {reconnect_min_left_seconds, plural, one {# sekund} other {# sekundit}}.',
  'written.reconnect_bonus_seconds':
    '{reconnect_bonus_seconds, plural, =0 {Õigel ajal naasjal on ainult see aeg, mis korrast järel on.} one {Õigel ajal naasja saab # sekundi juurde, üks kord korra jooksul.} other {Õigel ajal naasja saab # sekundit juurde, üks kord korra jooksul.}}',
  'written.network_grace_ms':
    'Aeglaste ühenduste pärast loeb vastus, mis hilineb kuni {grace_seconds, plural, one {# sekundi} other {# sekundit}}.',
  'written.pause_seconds':
    '{pause_seconds, plural, =0 {Lauas mängitakse edasi, katkegu korraga kui palju ühendusi tahes.} one {Kui korraga katkeb üle poole ühendustest, seisab kell kuni # sekundi.} other {Kui korraga katkeb üle poole ühendustest, seisab kell kuni # sekundit.}}',
  'written.pause_every_minutes':
    'Katkenud ühenduste pärast seisab kell kõige rohkem ühe korra {pause_every_minutes, plural, one {# minuti} other {# minuti}} jooksul.',

  'written.rail':
    '{rail, select, open {Pealt vaadata võib igaüks, nimega või ilma.} players {Pealt vaadata võib igaüks, kes on sisse loginud.} other {Jaotusi näevad ainult lauas istujad; teised näevad, kes istuvad.}}',
  'written.rail_delay_seconds':
    '{rail_delay_seconds, plural, =0 {Pealtvaatajad näevad kõike kohe.} one {Pealtvaatajad näevad kõike # sekund hiljem, mängijad mitte.} other {Pealtvaatajad näevad kõike # sekundit hiljem, mängijad mitte.}}',
  'written.table_chat':
    '{table_chat, select, yes {Lauas istujad võivad lauda kirjutada.} other {Lauas jutuajamist ei ole.}}',
  'written.rail_chat':
    '{rail_chat, select, yes {Pealtvaatajad võivad üksteisele kirjutada; lauas istujad seda ei loe.} other {Pealtvaatajad ei kirjuta.}}',
  'written.folded_talk':
    '{folded_talk, select, free {Loobunu võib edasi kirjutada.} held {Mida mängija pärast loobumist kirjutab, öeldakse pärast jaotuse lõppu.} other {Loobunu ei kirjuta jaotuse lõpuni midagi.}}',

  'written.odd_chip_high':
    '{odd_chip_high, select, left_of_dealer {Ülejääva žetooni saab viigistajatest esimene jagajast vasakul.} suit_5 {Ülejääva žetooni saab viigistajatest see, kelle viie mängiva kaardi seas on väärtuse ja masti järgi kõrgeim kaart.} other {Ülejääva žetooni saab viigistajatest see, kelle seitsme kaardi seas on väärtuse ja masti järgi kõrgeim kaart.}}',
  'written.odd_chip_low':
    '{odd_chip_low, select, left_of_dealer {Madalate käte viigi korral saab ülejääva žetooni esimene jagajast vasakul.} high_suit_5 {Madalate käte viigi korral saab ülejääva žetooni see, kelle madalas käes on väärtuse ja masti järgi kõrgeim kaart; äss on madal.} other {Madalate käte viigi korral saab ülejääva žetooni see, kelle seitsme kaardi seas on väärtuse ja masti järgi madalaim kaart; äss on madal.}}',
};
