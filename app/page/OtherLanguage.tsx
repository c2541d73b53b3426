import { OtherLanguageContext } from '@vetsync/ui/language';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { chooseLanguage } from '../language/choice.ts';
import { other } from '../language/language.ts';

/** Offers the current page in the other language. */
export function OtherLanguage({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  const { language, name, base } = other;
  const href = base + path + (search && `?${search}`);
  return (
    <OtherLanguageContext value={{ language, name, href, onChoose: chooseLanguage }}>
      {children}
    </OtherLanguageContext>
  );
}
