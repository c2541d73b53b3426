import { languageCookie } from '@vetsync/machines/system/model';
import { OtherLanguageContext } from '@vetsync/ui/language';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { otherBase, otherLanguage, otherName } from './otherLanguage.ts';
import { useIsHydrated } from '../page/useIsHydrated.ts';

/** Offers the current page in the other language, and keeps that choice for a year. The page there tells the account. */
export function OtherLanguage({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  // A mailed link's token is in the fragment, which a prerendered page doesn't know.
  const hash = useIsHydrated() ? location.hash : '';
  return (
    <OtherLanguageContext
      value={{
        name: otherName,
        link: {
          href: otherBase + path + (search && `?${search}`) + hash,
          lang: otherLanguage,
          hrefLang: otherLanguage,
          onClick: () => {
            document.cookie = `${languageCookie}=${otherLanguage}; Path=/; Max-Age=31536000; SameSite=Lax`;
          },
        },
      }}
    >
      {children}
    </OtherLanguageContext>
  );
}
