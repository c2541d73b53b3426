'use client';
import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LocaleContext } from './locale.ts';
import type { Translated } from './translate.ts';
import { TranslationsContext } from './useWords.ts';

export interface VetSyncProviderProps {
  /** BCP 47 tag, such as `es-US`. Decides the direction, dates, numbers, and the texts that react-aria has itself. */
  locale: string;
  /** Translations of the components and screens in use. What has none is shown in English. */
  messages?: readonly Translated[];
  children: ReactNode;
}

/** Shows everything inside in a language. Without a provider, the language is English. */
export function VetSyncProvider({ locale, messages, children }: VetSyncProviderProps) {
  const translations = useMemo(() => new Map(messages), [messages]);
  return (
    <I18nProvider locale={locale}>
      <LocaleContext value={locale}>
        <TranslationsContext value={translations}>{children}</TranslationsContext>
      </LocaleContext>
    </I18nProvider>
  );
}
