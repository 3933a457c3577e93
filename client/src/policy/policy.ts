/** The sentences of the published policy about lost lines. */

/** A sentence in pieces: text, and the names of parameters that stand in it as `{turn_seconds}`. */
export function parts(text: string): { text: string; code: boolean }[] {
  return text
    .split(/(\{[a-z_]+\})/)
    .filter(Boolean)
    .map((piece) =>
      piece.startsWith('{') ? { text: piece.slice(1, -1), code: true } : { text: piece, code: false },
    );
}
