/** Bidirectional overrides and isolates, which can disguise a text. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/;
const nul = String.fromCodePoint(0);

/** Text that is never stored: PostgreSQL accepts neither NUL nor a lone surrogate. */
export const hasForbiddenCharacters = (text: string) =>
  text.includes(nul) || !text.isWellFormed() || bidiControls.test(text);
