/** The room's letters to a player, as HTTP gives them. */

/** How the history of a hand goes to who asked for it. */
export interface LetterWay {
  /** Its number on the page of letters. */
  id: number | null;
  way: 'mail' | 'outbox' | 'page';
  fate: 'waiting' | 'carried' | 'refused' | 'given_up';
}

export interface LetterSign extends LetterWay {
  id: number;
  /** A hand that was asked for, or somebody who asked for yours. */
  about: 'history' | 'asked';
  hand: string;
  number: number;
  by: string | null;
  at_ms: number;
  read: boolean;
}

export interface LetterSigns {
  letters: LetterSign[];
  unread: number;
  next: number | null;
}

export interface LetterText {
  id: number;
  subject: string;
  text: string;
}
