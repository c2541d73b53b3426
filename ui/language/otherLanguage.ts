'use client';
import { createContext, useContext } from 'react';

/** A language in which the same page exists. */
export interface OtherLanguage {
  /** BCP 47 tag. */
  language: string;
  /** Its own name, such as `Español`. */
  name: string;
  /** The same page in that language. */
  href: string;
  /** Called before the browser follows the link. */
  onChoose?: () => void;
}

/** The language that pages offer to switch to; null where there is none. */
export const OtherLanguageContext = createContext<OtherLanguage | null>(null);

/** Attributes of a link to the page in the other language, and that language's name; null where there is none. */
export function useOtherLanguage() {
  const other = useContext(OtherLanguageContext);
  if (!other) return null;
  const { language, name, href, onChoose } = other;
  return { name, link: { href, lang: language, hrefLang: language, onClick: onChoose } };
}
