/** Apostrophes and quotes as keyboards and languages write them, among them the ʻokina. */
const quotes = String.raw`'"\u0060\u00AB\u00BB\u02B9-\u02BF\u02C8\u02CA\u02CB\u02EE\u055A\u05F3\u05F4\u2018-\u201F\u2032-\u2037\u2039\u203A\uA78B\uA78C`;
const quote = new RegExp(`[${quotes}]`, 'gu');
const wordWithQuote = new RegExp(String.raw`\S*[${quotes}\u00B4]\S*`, 'gu');
/** Marks of accents, and characters that show nothing. The blanks of Braille and Korean count as letters. */
const unseen = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Letters that Unicode doesn't take apart into a base letter and marks, and signs of which people type another. */
const others: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  ς: 'σ',
  '\u2044': '/',
};
const other = new RegExp(`[${Object.keys(others).join('')}]`, 'gu');

const foldSpecial = (text: string) =>
  text
    .replaceAll(/[\u00AE\u00A9\u2120\u2122\u00B4]/gu, '')
    .replaceAll(/([0-9])(?=[\u00BC-\u00BE\u2150-\u215E])/gu, '$1 ')
    .normalize('NFKD')
    .replaceAll(unseen, '')
    .replaceAll(quote, '')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .toLowerCase()
    .replaceAll(other, (letter) => others[letter]!);

/** Skips normalization for ASCII text, because lists are long. */
const special = /[\u0080-\uffff]/;

/**
 * Text as every search compares it: in lower case, without accents, apostrophes, quotes and what shows nothing, with one
 * form of each letter and dash. The database's `fold_text` does the same.
 */
export const plainText = (text: string): string =>
  special.test(text) ? foldSpecial(text) : text.replaceAll(/['"`]/g, '').toLowerCase();

const words = (plain: string): string[] => plain.match(/[\p{Alphabetic}\p{Nd}]+/gu) ?? [];

/** The words for which a search looks. `O’Reilly` is one. */
export const searchedWords = (text: string): string[] => words(plainText(text));

/**
 * The words in which a search looks. Those with an apostrophe are there in one piece and in their parts, so that `oreilly`
 * and `reilly` find `O’Reilly`. The database's `search_words` does the same.
 */
export function wordsToSearch(text: string): string[] {
  const apart = (text.match(wordWithQuote) ?? []).join(' ').replaceAll(quote, ' ').replaceAll('\u00B4', ' ');
  return words(plainText(apart === '' ? text : `${text} ${apart}`));
}

/** Whether each word of a search begins one of the text's. */
export function hasWords(text: string, searched: string): boolean {
  const found = wordsToSearch(text);
  return searchedWords(searched).every((word) => found.some((each) => each.startsWith(word)));
}
