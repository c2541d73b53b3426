'use client';
import { useCallback, useContext } from 'react';
import type { Phrase } from './phrase.ts';
import { writePhrase } from './definePhrases.ts';
import { TranslationsContext } from './useWords.ts';

/** Returns a function that writes phrases in the reader's language, the same one until the language changes. */
export function usePhrases(): (phrase: Phrase) => string {
  const translations = useContext(TranslationsContext);
  return useCallback((phrase) => writePhrase(phrase, translations), [translations]);
}
