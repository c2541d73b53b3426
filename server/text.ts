/** Embeddings and isolates, which phones put around numbers and names that somebody copies, and their end. */
const directionMarks = /[\u202a-\u202c\u2066-\u2069]/g;
/** Overrides around a whole text, or around a number in it. */
const overridden = /^\s*[\u202d\u202e]([^\u202d\u202e]*)\u202c\s*$|\u202d([\d +().-]*)\u202c/g;
/** Overrides inside a text can disguise it. */
const override = /[\u202d\u202e]/;
const nul = String.fromCodePoint(0);

/** Text as it is stored: without the invisible marks of direction that come along with copied text. */
export const withoutDirection = (text: string) =>
  text.replaceAll(overridden, '$1$2').replaceAll(directionMarks, '');

/** Text that is never stored, also without its marks of direction: PostgreSQL accepts neither NUL nor a lone surrogate. */
export const hasForbiddenCharacters = (text: string) =>
  text.includes(nul) || !text.isWellFormed() || override.test(text);

export const forbiddenCharacters = { code: 'problem.forbidden_characters' };
