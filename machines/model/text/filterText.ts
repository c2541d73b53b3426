/** The one of `values` that was asked for, else `otherwise`. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  asked: string | undefined,
  otherwise: Value,
): Value => values.find((value) => value === asked) ?? otherwise;

/** A value as the address names it; the usual one is not named. */
export const unless = (value: string, usual: string): string | null => (value === usual ? null : value);

/** Most text is plain already, and lists are long. */
const special = /[\u0080-\uffff]/;
/** Text to search in: without regard to case or accents, and with straight apostrophes. */
export const plainText = (text: string): string =>
  (special.test(text)
    ? text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'")
    : text
  ).toLowerCase();
