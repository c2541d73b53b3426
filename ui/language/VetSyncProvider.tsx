'use client';
import { useContext, useEffect, useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { languageAttributes } from './attributes.ts';
import { LocaleContext } from './locale.ts';
import { NavigationContext, type Navigation } from './Navigation.ts';
import type { Translated } from './translate.ts';
import { TranslationsContext } from './useWords.ts';

export interface VetSyncProviderProps extends Partial<Navigation> {
  /** BCP 47 tag, such as `es-US`. Decides the direction, dates, numbers, and the texts that react-aria has itself. */
  locale: string;
  /** Translations of the components and screens in use. What has none is shown in English. */
  messages?: readonly Translated[];
  /**
   * Goes to a page without a reload: the function of a router. It gets the `href` of a link on a plain click. Without it, the
   * browser follows links.
   */
  navigate?: Navigation['navigate'];
  /**
   * A hook that returns the address that is drawn for the `href` of a link, such as one below the base of the router.
   * @default the `href` itself
   */
  useHref?: Navigation['useHref'];
  /**
   * Whether `lang` and `dir` are set on `<html>`. Otherwise, and inside another provider of another locale, they are on an element
   * around the children, which has no box.
   * @default true
   */
  isWholePage?: boolean;
  children: ReactNode;
}

/** Marks the page as written in a locale, until the provider is gone. What a server wrote for the same language stays. */
function usePageLanguage(locale: string | null) {
  useEffect(() => {
    if (locale === null) return;
    const page = document.documentElement;
    const { lang, dir } = page;
    const next = languageAttributes(locale);
    if (lang.split('-')[0] !== locale.split('-')[0]) page.lang = next.lang;
    if ((dir || 'ltr') !== next.dir) page.dir = next.dir;
    return () => {
      page.lang = lang;
      page.dir = dir;
    };
  }, [locale]);
}

const asItIs = (href: string) => href;

/**
 * Shows everything inside in a language, and lets a router follow its links. Without a provider, the language is English, and
 * the browser follows links.
 */
export function VetSyncProvider({
  locale,
  messages,
  navigate,
  useHref = asItIs,
  isWholePage = true,
  children,
}: VetSyncProviderProps) {
  const translations = useMemo(() => new Map(messages), [messages]);
  const navigation = useMemo(() => (navigate ? { navigate, useHref } : null), [navigate, useHref]);
  const outerLocale = useContext(LocaleContext);
  const isOfPage = isWholePage && outerLocale === null;
  usePageLanguage(isOfPage ? locale : null);
  const content =
    isOfPage || outerLocale === locale ? (
      children
    ) : (
      <div {...languageAttributes(locale)} style={{ display: 'contents' }}>
        {children}
      </div>
    );
  return (
    <I18nProvider locale={locale}>
      <LocaleContext value={locale}>
        <TranslationsContext value={translations}>
          {navigation ? <NavigationContext value={navigation}>{content}</NavigationContext> : content}
        </TranslationsContext>
      </LocaleContext>
    </I18nProvider>
  );
}
