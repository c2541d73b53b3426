'use client';
import { createContext, useContext } from 'react';

/** The provider's locale; English without one. */
export const LocaleContext = createContext('en-US');

/** The locale of the language that the words around are in. It needs less code than react-aria's. */
export const useLanguageLocale = (): string => useContext(LocaleContext);
