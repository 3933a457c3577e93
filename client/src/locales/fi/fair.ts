/** Reilun jaon sanat: merkki pöydässä, sen selitys, hälytykset. */
import type { fairWords as english } from '../en/fair';

export const fairWords: Record<keyof typeof english, string> = {
  'fair.mark.open': 'Miten tämä jako sekoitettiin ja mitä tarkistettiin',
  'fair.mark.holds': 'Sekoitus tarkistettu',
  'fair.mark.opened': 'Sekoitetaan',
  'fair.mark.unchecked': 'Tarkistamaton: vain talon botteja',
  'fair.mark.not_mine': 'Tarkistettu, ilman siementäsi',
  'fair.mark.alarm': 'Ei täsmää!',
  'fair.missing': 'Sekoitusta ei tarkisteta: lataa uudelleen',
  'fair.missing.why':
    'Sivun osaa, joka osallistuu sekoitukseen ja tarkistaa sen, ei voitu ladata. Ilman sitä paikalle ei jaeta kortteja.',
  'fair.save': 'Tallenna jaon todiste',
  'fair.title': 'Reilu jako',
  'fair.intro':
    'Ennen kuin jaon kortit on lyöty lukkoon, kukaan ei voi valita niitä: ei huone eikä pelaaja. Selaimesi osallistuu sekoitukseen ja tarkistaa jokaisen kortin, kun se jaetaan.',
  'fair.which': 'Jako',
  'fair.code': 'Jaon koodi',
  'fair.code_meaning':
    'Lue jaon koodi ääneen pöydässä: jolla koodi on toinen, sille on kerrottu toinen tarina.',
  'fair.key': 'Huone allekirjoittaa avaimella',
  'fair.name.opening': 'Ennalta lukittu',
  'fair.name.seeds': 'Kaikkien siemenet',
  'fair.name.decks': 'Pakat avattu',
  'fair.name.cards': 'Kortit tarkistettu',
  'fair.name.play': 'Jako niin kuin se avattiin',
  'fair.name.closing': 'Loppu allekirjoitettu',
  'fair.name.chain': 'Yksikään jako ei puutu',
  'fair.step.waits': 'ei vielä',
  'fair.step.opening':
    'Kahdeksan pakkaa, {seats} paikkaa ja kaikkien sitoumukset allekirjoitettiin jakoa {number} varten ennen kuin yhtäkään siementä tunnettiin.',
  'fair.step.seeds':
    '{people, plural, =0 {Yhdenkään ihmisen siemen ei ole sekoituksessa} one {# ihmisen siemen on sekoituksessa} other {# ihmisen siemenet ovat sekoituksessa}}{bots, plural, =0 {} one {; talon bottien siemeniä on #} other {; talon bottien siemeniä on #}}.',
  'fair.step.decks':
    'Siemenet valitsivat pakan {picked}/8. Muut seitsemän avattiin: jokaisessa on 52 eri korttia, kuten oli lukittu.',
  'fair.step.cards':
    '{cards, plural, =0 {Yhtään korttia ei ole vielä kerrottu.} one {# kortti oli paikallaan ennen kuin yhtäkään siementä tunnettiin.} other {# korttia oli paikoillaan ennen kuin yhtäkään siementä tunnettiin.}}',
  'fair.step.play': '{notices, plural, one {# tapahtuma seuraa} other {# tapahtumaa seuraa}} aukotta siitä, mitä avattiin.',
  'fair.step.closing': 'Huone on allekirjoittanut, miten jako päättyi, ja se vastaa sitä, mitä näit.',
  'fair.step.chain':
    '{hands, plural, one {Edellinen jako johtaa tähän.} other {Edelliset # jakoa johtavat tähän.}}',
  'fair.how.title': 'Miten se toimii',
  'fair.how.commit':
    'Selaimesi arpoo joka jakoa varten salaisen siemenen ja lähettää ennalta sen sormenjäljen. Huone lukitsee kahdeksan pakkaa, lähettää niiden sormenjäljet ja allekirjoittaa molemmat. Vasta sitten siemenet kerrotaan.',
  'fair.how.mix':
    'Siemenet yhdessä valitsevat yhden pakan ja asettavat sen kortit järjestykseen. Yksi rehellinen siemen riittää tekemään jokaisesta järjestyksestä yhtä todennäköisen, tekivät muut mitä tahansa.',
  'fair.how.audit':
    'Seitsemän pakkaa, joilla ei pelata, avataan heti. Huone, joka lukitsee yhden väärän pakan, jää kiinni seitsemässä jaossa kahdeksasta. Kortit, jotka säännöt pitävät suljettuina, pysyvät suljettuina.',
  'fair.how.silent':
    'Jos jonkin paikan siementä ei tule, jako mitätöidään ennen alkupanoksia ja seuraava jaetaan ilman sitä paikkaa. Mitätöinnit lasketaan kaikkien nähtäväksi.',
  'fair.not.title': 'Mitä se ei lupaa',
  'fair.not.knows':
    'Kun kortit on lyöty lukkoon, jakava kone tuntee ne: sitä, joka lukee sen muistia, ei voi estää. Eikä pelaajia, jotka kertovat korttinsa toisilleen.',
  'fair.not.page':
    'Tämä sivu tulee huoneelta itseltään. Riippumatonta tarkistusta varten tallenna todiste ja aja omalla koneellasi',
  'fair.alarm.title': 'Jako ei vastaa sitä, mitä oli lukittu',
  'fair.alarm.hand': 'Jako {number}:',
  'fair.alarm.what_to_do':
    'Tallenna todiste, näytä se muille pelaajille äläkä pelaa täällä ennen kuin isäntä on selittänyt asian.',
  'fair.alarm.trust_key': 'Isäntä on selittänyt asian: luota uuteen avaimeen',
  'fair.lobby.title': 'Huoneen avain',
  'fair.lobby.text':
    'Jokainen jako täällä allekirjoitetaan tällä avaimella. Selaimesi muistaa sen ja varoittaa, jos se on toinen. Vertaa sitä siihen, mitä isäntä kertoo sinulle muualla.',
  'fair.lobby.short': 'Lyhyesti',
  'fair.lobby.changed': 'Selaimesi tuntee tämän huoneen toisella avaimella ({kept}). Kysy isännältä syytä ennen kuin pelaat.',
  'fair.lobby.voids':
    'Avoimissa pöydissä {hands, plural, one {# jaosta} other {# jaosta}} {voids, plural, =0 {yhtäkään ei mitätöity} one {# mitätöitiin} other {# mitätöitiin}}.',

  'fair.found.opening_malformed': 'Huone avasi jaon jollakin, mikä ei ole avaustapahtuma.',
  'fair.found.signature_opening': 'Huoneen allekirjoitus ennalta lukitun alla on väärä.',
  'fair.found.key_changed': 'Huone allekirjoittaa toisella avaimella ({used}) kuin jonka selaimesi tuntee ({known}).',
  'fair.found.opening_changed': 'Ennalta lukittua muutettiin sen jälkeen kun siemenesi oli tullut: kuitti todistaa sen.',
  'fair.found.signature_receipt': 'Siemenesi kuitissa on väärä allekirjoitus.',
  'fair.found.commitment_mine': 'Sitoumuksesi paikalla {seat} jätettiin pois tai vaihdettiin.',
  'fair.found.seed_missing': 'Paikan {seat} siemen puuttuu sekoituksesta.',
  'fair.found.seed_uncommitted': 'Paikalta {seat} tuli siemen, johon ei ollut sitouduttu ennalta.',
  'fair.found.seed_wrong': 'Paikan {seat} siemen ei ole se, johon sitouduttiin.',
  'fair.found.seed_mine': 'Siemenesi paikalla {seat} ei ole sekoituksessa.',
  'fair.found.mark_unchecked': 'Yhdenkään ihmisen siemen ei ole sekoituksessa: huone olisi voinut valita tämän pakan yksin.',
  'fair.found.mark_not_mine': 'Tämän selaimen siementä ei ole tämän jaon sekoituksessa.',
  'fair.found.deck_unopened': 'Kaikkia pakkoja, joilla ei pelata, ei avattu: {missing}.',
  'fair.found.deck_wrong': 'Pakka {deck} ei ole se, joka lukittiin ennalta.',
  'fair.found.deck_leaves': 'Pelattava pakka ei ole se, joka lukittiin ennalta.',
  'fair.found.card_unopened': '{card} tuli ilman todistetta (kohta {place}).',
  'fair.found.card_wrong': '{card} ei ollut kohdassa {place}, kun pakat lukittiin.',
  'fair.found.card_place': 'Kortin {card} olisi pitänyt tulla kohdasta {place}, mutta se otettiin kohdasta {told}.',
  'fair.found.card_repeated': '{card} jaettiin kahdesti: kohdista {also} ja {place}.',
  'fair.found.card_extra': 'Sinulle kerrottiin todisteita korteista, jotka eivät kuulu sinulle: kohdat {places}.',
  'fair.found.reclaim_order': '{card} jaettiin uudelleen väärässä järjestyksessä: kohta {told} eikä {place}.',
  'fair.found.started_hand': 'Pelattiin toinen jako kuin se, joka avattiin.',
  'fair.found.started_seats': 'Jaettiin muille paikoille tai muilla pelimerkeillä kuin oli lukittu.',
  'fair.found.started_dealer': 'Jakajanappi on paikalla {started}; se oli lukittu paikalle {opened}.',
  'fair.found.started_rules': 'Jakoa pelataan toisilla säännöillä kuin oli lukittu.',
  'fair.found.play_gap': 'Jaon tapahtuma {v} jätettiin kertomatta.',
  'fair.found.play_illegal': 'Jaon tapahtuma {v} ei voi seurata siitä, mitä pelattiin.',
  'fair.found.signature_closing': 'Huoneen allekirjoitus jaon lopun alla on väärä.',
  'fair.found.play_closing': 'Huone allekirjoitti toisen kulun kuin sen, jonka se kertoi sinulle.',
  'fair.found.void_unfounded': 'Jako {number} julistettiin mitättömäksi ilman syytä.',
  'fair.found.void_mine':
    'Huone väittää, ettei paikaltasi {seat} tullut siementä, mutta sinulla on sen kuitti.',
  'fair.found.void_decks': 'Mitättömän jaon {number} pakkoja ei avattu, tai ne eivät ole lukitut pakat.',
  'fair.found.void_mixed': 'Jako julistettiin mitättömäksi sen jälkeen kun kortit tunnettiin.',
  'fair.found.mark_unfinished': 'Jakoa pelataan yhä.',
  'fair.found.chain_gap': 'Jakojen {before} ja {number} välistä puuttuu jako.',
  'fair.found.chain_previous': 'Jako {number} ei seuraa siitä, miten edellinen päättyi.',
  'fair.found.chain_silent':
    'Jako {number} jaettiin paikalle, jolta siemen oli juuri jäänyt tulematta: {seats}.',
  'fair.found.mark_void': 'Jako {number} oli mitätön: paikalta {silent} ei tullut siementä.',
  'fair.found.compare_opening': 'Huone on avannut tämän jaon kahdella eri tavalla.',
  'fair.found.mixed_malformed': 'Sitä, mitä huone kertoi sekoituksesta, ei voi lukea.',
  'fair.found.card_malformed': 'Kortin todistetta ei voi lukea.',
  'fair.found.receipt_malformed': 'Siemenesi kuittia ei voi lukea.',
  'fair.found.closing_malformed': 'Sitä, mitä huone kertoi jaon lopusta, ei voi lukea.',

  'fair.found.mark_blamed':
    'Huone sanoo, ettei paikaltasi {seat} tullut siementä, vaikka selaimesi lähetti sellaisen. Jos yhteytesi oli kunnossa, kerro muille pelaajille.',
  'fair.void': 'Jako {number} on mitätön, siemen puuttui: {names}. Seuraava jako avataan ilman.',
  'fair.voids':
    '{voids, plural, =0 {Tässä pöydässä ei ole ollut mitättömiä jakoja.} one {Tässä pöydässä avattiin # jako, jota ei pelattu.} other {Tässä pöydässä avattiin # jakoa, joita ei pelattu.}}',
  'fair.seat_voids':
    '{voids, plural, one {{name}: # mitätön jako} other {{name}: # mitätöntä jakoa}}',
  'fair.numbers':
    'Luvut',
  'fair.number.seed':
    'siemenesi',
  'fair.number.key':
    'huoneen avain',
  'fair.number.digest':
    'avauksen sormenjälki',
  'fair.number.previous':
    'edellisen jaon lopun sormenjälki',
  'fair.number.deck':
    'pakka {deck}',
  'fair.number.seat':
    'paikka {seat}',
  'fair.number.mix':
    'kaikkien siementen sekoitus',
  'fair.number.place':
    'kohta {place}',
  'fair.number.closing':
    'lopun sormenjälki',
};
