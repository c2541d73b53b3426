'use client';
import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LocaleContext } from './locale.ts';
import { NavigationProvider, type Navigation } from './Navigation.tsx';
import type { Translated } from './translate.ts';
import { TranslationsContext } from './useWords.ts';

export interface VetSyncProviderProps extends Partial<Navigation> {
  /** BCP 47 tag, such as `es-US`. Decides the direction, dates, numbers, and the texts that react-aria has itself. */
  locale: string;
  /** Translations of the components and screens in use. What has none is shown in English. */
  messages?: readonly Translated[];
  children: ReactNode;
}

/**
 * Shows everything inside in a language, and lets a router follow its links. Without a provider, the language is English, and
 * the browser follows links.
 */
export function VetSyncProvider({ locale, messages, navigate, useHref, children }: VetSyncProviderProps) {
  const translations = useMemo(() => new Map(messages), [messages]);
  return (
    <I18nProvider locale={locale}>
      <LocaleContext value={locale}>
        <TranslationsContext value={translations}>
          {navigate ? (
            <NavigationProvider {...{ navigate, useHref }}>{children}</NavigationProvider>
          ) : (
            children
          )}
        </TranslationsContext>
      </LocaleContext>
    </I18nProvider>
  );
}
