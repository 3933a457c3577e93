/** Words of playing: what is decided ahead, typed and heard; what happened meanwhile; other tables. */
export const playingWords = {
  'pre.label': 'When it is your turn',
  'pre.short': 'Ahead:',
  'pre.fold': 'Fold',
  'pre.check_fold': 'Check or fold',
  'pre.check': 'Check',
  'pre.call': 'Call {chips}',
  'pre.holds': 'Holds at every price: it pays none',
  'pre.ends': 'Forgotten when the price changes',

  'wager.less': 'Less',
  'wager.more': 'More',

  'live.label': 'What the dealer says',
  'live.your_cards': 'You get: {cards}.',
  'live.turn': 'Your turn: {choices}.',
  'live.turn_show': 'Your turn to show: {choices}.',
  'live.range': '{least} up to {most}',
  'live.seconds': '{seconds, plural, one {# second} other {# seconds}} left.',

  'missed.back': 'Back at the table.',
  'missed.seat': 'Seat {seat} was given up meanwhile.',
  'missed.hands':
    '{hands, plural, one {# hand ended meanwhile.} other {# hands ended meanwhile.}}',
  'missed.stack': 'Your chips: {before} before, {after} now.',
  'missed.more': '{lines, plural, one {# line more in the log.} other {# lines more in the log.}}',

  'tabs.label': 'Your tables',
  'tabs.calls': '{table}: your turn.',
  'tabs.lost': 'line lost',

  'side.open': 'Log, talk, seat',
  'side.close': 'Back to the table',
  'seat.cards_closed': '×{cards}',
  'seat.cards_closed_label': '{cards, plural, one {# closed card} other {# closed cards}}',

  'type.label': 'Command',
  'type.hint': 'Type a command, or help',
  'type.help':
    'f folds, c checks or calls, r bets or raises; r and an amount bets or raises to it. h tells your hand, 1 to 8 a seat, p the pot, d the dead cards, t the time, w why you may do what you may. The same letters work as keys; / goes to this line. k switches the keys off and on. Chosen ahead, fold and check or fold hold at every price, because they pay none; check and call are forgotten when it changes.',
  'type.unknown': 'There is no command “{line}”. Type help.',
  'type.not_now': 'That cannot be done now.',
  'type.not_to': 'Not to {chips}. {choices}',
  'type.not_amount': '“{amount}” is no amount. Type r and one number, such as r 4.',
  'type.surplus':
    'Nothing was done: “{word}” stands alone, and “{rest}” came after it.',
  'type.confirm': 'Checking costs nothing. f once more folds, c checks.',
  'type.sent': 'Done.',

  'tell.no_cards': 'You have no cards.',
  'tell.cards': 'Closed: {down}. Open: {up}.',
  'tell.makes': 'That makes {hand}.',
  'tell.seat': 'Seat {seat}: {name}, {chips}.',
  'tell.seat_you': 'That is you.',
  'tell.seat_free': 'Seat {seat} is free.',
  'tell.seat_folded': 'Has folded.',
  'tell.seat_shows': 'Shows {cards}.',
  'tell.seat_mark': '{mark}.',
  'tell.seat_wager': 'Has {chips} in on this street.',
  'tell.seat_turn': 'Is to act.',
  'tell.wagers': 'bets of this street {chips}',
  'tell.common': 'common card {card}',
  'tell.no_pot': 'There is nothing in the pot yet.',
  'tell.dead': 'Dead cards: {cards}.',
  'tell.dead_none': 'No open card is dead yet.',
  'tell.dead_untold': 'This table does not list dead cards.',
  'tell.no_turn': 'Nobody is to act.',
  'tell.time': '{name} is to act; the clock does not show yet.',
  'tell.time_yours': 'You are to act; the clock does not show yet.',
  'tell.time_left':
    '{name} has {seconds, plural, one {# second} other {# seconds}} left.',
  'tell.time_left_yours':
    'You have {seconds, plural, one {# second} other {# seconds}} left.',

  'outs.one': '{kind} {live}{dead, plural, =0 {} one { ({dead} dead)} other { ({dead} dead)}}',
  'outs.all': 'Live outs: {outs}.',
  'outs.pair': 'pair',
  'outs.two_pair': 'two pair',
  'outs.three_of_a_kind': 'three of a kind',
  'outs.straight': 'straight',
  'outs.flush': 'flush',
  'outs.full_house': 'full house',
  'outs.four_of_a_kind': 'four of a kind',
  'outs.straight_flush': 'straight flush',
  'outs.low': 'low',

  'told.rules.in_force': 'The new rules of this table are in force from this hand on.',
  'told.rules.taken_back': 'The announced rules were taken back: this table is played on as it is.',
  'told.table.closing':
    'This table closes when this hand is over: all chips go back to the wallets.',
  'told.room.draining':
    'The room closes soon: this hand is played to its end if time allows. Seats and chips are kept.',
  'told.room.closing': 'The room is being restarted. Seats, chips and the hand are kept.',
  'told.table.stopped':
    'This table has stopped: the hand is safe and goes on when the room has been started again.',
  'told.connections.lost':
    'Most lines of this table were lost at once: it waits for them.',
  'told.host.paused': 'The host has paused the whole room.',
  'told.host.table_paused': 'The host has paused this table.',
  'told.table.closed': 'This table is closed: all chips are back in the wallets.',
  'told.random.failing':
    'The random source of the room’s machine has failed its test: no card is dealt until it passes again.',
  'told.watch.slow': 'Your line could not keep up with the table: load it again.',
  'lapse.told': '{name}: {cause}, {outcome}.',
  'type.keys_on': 'Letters work as keys again.',
  'type.keys_off':
    'Letters no longer work as keys; commands are typed after /. k and Enter bring them back.',
} as const;
