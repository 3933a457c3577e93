/** Ausa jaotuse sõnad: märk lauas, selle seletus, häired. */
import type { fairWords as english } from '../en/fair';

export const fairWords: Record<keyof typeof english, string> = {
  'fair.mark.open': 'Kuidas see jaotus segati ja mida kontrolliti',
  'fair.mark.holds': 'Segamine kontrollitud',
  'fair.mark.opened': 'Segamine',
  'fair.mark.unchecked': 'Kontrollimata: ainult toa robotid',
  'fair.mark.not_mine': 'Kontrollitud, sinu seemneta',
  'fair.mark.alarm': 'Ei klapi!',
  'fair.missing': 'Segamist ei kontrollita: laadi uuesti',
  'fair.missing.why':
    'Lehe osa, mis osaleb segamises ja kontrollib seda, ei õnnestunud laadida. Ilma selleta kohale kaarte ei jagata.',
  'fair.save': 'Salvesta jaotuse tõend',
  'fair.title': 'Aus jaotus',
  'fair.intro':
    'Enne kui jaotuse kaardid on paika pandud, ei saa keegi neid valida: ei tuba ega mängija. Sinu brauser osaleb segamises ja kontrollib iga kaarti, kui see jagatakse.',
  'fair.which': 'Jaotus',
  'fair.code': 'Jaotuse kood',
  'fair.code_meaning':
    'Loe jaotuse kood teistele lauas ette: kellel on teine kood, sellele on räägitud teist lugu.',
  'fair.key': 'Tuba allkirjastab võtmega',
  'fair.name.opening': 'Ette paika pandud',
  'fair.name.seeds': 'Kõigi seemned',
  'fair.name.decks': 'Pakid avatud',
  'fair.name.cards': 'Kaardid kontrollitud',
  'fair.name.play': 'Jaotus nii, nagu see avati',
  'fair.name.closing': 'Lõpp allkirjastatud',
  'fair.name.chain': 'Ükski jaotus ei puudu',
  'fair.step.waits': 'veel mitte',
  'fair.step.opening':
    'Kaheksa pakki, {seats} kohta ja kõigi lubadused allkirjastati jaotuse {number} jaoks enne, kui ühtki seemet teati.',
  'fair.step.seeds':
    '{people, plural, =0 {Segus ei ole ühegi inimese seemet} one {Segus on # inimese seeme} other {Segus on # inimese seemned}}{bots, plural, =0 {} one {; toa robotite seemneid on #} other {; toa robotite seemneid on #}}.',
  'fair.step.decks':
    'Seemned valisid 8 pakist paki {picked}. Ülejäänud seitse avati: igaühes on 52 eri kaarti, nagu oli paika pandud.',
  'fair.step.cards':
    '{cards, plural, =0 {Ühtki kaarti ei ole veel öeldud.} one {# kaart oli oma kohal enne, kui ühtki seemet teati.} other {# kaarti oli oma kohal enne, kui ühtki seemet teati.}}',
  'fair.step.play': '{notices, plural, one {# sündmus järgneb} other {# sündmust järgneb}} lünkadeta sellele, mis avati.',
  'fair.step.closing': 'Tuba on allkirjastanud, kuidas jaotus lõppes, ja see vastab sellele, mida sa nägid.',
  'fair.step.chain':
    '{hands, plural, one {Eelmine jaotus viib selleni.} other {Eelmised # jaotust viivad selleni.}}',
  'fair.how.title': 'Kuidas see töötab',
  'fair.how.commit':
    'Sinu brauser loosib iga jaotuse jaoks salajase seemne ja saadab ette selle sõrmejälje. Tuba paneb paika kaheksa pakki, saadab nende sõrmejäljed ja allkirjastab mõlemad. Alles siis öeldakse seemned.',
  'fair.how.mix':
    'Kõik seemned koos valivad ühe paki ja panevad selle kaardid järjekorda. Ühest ausast seemnest piisab, et iga järjekord oleks ühtviisi tõenäoline, tehku teised mida tahes.',
  'fair.how.audit':
    'Seitse pakki, millega ei mängita, avatakse kohe. Tuba, mis paneb paika ühe vale paki, jääb vahele seitsmes jaotuses kaheksast. Kaardid, mis reeglite järgi on kinni, jäävad kinni.',
  'fair.how.silent':
    'Kui mõne koha seemet ei tule, on jaotus enne ante panemist tühine ja järgmine jagatakse ilma selle kohata. Tühiseid jaotusi loetakse ja näidatakse kõigile.',
  'fair.not.title': 'Mida see ei luba',
  'fair.not.knows':
    'Kui kaardid on paigas, teab jagav masin neid: seda, kes loeb selle mälu, ei peata miski. Ega mängijaid, kes ütlevad üksteisele oma kaardid.',
  'fair.not.page':
    'See leht tuleb toalt endalt. Sõltumatuks kontrolliks salvesta tõend ja käivita oma arvutis',
  'fair.alarm.title': 'Jaotus ei klapi sellega, mis oli paika pandud',
  'fair.alarm.hand': 'Jaotus {number}:',
  'fair.alarm.what_to_do':
    'Salvesta tõend, näita seda teistele mängijatele ja ära siin edasi mängi, kuni peremees on asja selgitanud.',
  'fair.alarm.trust_key': 'Peremees on asja selgitanud: usalda uut võtit',
  'fair.lobby.title': 'Toa võti',
  'fair.lobby.text':
    'Iga jaotus allkirjastatakse siin selle võtmega. Sinu brauser mäletab seda ja hoiatab, kui see on teine. Võrdle seda sellega, mida peremees sulle mujal ütleb.',
  'fair.lobby.short': 'Lühidalt',
  'fair.lobby.changed': 'Sinu brauser tunneb seda tuba teise võtme järgi ({kept}). Küsi peremehelt, miks, enne kui mängid.',
  'fair.lobby.voids':
    'Avatud laudades on {hands, plural, one {# jaotusest} other {# jaotusest}} {voids, plural, =0 {tühiseid 0} one {tühine #} other {tühiseid #}}.',

  'fair.found.opening_malformed': 'Tuba avas jaotuse millegagi, mis ei ole avasündmus.',
  'fair.found.signature_opening': 'Toa allkiri ette paika pandu all on vale.',
  'fair.found.key_changed': 'Tuba allkirjastab teise võtmega ({used}) kui see, mida sinu brauser tunneb ({known}).',
  'fair.found.opening_changed': 'Ette paika pandut muudeti pärast sinu seemne saabumist: kviitung tõendab seda.',
  'fair.found.signature_receipt': 'Sinu seemne kviitungil on vale allkiri.',
  'fair.found.commitment_mine': 'Sinu lubadus kohal {seat} jäeti välja või vahetati ära.',
  'fair.found.seed_missing': 'Koha {seat} seeme puudub segust.',
  'fair.found.seed_uncommitted': 'Kohalt {seat} tuli seeme, mida ei olnud ette lubatud.',
  'fair.found.seed_wrong': 'Koha {seat} seeme ei ole see, mis lubati.',
  'fair.found.seed_mine': 'Sinu seemet kohalt {seat} ei ole segus.',
  'fair.found.mark_unchecked': 'Segus ei ole ühegi inimese seemet: tuba oleks võinud selle paki üksi valida.',
  'fair.found.mark_not_mine': 'Selle jaotuse segamises ei ole selle brauseri seemet.',
  'fair.found.deck_unopened': 'Kõiki pakke, millega ei mängita, ei avatud: {missing}.',
  'fair.found.deck_wrong': 'Pakk {deck} ei ole see, mis ette paika pandi.',
  'fair.found.deck_leaves': 'Pakk, millega mängitakse, ei ole see, mis ette paika pandi.',
  'fair.found.card_unopened': '{card} tuli tõendita (asukoht {place}).',
  'fair.found.card_wrong': '{card} ei olnud asukohas {place}, kui pakid paika pandi.',
  'fair.found.card_place': '{card} oleks pidanud tulema asukohast {place}, aga võeti asukohast {told}.',
  'fair.found.card_repeated': '{card} jagati kaks korda: asukohtadest {also} ja {place}.',
  'fair.found.card_extra': 'Sulle öeldi tõendeid kaartidest, mida sa ei tohi teada: asukohad {places}.',
  'fair.found.reclaim_order': '{card} jagati uuesti vales järjekorras: asukoht {told}, mitte {place}.',
  'fair.found.started_hand': 'Mängiti teist jaotust kui see, mis avati.',
  'fair.found.started_seats': 'Jagati teistele kohtadele või teiste žetoonidega, kui oli paika pandud.',
  'fair.found.started_dealer': 'Jagaja nupp on kohal {started}; paika oli pandud koht {opened}.',
  'fair.found.started_rules': 'Jaotust mängitakse teiste reeglite järgi, kui oli paika pandud.',
  'fair.found.play_gap': 'Jaotuse sündmus {v} jäeti ütlemata.',
  'fair.found.play_illegal': 'Jaotuse sündmus {v} ei saa järgneda sellele, mida mängiti.',
  'fair.found.signature_closing': 'Toa allkiri jaotuse lõpu all on vale.',
  'fair.found.play_closing': 'Tuba allkirjastas teistsuguse käigu, kui ta sulle rääkis.',
  'fair.found.void_unfounded': 'Jaotus {number} kuulutati põhjuseta tühiseks.',
  'fair.found.void_mine': 'Tuba väidab, et sinu koht {seat} vaikis, aga sul on tema kviitung.',
  'fair.found.void_decks': 'Tühise jaotuse {number} pakke ei avatud või ei ole need paika pandud pakid.',
  'fair.found.void_mixed': 'Jaotus kuulutati tühiseks pärast seda, kui kaardid olid teada.',
  'fair.found.mark_unfinished': 'Jaotust mängitakse veel.',
  'fair.found.chain_gap': 'Jaotuste {before} ja {number} vahelt puudub jaotus.',
  'fair.found.chain_previous': 'Jaotus {number} ei järgne sellele, kuidas eelmine lõppes.',
  'fair.found.chain_silent': 'Jaotus {number} jagati kohale, kust äsja seemet ei tulnud: {seats}.',
  'fair.found.mark_void': 'Jaotus {number} oli tühine: kohalt {silent} ei tulnud seemet.',
  'fair.found.compare_opening': 'Tuba on avanud selle jaotuse kahel eri viisil.',
  'fair.found.mixed_malformed': 'Seda, mida tuba segu kohta ütles, ei saa lugeda.',
  'fair.found.card_malformed': 'Kaardi tõendit ei saa lugeda.',
  'fair.found.receipt_malformed': 'Sinu seemne kviitungit ei saa lugeda.',
  'fair.found.closing_malformed': 'Seda, mida tuba jaotuse lõpu kohta ütles, ei saa lugeda.',

  'fair.found.mark_blamed':
    'Tuba ütleb, et sinu kohalt {seat} ei tulnud seemet, kuigi brauser saatis selle. Kui ühendus oli korras, räägi sellest teistele mängijatele.',
  'fair.void':
    'Jaotus {number} on tühine: seemet ei tulnud ({names}). Järgmine avatakse ilma.',
  'fair.voids':
    '{voids, plural, =0 {Selles lauas pole ükski jaotus olnud tühine.} one {Selles lauas avati # jaotus, mida ei mängitud.} other {Selles lauas avati # jaotust, mida ei mängitud.}}',
  'fair.seat_voids':
    '{voids, plural, one {{name}: # tühine jaotus} other {{name}: # tühist jaotust}}',
  'fair.numbers':
    'Arvud',
  'fair.number.seed':
    'sinu seeme',
  'fair.number.key':
    'toa võti',
  'fair.number.digest':
    'avamise sõrmejälg',
  'fair.number.previous':
    'eelmise jaotuse lõpu sõrmejälg',
  'fair.number.deck':
    'pakk {deck}',
  'fair.number.seat':
    'koht {seat}',
  'fair.number.mix':
    'kõigi seemnete segu',
  'fair.number.place':
    'järjekoht {place}',
  'fair.number.closing':
    'lõpu sõrmejälg',
};
