/** Recommended length of a personal statement, in words; not enforced (feature spec, section 5). */
export const statementWords = { min: 500, max: 750 } as const;

/** Counts words: text between white space with at least one letter or digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export type LengthRating = 'empty' | 'short' | 'good' | 'long';
export function rateStatementLength(text: string): { words: number; lengthRating: LengthRating } {
  const words = countWords(text);
  if (words === 0) return { words, lengthRating: 'empty' };
  if (words < statementWords.min) return { words, lengthRating: 'short' };
  return { words, lengthRating: words <= statementWords.max ? 'good' : 'long' };
}
