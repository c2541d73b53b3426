/** Marks that turn the direction of text and show nothing. They come along with names and numbers that somebody copies. */
const direction = /[\u061C\u200E\u200F\u202A-\u202C\u2066-\u2069]/gu;
/** What shows nothing, apart from the joiners inside of words of some scripts. The blanks of Braille and Korean count as letters. */
const unseen = /[\p{Cc}\u00AD\u115F\u1160\u180E\u200B\u2028\u2029\u2060-\u2064\u2800\u3164\uFEFF\uFFA0]/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Text on one line in composed form, with single spaces and without marks of direction. */
export const singleLine = (text: string): string =>
  text.normalize('NFC').replaceAll(direction, '').replaceAll(/\s+/gu, ' ').trim();

/** A name as it is stored: as typed, on one line, without what shows nothing. Empty if nothing is left to see. */
export function typedName(text: string): string {
  const name = singleLine(singleLine(text).replaceAll(unseen, ''));
  return visible.test(name) ? name : '';
}
