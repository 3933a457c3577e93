import type { refusalWords as english } from '../en/refusals';

export const refusalWords: Record<keyof typeof english, string> = {
  'refusal.line.lost': 'Nie można połączyć się z salą. Spróbuj ponownie za chwilę.',
  'refusal.line.no_answer': 'Sala nie odpowiedziała. Stół pokazuje, co się stało.',
  'refusal.line.closed': 'Połączenie ze stołem jest zamknięte.',
  'refusal.passkey.not_given':
    'Urządzenie nie podało klucza dostępu. Spróbuj ponownie albo użyj hasła.',
  'refusal.buy_in.short': 'Buy-in wynosi tu od {buy_in_min} do {buy_in_max}.',
  'refusal.buy_in.range': 'Buy-in wynosi tu od {buy_in_min} do {buy_in_max}.',
  'refusal.buy_in.rathole':
    'Przy odejściu od tego stołu twój stack wynosił {buy_in_min}: wnieś co najmniej tyle albo wróć później.',
  'refusal.top_up.range':
    'Do stacka nie można dołożyć takiej kwoty: najmniej {lowest}, najwięcej {highest}.',
  'refusal.chips.not_enough': 'W portfelu jest tylko {balance}.',
  'refusal.grant.not_broke': 'Masz jeszcze żetony do gry. Nowe dostaniesz, gdy będą na wyczerpaniu.',
  'refusal.dismiss': 'Ukryj komunikat',
};
