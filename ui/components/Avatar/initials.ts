const words = new Intl.Segmenter('en', { granularity: 'word' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const firstLetter = (word: string) => {
  const [letter] = letters.segment(word);
  return letter?.segment.toUpperCase() ?? '';
};

/** Cache: segmenting words of any script is slow, and lists draw the same names again and again. */
const cache = new Map<string, string>();

/** Titles before a name, which are not part of it. */
const titles = /^(dr|prof|mr|mrs|ms|mx|rev|hon|sgt|cpl|pvt|lt|capt|maj|col|gen|adm)\.?$/i;
/** Degrees and other suffixes after a comma: `, DPT`. */
const suffixes = /,.*$/;

/**
 * The first letters of a name's first and last word, in any script, without titles and suffixes. Empty if the name
 * has no words.
 */
export function initials(name: string): string {
  const known = cache.get(name) ?? computeInitials(name);
  cache.set(name, known);
  return known;
}

function computeInitials(name: string): string {
  const named = name.replace(suffixes, '').trim().split(/\s+/);
  const untitled = named.filter((part) => !titles.test(part));
  const parts = (untitled.length > 0 ? untitled : named)
    .map((part) => [...words.segment(part)].find(({ isWordLike }) => isWordLike)?.segment ?? '')
    .filter(Boolean);
  const [first] = parts;
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  return [first, last].map((part) => (part ? firstLetter(part) : '')).join('');
}
