import type { Phrase } from './phrase.ts';

type Text = string | ((...values: unknown[]) => string);
/** English words by family. */
const families = new Map<string, object>();

/** The words of a family's phrases. `Phrases` lists the values that each key needs. */
export type PhraseWords<Phrases extends Record<string, readonly unknown[]>> = {
  readonly [Key in keyof Phrases]: Phrases[Key] extends readonly []
    ? string
    : string | ((...values: never[]) => string);
};

/** Registers the English words of a family's phrases, so that every screen can write them. */
export function definePhrases<Words extends object>(family: string, words: Words): Words {
  families.set(family, words);
  return words;
}

/** The text of a phrase, by translations or in English. Without words: what the server says, or the code. */
export function writePhrase(phrase: Phrase, translations?: ReadonlyMap<object, object>): string {
  // A value may also be a number, which words take as it is.
  if (typeof phrase !== 'object') return phrase;
  const { code, values = [], fallback = code } = phrase;
  const [family = '', key = ''] = code.split('.');
  const words = families.get(family) ?? {};
  const text = ((translations?.get(words) ?? words) as Record<string, Text | undefined>)[key] ?? fallback;
  return typeof text === 'string'
    ? text
    : text(...values.map((value) => writePhrase(value as Phrase, translations)));
}
