/**
 * Whether a key is the one of the letter. A keyboard of another script has it where Latin ones have it. Browsers that fill
 * in a form send events without a key.
 */
export function isLetterKey({ key, code }: Pick<KeyboardEvent, 'code'> & { key?: string }, letter: string) {
  const typed = key?.toLowerCase();
  if (typed === letter) return true;
  const isLatin = typed === undefined || typed.length > 1 || /[a-z]/.test(typed);
  return !isLatin && code === `Key${letter.toUpperCase()}`;
}
