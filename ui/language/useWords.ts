'use client';
import { createContext, useContext } from 'react';
import type { Translation } from './translate.ts';

const noTranslations: ReadonlyMap<object, object> = new Map();
/** Translations by their English words. */
export const TranslationsContext = createContext(noTranslations);

/** The words in the reader's language: the provider's translation, or the English words themselves. */
export const useWords = <English extends Readonly<Record<string, unknown>>>(
  english: English,
): Translation<English> => (useContext(TranslationsContext).get(english) ?? english) as Translation<English>;
