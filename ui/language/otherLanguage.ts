'use client';
import { createContext, useContext } from 'react';

/** A language in which the same page exists. */
export interface OtherLanguage {
  /** Its own name, such as `Español`. */
  name: string;
  /** Attributes of a link to the same page in that language. */
  link: {
    href: string;
    /** BCP 47 tag, for the name. */
    lang: string;
    /** The same tag, for the page. */
    hrefLang: string;
    /** Called before the browser follows the link. */
    onClick?: () => void;
  };
}

/** The language that pages offer to switch to; null where there is none. */
export const OtherLanguageContext = createContext<OtherLanguage | null>(null);

export const useOtherLanguage = () => useContext(OtherLanguageContext);
