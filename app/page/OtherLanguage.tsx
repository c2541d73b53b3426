import { OtherLanguageContext } from '@vetsync/ui/language';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { chooseLanguage } from '../language/choice.ts';
import { other } from '../language/language.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** Offers the current page in the other language. */
export function OtherLanguage({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  const { language, name, base } = other;
  // A mailed link's token is in the fragment, which a prerendered page doesn't know.
  const hash = useIsHydrated() ? location.hash : '';
  const href = base + path + (search && `?${search}`) + hash;
  const link = { href, lang: language, hrefLang: language, onClick: chooseLanguage };
  return <OtherLanguageContext value={{ name, link }}>{children}</OtherLanguageContext>;
}
