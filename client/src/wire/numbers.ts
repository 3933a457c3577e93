/** What the numbers on the wire count. */

/** In the table's smallest unit. */
export type Chips = number;
/** From 1, to the dealer's left. */
export type SeatNo = number;
