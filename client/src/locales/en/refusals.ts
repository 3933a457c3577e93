/** Words of refusals, by their codes. */
export const refusalWords = {
  'refusal.line.lost': 'The room cannot be reached. Try again in a moment.',
  'refusal.line.no_answer': 'The room has not answered. The table shows what has happened.',
  'refusal.line.closed': 'The line to the table is closed.',
  'refusal.passkey.not_given': 'The device gave no passkey. Try again, or use the password.',
  'refusal.buy_in.short': 'The buy-in here is {buy_in_min} to {buy_in_max}.',
  'refusal.buy_in.range': 'The buy-in here is {buy_in_min} to {buy_in_max}.',
  'refusal.buy_in.rathole':
    'You left this table with {buy_in_min}: bring at least that much, or come back later.',
  'refusal.top_up.range': 'Your stack takes no such amount: {lowest} is the least, {highest} the most.',
  'refusal.chips.not_enough': 'The wallet holds no more than {balance}.',
  'refusal.grant.not_broke': 'There are chips to play with. More are given when they are nearly gone.',
  'refusal.dismiss': 'Dismiss',
  'refusal.any.empty': 'There is nothing in it to read: write a few words.',
  'refusal.any.too_long': 'At most {longest} characters are taken: shorten it.',
  'refusal.any.wait':
    'That was tried too often: wait {seconds, plural, one {# second} other {# seconds}}.',
  'refusal.account.needed': 'This needs an account: open one, with a password.',
  'refusal.account.present': 'You have an account already.',
  'refusal.account.seated': 'You have a seat at {tables}: leave it first.',
  'refusal.action.hand_over': 'This hand is over.',
  'refusal.action.not_your_turn': 'It is not your turn.',
  'refusal.action.not_legal': 'The rules do not allow that now.',
  'refusal.announcement.unknown': 'There is no such announcement.',
  'refusal.ante.no_switch':
    'Antes are posted automatically at {table} and cannot be switched off: sit out to pause.',
  'refusal.ante.not_asked': 'You are not asked for an ante in hand {number}.',
  'refusal.books.unbalanced':
    'The books of the table do not balance, so it is not dealt. What was played is kept; the host finds what is wrong in the log.',
  'refusal.connections.too_many':
    'You hold {most} connections to the room, which is the most: close some first.',
  'refusal.decision.past': 'That decision has been made already.',
  'refusal.decision.unknown': 'That decision is still to come.',
  'refusal.disclosure.hand_open': 'This hand is not over: no closed hand is told yet.',
  'refusal.disclosure.not_dealt_in': 'Only those dealt into this hand may ask for it.',
  'refusal.disclosure.not_in_this_house': 'This house tells nobody a hand that was mucked.',
  'refusal.door.password': 'A table’s password has {shortest} to {longest} characters.',
  'refusal.email.malformed': 'This is no e-mail address: write one such as ann@cards.example.',
  'refusal.email.taken': 'Another account has this address.',
  'refusal.entry.wrong': 'That does not open the door of {table}: ask for a new link.',
  'refusal.grant.address':
    'Today’s play chips have been given to this network address: ask the host, who can give you chips or raise the limit, or come back after midnight UTC.',
  'refusal.grant.limit':
    'Today’s play chips have been given to you or your browser: ask again after midnight UTC, or ask the host, who can give you chips.',
  'refusal.grant.none': 'No play chips are given in this room: ask the host.',
  'refusal.hand.delayed': 'This hand is shown when the rail has seen it: look again later.',
  'refusal.hand.open': 'This hand is still being played: look again when it is over.',
  'refusal.hand.other': 'That was for another hand: nothing was done.',
  'refusal.hand.unknown': 'No such hand was played in this room.',
  'refusal.host.already': 'That player is a host already: name another one.',
  'refusal.host.last': 'A room keeps one host at least: name another one first.',
  'refusal.host.needs_account': 'A host needs an account, with a password.',
  'refusal.host.not_one': 'That player is no host: there is no role to take away.',
  'refusal.host.only': 'Only a host may do that.',
  'refusal.host_link.expired': 'This link was good for a day: have a new one made.',
  'refusal.host_link.unknown': 'This is no link of this room, or a later one has taken its place.',
  'refusal.host_link.used': 'This link has been used: have a new one made.',
  'refusal.house.unknown': 'There is no such house.',
  'refusal.letter.unknown': 'No such letter was written to you.',
  'refusal.line.unknown': 'There is no such line.',
  'refusal.link.unknown':
    'This link has been used, or is too old, or is none of ours: ask for another.',
  'refusal.login.wrong': 'This name and this password do not belong together: try again.',
  'refusal.mucked.none': 'No called hand of another was mucked in this hand.',
  'refusal.mucked.not_asked': 'Ask for the mucked hands first.',
  'refusal.mucked.slow_down':
    'You have asked for {most} hands within an hour: ask for this one later.',
  'refusal.mute.self': 'You cannot mute yourself.',
  'refusal.mute.too_many': 'You have muted {most} players, which is as many as can be.',
  'refusal.name.characters':
    'A name has no invisible characters and at most two marks on a letter.',
  'refusal.name.mixed_scripts': 'A name is written in one script: this one mixes {scripts}.',
  'refusal.name.no_letter': 'A name has at least one letter or digit.',
  'refusal.name.reserved': '{name} is a name that the house keeps for itself: choose another.',
  'refusal.name.taken':
    '{name} is, or looks like, the name of somebody here: log in if it is yours, or choose another.',
  'refusal.name.too_long': 'A name has at most {longest} characters.',
  'refusal.name.too_short': 'A name has at least {shortest} characters.',
  'refusal.note.self': 'A note is about another player.',
  'refusal.note.too_many': 'You have notes on {most} players, which is as many as are kept.',
  'refusal.origin.foreign': 'A page of another site may not speak to this room.',
  'refusal.passkey.known': 'The room knows this passkey already.',
  'refusal.passkey.late': 'This took too long, or was done already: begin again.',
  'refusal.passkey.not_here': 'Passkeys work only by https, or on this machine itself.',
  'refusal.passkey.refused': 'The room does not know this passkey: log in with your password.',
  'refusal.passkey.too_many': 'An account has at most {most} passkeys: remove one.',
  'refusal.passkey.unknown': 'There is no such passkey of yours.',
  'refusal.password.common':
    'This password is among the first that anybody would try: choose another, best of {advised} characters or more.',
  'refusal.password.is_name':
    'A password that is the name it opens is guessed at once: choose another.',
  'refusal.password.too_long': 'A password has at most {longest} characters.',
  'refusal.password.too_short':
    'A password has at least {shortest} characters: a few words in a row are easy to keep and hard to guess.',
  'refusal.password.wrong': 'This is not your password: try again.',
  'refusal.player.banned': 'The host has barred you from play: write to the host if that is wrong.',
  'refusal.player.is_host': 'That player is a host: take the role away first.',
  'refusal.player.no_session': 'That player is signed in nowhere.',
  'refusal.player.not_banned': 'That player is not barred.',
  'refusal.player.not_seated': 'That player has no seat at this table.',
  'refusal.player.unknown': 'There is no such player in this room.',
  'refusal.proof.needed': 'This needs your password, or a passkey, once more.',
  'refusal.rail.players':
    'This table is watched only by those who have signed in: sign in with a name.',
  'refusal.request.too_fast':
    'That came too fast: wait {seconds, plural, one {# second} other {# seconds}} and ask again.',
  'refusal.room.paused': 'The whole room is paused.',
  'refusal.room.not_paused': 'The room is not paused.',
  'refusal.room.closing': 'The room closes for a moment: the tables go on when it is back.',
  'refusal.seat.already_seated': 'You have seat {seat} already: one player, one seat.',
  'refusal.seat.going': 'The table will have {seats} seats soon: choose one of these.',
  'refusal.seat.held':
    'Seat {seat} is held for somebody who waited for it: stand in line or choose another.',
  'refusal.seat.leaving': 'You are leaving this table: sit down again to play on.',
  'refusal.seat.name_at_table':
    'Somebody called {name} sits at this table already: sign in with another name.',
  'refusal.seat.not_in_hand': 'You were not dealt into this hand: the next one is yours.',
  'refusal.seat.not_seated': 'You have no seat at {table}: sit down first.',
  'refusal.seat.taken': 'Seat {seat} is taken. Free are: {free}.',
  'refusal.seat.unknown': 'There is no seat {seat}: seats are numbered 1 to {seats}.',
  'refusal.session.ended': 'You are signed out: sign in to play on.',
  'refusal.session.none': 'This needs a name: sign in first.',
  'refusal.session.present': 'You are signed in as {name}: sign out to come under another name.',
  'refusal.session.unknown': 'That session has ended already.',
  'refusal.store.failed': 'The room could not write this down, so it did not happen: try again.',
  'refusal.store.slow':
    'The room’s disk is too slow at the moment: play is paused, nothing is lost, and it goes on by itself.',
  'refusal.study.busy': 'Others are studying and the room keeps up with no more: try again.',
  'refusal.study.out_of_time':
    'This took longer than {seconds} s and was stopped: ask for fewer deals or fewer cards.',
  'refusal.study.ranges': 'The room works out ranges for {most} seats at most.',
  'refusal.study.too_many':
    '{most} of your calculations are at work, which is the most at one time: wait or stop one.',
  'refusal.table.closing': 'This table closes after this hand: choose another one.',
  'refusal.table.full': 'All {seats} seats are taken: wait for one, or choose another table.',
  'refusal.table.host_only': 'Only the host opens tables in this room: ask for one.',
  'refusal.table.name_taken': 'There is a table called {name} already: choose another name.',
  'refusal.table.no_change': 'The table is played by these rules already.',
  'refusal.table.not_paused': 'The table is not paused.',
  'refusal.table.not_yours':
    'Only whoever opened {table} and the host run it: ask them, or open a table of your own.',
  'refusal.table.private': '{table} is private: open the link you were sent, or give the password.',
  'refusal.table.public': 'This table is open to everybody: it has no door.',
  'refusal.table.room_full': 'Players have opened {most} tables, which is all there is room for: sit down at one of them, or ask the host.',
  'refusal.table.stopped': 'The table has moved: load it again.',
  'refusal.table.too_many':
    'You have opened {most} tables, which is as many as one player may: close one.',
  'refusal.table.unknown': 'There is no such table in this room: the lobby lists those there are.',
  'refusal.table_name.characters': 'A table’s name has no invisible characters: leave them out.',
  'refusal.table_name.length': 'A table’s name has {shortest} to {longest} characters.',
  'refusal.table_name.no_letter': 'A table’s name has at least one letter or digit.',
  'refusal.talk.at_table': 'You have a seat: the rail talks among itself.',
  'refusal.talk.folded':
    'You have folded, and at this table nobody talks about a hand they are out of: say it when the hand is over.',
  'refusal.talk.off': 'There is no talk on this side of the table.',
  'refusal.talk.seat_needed': 'Only the seated talk at the table: take a seat first.',
  'refusal.talk.silenced': 'The host has asked you not to write here: you may play on.',
  'refusal.thread.unknown': 'There is no such conversation in the inbox.',
  'refusal.token.days': 'A token lasts 1 to 3650 days, or until you end it.',
  'refusal.token.name': 'Say what the token is for, in a few words.',
  'refusal.token.scopes': 'Choose at least one thing that the token may do.',
  'refusal.token.too_many': 'An account has at most {most} tokens: end one.',
  'refusal.token.unknown': 'There is no such token of yours.',
  'refusal.waiting.full': '{most} people wait here already: choose another table.',
  'refusal.waiting.not_in_list': 'You do not wait at {table}.',
  'refusal.waiting.seat_free': 'A seat is free: sit down instead of waiting.',
  'refusal.waiting.seated': 'You have seat {seat} here: nobody waits while sitting.',
  'refusal.waiting.too_many':
    'You wait at {most} tables already, which is as many as one may: leave one.',
  'refusal.why.missing': 'The log of the hosts wants a reason: say why, in a few words.',
  'refusal.chips.none': 'Give or take something.',
  'refusal.deal.none':
    'This hand was not dealt with everybody’s seeds: there is nothing to check.',
  'refusal.deal.plain':
    'This table is dealt without everybody’s seeds.',
  'refusal.hand.void':
    'This hand is void: every chip went back to whose it was.',
  'refusal.hand_note.too_many':
    'You keep as many notes on hands as are kept: take some away first.',
  'refusal.import.nothing':
    'The file holds no hand of seven-card stud.',
  'refusal.import.too_large':
    'The file is too large: split it into parts.',
  'refusal.import.too_many':
    'You keep as many imported hands as are kept ({most}): forget some first.',
  'refusal.replay.viewer':
    'This hand is not shown through another’s eyes.',
  'refusal.share.too_many':
    'You have as many links to hands as are kept: end some of them first.',
  'refusal.share.unknown':
    'This link shows nothing: it has ended, or is none of ours.',
  'refusal.table.rules': 'These rules cannot be played: change what is wrong.',
  'refusal.rail.delay': 'The rail is told at most fifteen minutes late.',
  'refusal.accounts.busy': 'Many people log in at this moment: try again.',
  'refusal.any.too_fast':
    'That was too much at once: wait {seconds, plural, one {# second} other {# seconds}} and try again.',
  'refusal.mucked.house': 'This house tells nobody a hand that was mucked.',
  'refusal.mucked.not_dealt_in': 'Only those dealt into this hand may ask for it.',
  'refusal.path.unknown': 'There is no such page.',
  'refusal.request.malformed': 'The room did not understand that: load the page again.',
  'refusal.request.abandoned': 'That was given up before it was done.',
  'refusal.room.fault': 'That was a mistake of the room’s, and it is noted: try again.',
  'refusal.sealed.broken': 'The closed cards of this hand can no longer be read.',
  'refusal.sealed.other_key':
    'The closed cards of this hand were sealed with another key: the host has to find it.',
  'refusal.store.busy':
    'Another program holds the room’s database: play is paused, nothing is lost, and it goes on by itself.',
  'refusal.store.damaged':
    'The room’s database is damaged: play is paused until the host has restored a backup.',
  'refusal.store.failing':
    'The room’s disk fails: play is paused, nothing is lost, and it goes on by itself when the disk works again.',
  'refusal.store.full':
    'The room’s disk is full: play is paused, nothing is lost, and it goes on by itself when there is room again.',
  'refusal.store.read_only':
    'The room’s disk takes no writing: play is paused, nothing is lost, and it goes on by itself.',
  'refusal.store.unreadable': 'What the room has kept of this cannot be read.',
  'refusal.exact.no_method':
    'Three hands or more are counted exactly only when one of them has two cards to come at most, as on fifth street.',
  'refusal.next.no_card': 'This hand gets no further card of its own.',
  'refusal.spot.deck_too_short':
    '{needed} cards are still to come and only {left} are left: take seats or dead cards away.',
  'refusal.spot.twice': 'A card is in two places: a deck holds it once.',
  'refusal.spot.seats': 'A stud table has 2 to 8 seats.',
  'refusal.spot.common': 'There is one common card at most, and none for a seat with seven cards of its own.',
  'refusal.holding.too_many': 'A seat gets seven cards at most.',
  'refusal.holding.unreadable': 'These cards cannot be read: the link is not whole.',
} as const;
