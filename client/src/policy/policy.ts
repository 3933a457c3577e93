/** The published policy about lost lines, as the room tells it. */
import type { Language } from '../words/languages';

export interface Policy {
  lang: Language;
  title: string;
  intro: string;
  sentences: { id: string; text: string }[];
  parameters: { id: string; name: string; unit: string }[];
  houses: {
    name: string;
    title: string;
    values: Record<string, string | number | boolean | null>;
    words: Record<string, string>;
  }[];
  day: string;
}

/** A sentence in pieces: text, and the names of parameters that stand in it as `{turn_seconds}`. */
export function parts(text: string): { text: string; code: boolean }[] {
  return text
    .split(/(\{[a-z_]+\})/)
    .filter(Boolean)
    .map((piece) =>
      piece.startsWith('{') ? { text: piece.slice(1, -1), code: true } : { text: piece, code: false },
    );
}
