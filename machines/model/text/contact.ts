/** Marks without a width, such as those that are copied along with a phone number: joiners and marks of direction. */
const invisible = /\p{Cf}/gu;
const withoutInvisible = (text: string) => text.replace(invisible, '').trim();

/** An address as it is pasted: from a link, in angle brackets, or from the end of a sentence. */
const pasted = (text: string) => withoutInvisible(text).replace(/^[<\s]+|[>,;.\s]+$/g, '');

/** A pasted email address, in lower case. What isn't one stays wrong. */
export const cleanEmail = (text: string): string =>
  pasted(pasted(text).replace(/^mailto:([^?]*).*$/is, '$1')).toLowerCase();

/** A pasted web address. */
export const cleanWebsite = pasted;

/** Dashes and blanks that word processors and phones write. */
const plainPhone = (text: string) =>
  withoutInvisible(text)
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ');

const extension = /(?:[ ,;]*(?:x|ext\.?|extension|then(?: press)?|press|option|#) ?(\d{1,6}))/.source;
/** A number, which may end in letters of the keypad, and what is dialed after the connection. */
const phone = new RegExp(
  `^(dsn:? ?)?(\\+?\\(?\\d[\\d ().\\/-]*\\d)(-?[a-z]{2,}(?:-[a-z]{2,})*)?((?:${extension})*)$`,
  'i',
);

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const keyOf = (letter: string) => String(keypad.findIndex((letters) => letters.includes(letter)) + 2);

/** Shortest number, such as 988. */
const phoneDigits = 3;
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether this is a phone number as people write them: `1-800-VET-HELP`, `DSN 312-430-1234`, `988, then 1`. */
export function isPhone(text: string): boolean {
  const [, , number = ''] = phone.exec(plainPhone(text)) ?? [];
  return digitsOf(number).length >= phoneDigits;
}

/** Link that dials a number. Null for what isn't one, and for military lines, which other phones can't reach. */
export function phoneHref(text: string): string | null {
  const [, isMilitary, number, letters = '', more = ''] = phone.exec(plainPhone(text)) ?? [];
  if (number === undefined || isMilitary || digitsOf(number).length < phoneDigits) return null;
  const keyed = letters
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/./g, keyOf);
  const then = (more.match(/\d+/g) ?? []).map((digits) => `,${digits}`).join('');
  return `tel:${number.startsWith('+') ? '+' : ''}${digitsOf(number)}${keyed}${then}`;
}
