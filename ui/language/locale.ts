'use client';
import { createContext, useContext } from 'react';

/** The provider's locale; null without one. */
export const LocaleContext = createContext<string | null>(null);

/** The locale of the language that the words around are in; English without a provider. It needs less code than react-aria's. */
export const useLanguageLocale = (): string => useContext(LocaleContext) ?? 'en-US';
