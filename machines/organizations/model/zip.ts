/** A ZIP code as it is compared: without blanks, and without the four digits that may follow. */
export const cutZip = (typed: string): string =>
  typed.replaceAll(/\s/gu, '').replace(/^(\d{5})(?:[-\u2010-\u2015]?\d{4}|[-\u2010-\u2015])$/u, '$1');
