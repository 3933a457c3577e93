import type { problemWords as english } from '../en/problems';

export const problemWords: Record<keyof typeof english, string> = {
  'problem.rules.least': '{rule}: {value} to za mało; najmniej to {least}.',
  'problem.rules.most': '{rule}: {value} to za dużo; najwięcej to {most}.',
  'problem.rules.between': '{rule}: {value} nie można wybrać; najmniej to {least}, najwięcej {most}.',
  'problem.rules.below': '{rule}: {value} to mniej niż „{other}” ({least}).',
  'problem.rules.above': '{rule}: {value} to więcej niż „{other}” ({most}).',
  'problem.rules.big_bet': '{rule}: {value} nie jest podwojonym małym zakładem, czyli {wanted}.',
  'problem.rules.bring_in': '{rule}: {value} to nie mniej niż mały zakład, który wynosi {most}.',
  'problem.rules.nothing_in_pot': 'Bez ante i bez bring-inu nie ma o co grać: ustaw jedno z nich.',
  'problem.rules.chip_unit': '{rule}: {value} nie da się zapłacić żetonami po {unit}.',
  'problem.rules.four_first': 'Gdy przed pierwszą rundą rozdaje się cztery karty, nie ma bring-inu: ustaw 0.',
  'problem.rules.no_cap': 'Podbicia nie mają limitu, więc nie ma czego znosić przy dwóch graczach.',
  'problem.rules.ante_switch':
    'Jeśli ante nie wpłaca się automatycznie, gracze muszą móc to przełączyć: inaczej nikt nie wszedłby do gry.',
  'problem.rules.house_bring_in':
    '{rule}: według tych zasad {value} musi być wyższy niż ante {least} ({source}).',
  'problem.rules.house_betting': '{rule}: według tych zasad gra się tylko ze stałym limitem ({source}).',
  'problem.rules.house_hilo': '{rule}: według tych zasad w hi/lo nie ma podwójnego zakładu ({source}).',
  'problem.rules.house_raises': '{rule}: według tych zasad jest jeden zakład i trzy podbicia ({source}).',
  'problem.rules.seat_taken': '{rule}: na miejscu {seat} siedzi {name}. Poczekaj, aż się zwolni.',
  'problem.rules.chip_unit_seated': '{rule}: można to ustawić tylko wtedy, gdy nikt nie siedzi przy stole.',
  'problem.rules.unknown': '{rule}: stół nie ma takiej zasady.',
  'problem.rules.unread': '{rule}: „{value}” nie można wybrać.',

  'problem.books.below_zero': 'Na koncie {account} jest {chips}, poniżej zera.',
  'problem.books.sum': 'Wszystkie konta razem dają {chips}, a nie zero.',
  'problem.books.transfer': 'Przelew {transfer} daje {chips}, a nie zero.',
  'problem.books.postings': 'Na koncie {account} jest {chips}, a zapisy dają {posted}.',
  'problem.books.differ': 'Na koncie {account} jest w księgach {chips}, a przy stole {at_table}.',
  'problem.books.no_seat': 'Na koncie {account} jest {chips}, a takiego miejsca nie ma.',
};
