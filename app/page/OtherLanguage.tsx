import { OtherLanguageContext } from '@vetsync/ui/language';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { chooseLanguage } from '../language/choice.ts';
import { otherBase, otherLanguage, otherName } from '../language/language.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** Offers the current page in the other language. */
export function OtherLanguage({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  // A mailed link's token is in the fragment, which a prerendered page doesn't know.
  const hash = useIsHydrated() ? location.hash : '';
  const href = otherBase + path + (search && `?${search}`) + hash;
  const link = { href, lang: otherLanguage, hrefLang: otherLanguage, onClick: chooseLanguage };
  return <OtherLanguageContext value={{ name: otherName, link }}>{children}</OtherLanguageContext>;
}
