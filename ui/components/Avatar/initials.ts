const words = new Intl.Segmenter('en', { granularity: 'word' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const firstLetter = (word: string) => {
  const [letter] = letters.segment(word);
  return letter?.segment.toUpperCase() ?? '';
};

/** Reading words of any script takes its time, and the same names are drawn again and again. */
const read = new Map<string, string>();

/** Stand before a name and are no part of it. */
const titles = /^(dr|prof|mr|mrs|ms|mx|rev|hon|sgt|cpl|pvt|lt|capt|maj|col|gen|adm)\.?$/i;
/** Degrees and the like behind a name: `, DPT`. */
const lettersBehind = /,.*$/;

/**
 * First letters of the first and the last word of a name, in any script, without titles and what stands behind a comma; empty
 * when there is no word.
 */
export function initials(name: string): string {
  const known = read.get(name) ?? readInitials(name);
  read.set(name, known);
  return known;
}

function readInitials(name: string): string {
  const named = name.replace(lettersBehind, '').trim().split(/\s+/);
  const untitled = named.filter((part) => !titles.test(part));
  const parts = (untitled.length > 0 ? untitled : named)
    .map((part) => [...words.segment(part)].find(({ isWordLike }) => isWordLike)?.segment ?? '')
    .filter(Boolean);
  const [first] = parts;
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  return [first, last].map((part) => (part ? firstLetter(part) : '')).join('');
}
