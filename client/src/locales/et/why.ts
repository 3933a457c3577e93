import type { whyWords as english } from '../en/why';

export const whyWords: Record<keyof typeof english, string> = {
  'why.button': 'Miks?',
  'why.title': 'Mida sa võid teha ja miks',
  'why.close': 'Sulge',
  'why.loading': 'Otsin…',
  'why.wager': 'Panus või tõstmine',
  'why.double': 'Topeltpanus',
  'why.closed': 'mitte praegu',
  'why.fold_any_time': 'Loobuda võid alati, kui on sinu kord.',
  'why.fold_free': 'Võid loobuda, aga check ei maksa midagi.',
  'why.fold_low_card': 'Madalaim kaart peab alustama: loobuda ta praegu ei saa.',
  'why.fold_neighbour': 'Oled madalaima kaardi asemel, mis on all-in, ja võid ka loobuda.',
  'why.check_free':
    '{street}: midagi ei ole maksta, nii et võid korra edasi anda. Hiljem võid ikka tõsta.',
  'why.call_match': '{street}: kõrgeim panus on {owed}; {more} juurde hoiab sind mängus.',
  'why.call_bring_in': '{street}: maksta on bring-in panus {to}.',
  'why.call_all_in':
    'Maksta on {owed}; summaga {to} oled all-in ja mängid selle peale, mille maksid.',
  'why.bring_in_low_card': '{street}: sinul on madalaim avatud kaart, seega alustad panusega {to}.',
  'why.bring_in_all_in': 'Bring-in panus on {bring_in}; sul on ainult {to}.',
  'why.bring_in_neighbour':
    'Madalaim kaart on antega all-in: sina, temast vasakul, alustad panusega {to}.',
  'why.bring_in_next_low':
    'Madalaim kaart on antega all-in: sinul on järgmine madalaim ja sa alustad panusega {to}.',
  'why.complete_instead': 'Bring-in panuse asemel võid alustada täispanusega {to}.',
  'why.complete':
    '{street}: pärast bring-in panust {bring_in} on täispanus {to}. See on panus, mitte tõstmine.',
  'why.bet': '{street}: panus on {size}.',
  'why.raise':
    '{street}: tõstmine lisab {size}, kokku {to}.{of, plural, =0 {} one { See on {number}. tõstmine {of}-st.} other { See on {number}. tõstmine {of}-st.}}',
  'why.raise_doubled':
    '{street}: pärast topeltpanust lisab iga tõstmine {size}, kokku {to}.{of, plural, =0 {} one { See on {number}. tõstmine {of}-st.} other { See on {number}. tõstmine {of}-st.}}',
  'why.bet_open_pair': '{street}, avatud paar: võid panustada {small} või {big}.',
  'why.raise_open_pair': '{street}, avatud paar: võid tõsta summani {small} või {big}.',
  'why.wager_all_in': 'Täissumma oleks {full}; sul on ainult {to}.',
  'why.wager_spread': 'Spread limit, {least} kuni {most}: praegu {lowest} kuni {highest}.',
  'why.wager_pot': 'Pot limit: {lowest} kuni {highest}, see on pank pärast sinu maksmist.',
  'why.wager_no_limit': 'No limit: {lowest} kuni {highest}, kõik mis sul on.',
  'why.wager_bring_in_only': 'Siin ei tohi madalaim kaart alustada suuremaga kui bring-in panus.',
  'why.wager_no_chips': 'Rohkemaks sinu žetoonidest ei piisa.',
  'why.wager_capped':
    'Selle ringi panus ja {of, plural, one {ainus tõstmine} other {kõik # tõstmist}} on tehtud.',
  'why.wager_nobody': 'Tõstmisele ei ole enam kedagi vastamas.',
  'why.wager_not_reopened':
    'Sa oled juba otsustanud ja all-in pärast sind oli liiga väike, et sa võiksid uuesti tõsta.',
  'why.double_hilo': 'Hi/lo mängus ei kahekordista avatud paar panust.',
  'why.double_no_pair': 'Kellelgi ei ole avatud paari: panus on väike.',
  'why.double_not_yours': 'Ainult see, kelle paar on avatud, võib alustada topeltpanusega.',
  'why.double_not_over_small': 'Siin väikest panust topelt ei tõsteta.',
  'why.show_to_win': 'Panga võidab ainult näidatud käsi.',
  'why.show_choice': 'Keegi ei maksnud: võid näidata, aga ei pea.',
  'why.muck_beaten': 'Kaotanud kaardid võib näitamata jätta.',
  'why.muck_uncalled': 'Keegi ei maksnud: sa ei pea näitama.',

  'source.000': 'PartyPokeri reeglid',
  'source.001': 'CelebPokeri reeglid',
  'source.002': 'Hi ja Hi/Lo üldised reeglid',
  'source.003': 'entsüklopeedia artikkel',
  'source.rule_book': 'reegliraamat, osa {part}',
  'source.roberts': 'Robert’s Rules of Poker, {part}',
  'source.tda': 'Poker TDA reeglid',
  'source.table': 'valitud selle laua jaoks',
  'source.house': 'maja enda valik',
  'source.reference': 'maja allikas ei ütle, nii et nagu võrdlusmängus',
  'source.items': '{source}, {count, plural, one {punkt {items}} other {punktid {items}}}',

  'section.seven_card_stud': 'Seven-Card Stud',
  'section.betting_and_raising': 'panustamine ja tõstmine',
  'section.showdown': 'avamine',
};
