/** Words of the fair deal: the mark at the table, its explanation, alarms. */
export const fairWords = {
  'fair.mark.open': 'How this hand was shuffled, and what was checked',
  'fair.mark.holds': 'Shuffle checked',
  'fair.mark.opened': 'Shuffling',
  'fair.mark.unchecked': 'Unchecked: house bots alone',
  'fair.mark.not_mine': 'Checked, without your seed',
  'fair.mark.alarm': 'Does not match!',
  'fair.missing': 'Shuffle unchecked: load again',
  'fair.missing.why':
    'The part of this page that takes part in the shuffle and checks it could not be loaded. Without it a seat is dealt no cards.',
  'fair.save': 'Save this hand’s proof',
  'fair.title': 'The fair deal',
  'fair.intro':
    'Before the cards of a hand are fixed nobody can choose them: not the room, not a player. Your browser takes part in the shuffle and checks every card as it is dealt.',
  'fair.which': 'Hand',
  'fair.code': 'Hand code',
  'fair.code_meaning':
    'Read the hand code to the others at the table: who has another code was told another story.',
  'fair.key': 'The room signs with key',
  'fair.name.opening': 'Fixed in advance',
  'fair.name.seeds': 'Everybody’s seed',
  'fair.name.decks': 'Decks laid open',
  'fair.name.cards': 'Cards checked',
  'fair.name.play': 'The hand as it was opened',
  'fair.name.closing': 'The end is signed',
  'fair.name.chain': 'No hand left out',
  'fair.step.waits': 'not yet',
  'fair.step.opening':
    'Eight decks, {seats} seats and everybody’s commitment were signed for hand {number} before any seed was known.',
  'fair.step.seeds':
    '{people, plural, =0 {No person’s seed is} one {# person’s seed is} other {# people’s seeds are}} in the mix{bots, plural, =0 {} one {; house bots put in #} other {; house bots put in #}}.',
  'fair.step.decks':
    'The seeds picked deck {picked} of 8. The other seven were opened: each holds 52 different cards, as it was fixed.',
  'fair.step.cards':
    '{cards, plural, =0 {No card has been told yet.} one {# card lay at its place before any seed was known.} other {# cards lay at their places before any seed was known.}}',
  'fair.step.play': '{notices, plural, one {# event follows} other {# events follow}} without a gap from what was opened.',
  'fair.step.closing': 'The room has signed how the hand ended, and the signature fits what you saw.',
  'fair.step.chain':
    '{hands, plural, one {The hand before leads to this one.} other {The # hands before lead to this one.}}',
  'fair.how.title': 'How it works',
  'fair.how.commit':
    'Your browser draws a secret seed for each hand and sends its fingerprint in advance. The room fixes eight decks, sends their fingerprints, and signs both. Only then are the seeds told.',
  'fair.how.mix':
    'All seeds together pick one deck and lay its cards out. One honest seed is enough to make every order equally likely, whatever the others do.',
  'fair.how.audit':
    'The seven decks that are not played are opened at once. A room that fixes one bad deck is caught in seven of eight hands. Cards that the rules keep closed stay closed.',
  'fair.how.silent':
    'A seat whose seed does not come voids the hand before the antes, and the next one is dealt without it. Voids are counted for everybody to see.',
  'fair.not.title': 'What it does not promise',
  'fair.not.knows':
    'Once the cards are fixed the dealing machine knows them: who reads its memory is not stopped. Nor are players who tell each other their cards.',
  'fair.not.page':
    'This page comes from the room itself. For an independent check save the proof and run, on a computer of your own,',
  'fair.alarm.title': 'The deal does not match what was fixed',
  'fair.alarm.hand': 'Hand {number}:',
  'fair.alarm.what_to_do':
    'Save the proof, show it to the other players, and do not play on here until the host has explained it.',
  'fair.alarm.trust_key': 'The host has explained it: trust the new key',
  'fair.lobby.title': 'The room’s key',
  'fair.lobby.text':
    'Every hand here is signed with this key. Your browser remembers it and warns you when it is another. Compare it with what the host tells you elsewhere.',
  'fair.lobby.short': 'In short',
  'fair.lobby.changed': 'Your browser knows this room by another key ({kept}). Ask the host why before you play.',
  'fair.lobby.voids':
    '{voids, plural, =0 {No hand was void} one {# hand was void} other {# hands were void}} of {hands, plural, one {# hand} other {# hands}} at the tables that are open.',

  'fair.found.opening_malformed': 'The room opened it with something that is no opening event.',
  'fair.found.signature_opening': 'The room’s signature under what was fixed in advance is false.',
  'fair.found.key_changed': 'The room signs with another key ({used}) than the one that your browser knows ({known}).',
  'fair.found.opening_changed': 'What was fixed in advance was changed after your seed had come: the receipt proves it.',
  'fair.found.signature_receipt': 'The receipt for your seed carries a false signature.',
  'fair.found.commitment_mine': 'Your commitment at seat {seat} was left out or exchanged.',
  'fair.found.seed_missing': 'The seed of seat {seat} is missing from the mix.',
  'fair.found.seed_uncommitted': 'A seed of seat {seat} came in that was not committed to in advance.',
  'fair.found.seed_wrong': 'The seed of seat {seat} is not the one that was committed to.',
  'fair.found.seed_mine': 'Your seed at seat {seat} is not in the mix.',
  'fair.found.mark_unchecked': 'No person’s seed is in the mix: the room alone could have chosen this deck.',
  'fair.found.mark_not_mine': 'No seed of this browser is in the shuffle of this hand.',
  'fair.found.deck_unopened': 'Not all decks that are not played were opened: {missing}.',
  'fair.found.deck_wrong': 'Deck {deck} is not the one that was fixed in advance.',
  'fair.found.deck_leaves': 'The deck that is played is not the one that was fixed in advance.',
  'fair.found.card_unopened': '{card} came without its proof (place {place}).',
  'fair.found.card_wrong': '{card} did not lie at place {place} when the decks were fixed.',
  'fair.found.card_place': '{card} should have come from place {place}, and was taken from place {told}.',
  'fair.found.card_repeated': '{card} was dealt twice: from places {also} and {place}.',
  'fair.found.card_extra': 'You were told proofs of cards that are not yours to know: places {places}.',
  'fair.found.reclaim_order': '{card} was dealt again out of its order: place {told} instead of {place}.',
  'fair.found.started_hand': 'Another hand was played than the one that was opened.',
  'fair.found.started_seats': 'Other seats or stacks were dealt in than were fixed.',
  'fair.found.started_dealer': 'The button lies at seat {started}; it was fixed at seat {opened}.',
  'fair.found.started_rules': 'The hand is played by other rules than were fixed.',
  'fair.found.play_gap': 'Event {v} of the hand was kept back.',
  'fair.found.play_illegal': 'Event {v} of the hand cannot follow from what was played.',
  'fair.found.signature_closing': 'The room’s signature under the end of the hand is false.',
  'fair.found.play_closing': 'The room signed another course of the hand than it told you.',
  'fair.found.void_unfounded': 'Hand {number} was called void without a reason.',
  'fair.found.void_mine': 'The room calls your seat {seat} silent, and you hold its receipt.',
  'fair.found.void_decks': 'The decks of void hand {number} were not opened, or are not those that were fixed.',
  'fair.found.void_mixed': 'The hand was called void after the cards were known.',
  'fair.found.mark_unfinished': 'The hand is still being played.',
  'fair.found.chain_gap': 'Between hand {before} and hand {number} a hand is missing.',
  'fair.found.chain_previous': 'Hand {number} does not follow from how the hand before it ended.',
  'fair.found.chain_silent': 'Hand {number} was dealt to a seat that had just been called silent: {seats}.',
  'fair.found.mark_void': 'Hand {number} was void: no seed came from seat {silent}.',
  'fair.found.compare_opening': 'The room has opened this hand in two different ways.',
  'fair.found.mixed_malformed': 'What the room told of the mix cannot be read.',
  'fair.found.card_malformed': 'The proof of a card cannot be read.',
  'fair.found.receipt_malformed': 'The receipt for your seed cannot be read.',
  'fair.found.closing_malformed': 'What the room told of the end of the hand cannot be read.',

  'fair.found.mark_blamed':
    'The room says that no seed came from your seat {seat}, and your browser had sent one. If your line was good, tell the other players.',
  'fair.void':
    'Hand {number} is void: no seed came from {names}. The next one is opened without.',
  'fair.voids':
    '{voids, plural, =0 {No hand was void at this table.} one {# hand was opened at this table and not played.} other {# hands were opened at this table and not played.}}',
  'fair.seat_voids':
    '{voids, plural, one {{name}: # void} other {{name}: # voids}}',
  'fair.numbers':
    'The numbers',
  'fair.number.seed':
    'your seed',
  'fair.number.key':
    'the room’s key',
  'fair.number.digest':
    'fingerprint of the opening',
  'fair.number.previous':
    'fingerprint of the end of the hand before',
  'fair.number.deck':
    'deck {deck}',
  'fair.number.seat':
    'seat {seat}',
  'fair.number.mix':
    'mix of all seeds',
  'fair.number.place':
    'place {place}',
  'fair.number.closing':
    'fingerprint of the end',
} as const;
