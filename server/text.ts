/** Bidirectional overrides and isolates, with which a text shows as something else than it is. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/;
const nul = String.fromCodePoint(0);

/** Text that nothing of ours stores: PostgreSQL takes neither NUL nor a lone surrogate. */
export const isHostile = (text: string) =>
  text.includes(nul) || !text.isWellFormed() || bidiControls.test(text);
