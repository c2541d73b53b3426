import { comment } from './texts.ts';

/** Words that are written with a capital letter anywhere in a sentence. */
const properWords = new Set(
  [
    'VetSync Battle Buddy VA GI Bill Google Veterans Crisis Line Army Navy Marine Corps Air Force Space Coast Guard',
    'Texas Spanish English Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May',
    'June July August September October November December Montgomery Yellow Ribbon Congress Department Labor Joint',
    'Services Transcript United States',
  ].flatMap((line) => line.split(' ')),
);
/** Words that stay small in a title. */
const smallWords = new Set('a an and as at by for from in is my of on or the to with your'.split(' '));

const literal = /'((?:[^'\\\n]|\\.)*)'|`([^`\n]*)`/g;
const word = /[A-Za-z][\w’'-]*/g;
const isCapital = (text: string) => /^[A-Z]/.test(text);

/** Whether each word of a label that could be small is written with a capital letter. */
export function isTitleCase(label: string): boolean {
  const [, ...rest] = label.match(word) ?? [];
  const free = rest.filter(
    (one) => !properWords.has(one) && !smallWords.has(one) && one !== 'I' && one !== one.toUpperCase(),
  );
  return !/[.?!:]$/.test(label) && free.length > 0 && free.every(isCapital);
}

/** Labels in title case, as a source of English words has them. */
export function titleCaseIn(source: string): string[] {
  const code = source.replaceAll(comment, '').replaceAll(/^import [^;]*;$/gm, '');
  return [...code.matchAll(literal)]
    .map(([, quoted, template]) => (quoted ?? template ?? '').replaceAll("\\'", "'"))
    .filter((label) => !label.includes('/'))
    .filter(isTitleCase);
}
