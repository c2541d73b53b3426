const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

/** Translations are up to 40 percent longer than English, short ones more. */
const growth = 0.4;

/** A text with accents, in brackets and longer: what is cut off, or isn't translatable, shows at a glance. */
export function pseudoText(text: string): string {
  if (text.trim() === '') return text;
  const accented = [...text].map((letter) => accents[letter] ?? letter).join('');
  return `[${accented} ${'~~~~ '.repeat(Math.ceil((text.length * growth) / 5)).trim()}]`;
}

/** The same for all texts of words, and for what their functions return. */
function pseudoWords(words: unknown): unknown {
  if (typeof words === 'string') return pseudoText(words);
  if (typeof words === 'function') return (...values: unknown[]) => pseudoWords(words(...values));
  if (Array.isArray(words)) return words.map(pseudoWords);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudoWords(value)]));
}

/** Translations of any words into the pseudo-locale. */
export class PseudoTranslations extends Map<object, object> {
  override get(english: object): object {
    const known = super.get(english) ?? (pseudoWords(english) as object);
    this.set(english, known);
    return known;
  }
}
