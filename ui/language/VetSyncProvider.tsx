'use client';
import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
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
  children: ReactNode;
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
  children,
}: VetSyncProviderProps) {
  const translations = useMemo(() => new Map(messages), [messages]);
  const navigation = useMemo(() => (navigate ? { navigate, useHref } : null), [navigate, useHref]);
  return (
    <I18nProvider locale={locale}>
      <LocaleContext value={locale}>
        <TranslationsContext value={translations}>
          {navigation ? <NavigationContext value={navigation}>{children}</NavigationContext> : children}
        </TranslationsContext>
      </LocaleContext>
    </I18nProvider>
  );
}
