/**
 * The rules of a table written out: a sentence a rule, made from the values of all of them.
 *
 * Flags are `yes` or `no`, no limit is `none`, chips are amounts already; other values are numbers or
 * codes. What does not arise in a game is not listed, and has no sentence.
 */
export const writtenWords = {
  'written.game':
    '{game, select, hi {The best high hand of five cards out of seven wins the whole pot.} hilo {The pot is split between the best high hand and the best low hand of eight or better; without a low the high hand takes it all.} other {The lowest hand of five cards out of seven wins the whole pot; aces are low, and straights and flushes do not count against it.}}',
  'written.betting':
    '{betting, select, fixed_limit {Fixed limit: every bet and every raise has one given size.} spread_limit {Spread limit: a bet may be of any size between two limits.} pot_limit {Pot limit: nobody may raise by more than the pot after calling.} other {No limit: a wager may be as large as the stack.}}',
  'written.small_bet':
    '{betting, select, fixed_limit {The small bet, on third and fourth street, is {small_bet}.} other {Whoever opens the betting wagers at least {small_bet}.}}',
  'written.big_bet': 'The big bet, from fifth street on, is {big_bet}.',
  'written.spread_min': 'The smallest bet is {spread_min}.',
  'written.spread_max': 'The largest bet is {spread_max}, and a raise adds at most {spread_max}.',
  'written.ante':
    '{ante, select, 0 {There is no ante.} other {Every player antes {ante} before the cards are dealt.}}',
  'written.bring_in':
    '{bring_in, select, 0 {There is no bring-in: {four_first, select, yes {the best two up cards act first and may check.} other {the highest door card acts first and may check.}}} other {The lowest door card opens third street with a bring-in of {bring_in}.}}',
  'written.chip_unit':
    'The smallest chip is {chip_unit}; what a split leaves over goes out in such chips.',
  'written.max_players':
    '{max_players, select, 2 {Two players sit at a table.} other {Two to {max_players} players sit at a table.}}',
  'written.buy_in_min':
    '{one_buy_in, select, yes {The buy-in is {buy_in_min}, no more and no less.} other {A player buys in for at least {buy_in_min}.}}',
  'written.buy_in_max':
    '{one_buy_in, select, yes {The buy-in is one fixed amount of {buy_in_max}.} other {A player buys in for at most {buy_in_max}.}}',
  'written.short_buy':
    '{short_buy, select, yes {A player who has bought in before may take less than the least buy-in.} other {Nobody may buy in for less than the least buy-in.}}',
  'written.rathole_minutes':
    '{rathole_minutes, plural, =0 {Whoever left may come back with any buy-in at once.} one {Whoever comes back within # minute brings at least the stack they left with.} other {Whoever comes back within # minutes brings at least the stack they left with.}}',
  'written.bust_seconds':
    'Whoever has lost all chips keeps the seat for {bust_seconds, plural, one {# second} other {# seconds}}.',
  'written.lost_line_seconds':
    '{lost_line_seconds, plural, =0 {Whoever has no connection is not dealt in until back.} one {Whoever has had no connection for # second is not dealt in until back.} other {Whoever has had no connection for # seconds is not dealt in until back.}}',
  'written.absence_minutes':
    'A seat is given up after {absence_minutes, plural, one {# minute} other {# minutes}} without taking part; its chips go to the wallet.',
  'written.offer_seconds':
    'A seat that comes free is held for {offer_seconds, plural, one {# second} other {# seconds}} for the first in line who would take it.',
  'written.auto_ante_default':
    '{auto_ante_default, select, yes {The ante is posted automatically at every hand.} other {A player joins each hand by saying so; the ante is not posted by itself.}}',
  'written.auto_ante_switch':
    '{auto_ante_switch, select, yes {A player may switch the automatic ante off and join hand by hand.} other {The automatic ante cannot be switched off; whoever wants to pause sits out.}}',
  'written.im_in_seconds':
    'Whoever antes hand by hand has {im_in_seconds, plural, one {# second} other {# seconds}} to say so, and sits the hand out otherwise.',

  'written.bring_in_may_complete':
    '{bring_in_may_complete, select, yes {The low card may open for a full bet instead of the bring-in.} other {The low card must open with the bring-in and may not open for more.}}',
  'written.bring_in_counts_as_bet':
    '{bring_in_counts_as_bet, select, yes {The bring-in is the first bet of the round, so completing it is a raise.} other {The bring-in is not counted as a bet: completing it is the first bet of the round.}}',
  'written.short_bring_in_call':
    '{short_bring_in_call, select, full {When the bring-in is all-in for less, the others still owe the full bring-in.} other {When the bring-in is all-in for less, the others owe only what it put in.}}',
  'written.ante_allin_low_card':
    '{ante_allin_low_card, select, left_acts {When the low card is all-in for its ante, the player to its left opens, and may bring in, complete or fold.} other {When the low card is all-in for its ante, the next lowest door card with chips owes the bring-in.}}',
  'written.max_raises':
    '{betting, select, pot_limit {The raises of a round are not counted: in this betting there is no cap.} no_limit {The raises of a round are not counted: in this betting there is no cap.} other {{max_raises, select, none {A round knows no cap: there may be any number of raises.} other {A round has at most one bet and {max_raises, plural, =1 {one raise} one {# raise} other {# raises}}.}}}}',
  'written.headsup_uncapped':
    '{headsup_uncapped, select, yes {While only two players are left in the hand, raises are not limited in number.} other {The cap also holds when only two players are left.}}',
  'written.allin_half_rule':
    '{betting, select, fixed_limit {{allin_half_rule, select, half {An all-in for at least half of the bet due counts as a bet or raise; for less, it does not let those who acted raise again.} other {An all-in counts as a bet or raise only if it is for the full amount; for less, it does not let those who acted raise again.}}} other {A short all-in does not let those who acted raise again, unless several of them add up to a full raise.}}',
  'written.open_pair_double':
    '{betting, select, fixed_limit {{open_pair_double, select, off {An open pair on fourth street does not allow a double bet.} pair_holder {On fourth street a player who shows a pair may bet {big_bet} instead of {small_bet}; from then on every wager of the round has that size{hi_alone, select, yes {, where hi alone is played} other {}}.} other {On fourth street, when anybody shows a pair, every player may bet {big_bet} instead of {small_bet}; from then on every wager of the round has that size{hi_alone, select, yes {, where hi alone is played} other {}}.}}} other {Bets have no fixed size, so an open pair on fourth street changes nothing.}}',
  'written.open_pair_big_raise_over_small':
    '{open_pair_big_raise_over_small, select, yes {Beside an open pair a small bet may be raised by the small or by the double size.} other {Beside an open pair a small bet may be raised by the small size only.}}',
  'written.open_pair_hilo':
    '{open_pair_hilo, select, yes {The open pair allows double bets in hi/lo too, as far as the house has them.} other {In hi/lo an open pair never allows a double bet.}}',
  'written.first_act_tie':
    '{first_act_tie, select, position {Of equal boards the one nearest to the dealer’s left acts first.} other {Of equal boards the one with the higher suit on its highest card acts first.}}',
  'written.first_act_allin_high':
    '{first_act_allin_high, select, next_left {When the best board cannot act, the next player with chips to its left acts first.} other {When the best board cannot act, the best board among those who can acts first.}}',

  'written.four_first':
    '{four_first, select, yes {Four cards, two down and two up, are dealt before the first betting round; there is none on third street.} other {The first betting round comes after three cards, two down and one up.}}',
  'written.burn_cards':
    '{burn_cards, select, yes {A card is burned before each street after the first deal.} other {No cards are burned.}}',
  'written.short_deck':
    '{short_deck, select, reclaim_burns {When the deck is too short for the last street, the rest of it and the burned cards are mixed and dealt if they suffice; otherwise one common card, face up, is everybody’s last card.} tda {The last street is dealt in the ordinary way only if a burn and one undealt card are to spare; if not, the rest and the burned cards are mixed and dealt under the same condition; otherwise one common card, face up, is everybody’s last card.} other {When the deck is too short for the last street, one common card, face up, is everybody’s last card; burned cards stay out.}}',
  'written.common_card_first':
    '{common_card_first, select, sixth_street_order {When one common card stands in for the last one, the last round goes in the order of sixth street.} other {When one common card stands in for the last one, the best board with that card counted in acts first.}}',
  'written.dead_card_rack':
    '{dead_card_rack, select, yes {The up cards of folded hands stay listed beside the table.} other {The up cards of folded hands are not listed: remember them.}}',
  'written.live_outs':
    '{live_outs, select, yes {A player is told how many of the cards that would help are still unseen.} other {Nobody counts for a player which cards are still unseen.}}',
  'written.dealer_rotation':
    '{dealer_rotation, select, rotating {The dealer button moves one player to the left after every hand.} other {The dealer button stays where it is.}}',

  'written.showdown_order':
    '{showdown_order, select, aggressor_then_clockwise {Whoever bet or raised last on the last round shows first; if nobody did, the first to act; then clockwise.} other {The hands of the last side pot show first, down to the main pot; within a pot the last to bet or raise, then clockwise.}}',
  'written.loser_may_muck':
    '{loser_may_muck, select, yes {A beaten hand may be mucked unseen; only a hand that was shown can win.} other {At the showdown every hand still in must be shown.}}',
  'written.allin_faceup':
    '{allin_faceup, select, yes {When no more betting is possible, all hands are turned up while the cards run out.} other {Hands stay closed while the cards run out, even when no more betting is possible.}}',
  'written.muck_disclosure':
    '{muck_disclosure, select, none {A hand mucked at the showdown is told to nobody.} other {A player who was dealt in may ask to see a called hand that was mucked.}}',
  'written.muck_ask_told':
    '{muck_ask_told, select, yes {Whoever mucked a called hand is told who has asked for it.} other {Whoever mucked a called hand is not told who has asked for it.}}',
  'written.show_seconds':
    'A player has {show_seconds, plural, one {# second} other {# seconds}} to show or muck.',
  'written.history_email':
    '{history_email, select, yes {{muck_disclosure, select, none {Hand histories are not sent by e-mail.} other {Whoever asks for a called hand that was mucked gets its history by e-mail.}}} other {Hand histories are not sent by e-mail.}}',

  'written.turn_seconds':
    'A player has {turn_seconds, plural, one {# second} other {# seconds}} to act.',
  'written.timer_visible_seconds':
    '{whole_turn, select, yes {The timer is shown at the table for the whole turn.} other {{timer_visible_seconds, plural, =0 {The time of a turn is not shown at the table.} one {The timer is shown at the table for the last # second of a turn.} other {The timer is shown at the table for the last # seconds of a turn.}}}}',
  'written.timeout_action':
    '{timeout_action, select, check_fold {A player whose time runs out checks if that is free and folds if not.} allin {A player whose time runs out is treated as all-in: the stack stays, the hand contests the pot as it stands and acts no more.} other {A player whose time runs out is treated as all-in with {timeout_chips_test, select, ante {any chips in the pot, the ante included,} bet_this_hand {chips in the pot beyond the ante,} other {chips in on this street,}} and folds without.}}',
  'written.timeout_chips_test':
    'Being in the pot means to have {timeout_chips_test, select, ante {any chips in the pot, the ante included} bet_this_hand {chips in the pot beyond the ante} other {chips in on this street}}.',
  'written.disconnect_action':
    '{disconnect_action, select, check_fold {A player whose connection is lost and who does not come back in time checks if that is free and folds if not.} allin {A player whose connection is lost and who does not come back in time is treated as all-in: the stack stays, the hand contests the pot as it stands and acts no more.} other {A player whose connection is lost and who does not come back in time is treated as all-in with {timeout_chips_test, select, ante {any chips in the pot, the ante included,} bet_this_hand {chips in the pot beyond the ante,} other {chips in on this street,}} and folds without.}}',
  'written.allin_protections_per_day':
    '{allin_protections_per_day, select, none {There is no limit to how often a lost connection is treated as all-in.} other {A lost connection is treated as all-in at most {allin_protections_per_day, plural, =1 {once} one {# time} other {# times}} a day (UTC) for each player; after that it is checked, or folded when facing a bet.}}',
  'written.reconnect_min_left_seconds':
    'Coming back gives time on top only while at least {reconnect_min_left_seconds, plural, one {# second} other {# seconds}} of the turn are left.',
  'written.reconnect_bonus_seconds':
    '{reconnect_bonus_seconds, plural, =0 {A player who comes back in time has what is left of the turn and no more.} one {A player who comes back in time gets # second on top, once a turn.} other {A player who comes back in time gets # seconds on top, once a turn.}}',
  'written.network_grace_ms':
    'An answer counts that arrives up to {grace_seconds, plural, one {# second} other {# seconds}} late, for the sake of slow lines.',
  'written.pause_seconds':
    '{pause_seconds, plural, =0 {The table plays on however many connections are lost at once.} one {When more than half of the connections are lost at once, the clock stops for up to # second.} other {When more than half of the connections are lost at once, the clock stops for up to # seconds.}}',
  'written.pause_every_minutes':
    'It stops for lost connections at most once in {pause_every_minutes, plural, one {# minute} other {# minutes}}.',

  'written.rail':
    '{rail, select, open {Anybody may watch, with or without a name.} players {Whoever has signed in may watch.} other {Hands are told to the seated alone; others see who sits.}}',
  'written.rail_delay_seconds':
    '{rail_delay_seconds, plural, =0 {Watchers see what happens when it happens.} one {Watchers see everything # second late; players do not.} other {Watchers see everything # seconds late; players do not.}}',
  'written.table_chat':
    '{table_chat, select, yes {The seated may write to the table.} other {There is no chat at the table.}}',
  'written.rail_chat':
    '{rail_chat, select, yes {Watchers may write to each other; the seated do not read it.} other {Watchers do not write.}}',
  'written.folded_talk':
    '{folded_talk, select, free {Whoever has folded may write on.} held {What a player writes after folding is told when the hand is over.} other {Whoever has folded writes nothing until the hand is over.}}',

  'written.odd_chip_high':
    '{odd_chip_high, select, left_of_dealer {The odd chip goes to the first of the tied hands left of the dealer.} suit_5 {The odd chip goes to the tied hand with the highest card by rank and suit among the five that play.} other {The odd chip goes to the tied hand with the highest card by rank and suit among all seven.}}',
  'written.odd_chip_low':
    '{odd_chip_low, select, left_of_dealer {Of tied lows the first left of the dealer gets the odd chip.} high_suit_5 {Of tied lows the one with the highest card by rank and suit in the low hand gets the odd chip, aces being low.} other {Of tied lows the one with the lowest of all seven cards by rank and suit gets the odd chip, aces being low.}}',
} as const;
