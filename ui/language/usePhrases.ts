'use client';
import { useCallback, useContext } from 'react';
import type { CodedPhrase, Phrase } from '@vetsync/machines/system/model';
import { TranslationsContext } from './useWords.ts';

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

const isCoded = (value: unknown): value is CodedPhrase =>
  typeof value === 'object' && value !== null && 'code' in value;

/** The text of a phrase, by translations or in English. Without words: what the server says, or the code. */
export function writePhrase(phrase: Phrase, translations?: ReadonlyMap<object, object>): string {
  if (typeof phrase === 'string') return phrase;
  const { code, values = [], fallback = code } = phrase;
  const [family = '', key = ''] = code.split('.');
  const words = families.get(family) ?? {};
  const text = ((translations?.get(words) ?? words) as Record<string, Text | undefined>)[key] ?? fallback;
  if (typeof text === 'string') return text;
  return text(...values.map((value) => (isCoded(value) ? writePhrase(value, translations) : value)));
}

/** Returns a function that writes phrases in the reader's language, the same one until the language changes. */
export function usePhrases(): (phrase: Phrase) => string {
  const translations = useContext(TranslationsContext);
  return useCallback((phrase) => writePhrase(phrase, translations), [translations]);
}
