import { TranslationsContext, VetSyncProvider, type Translated } from '@vetsync/ui/language';
import type { ReactNode } from 'react';
import { PseudoTranslations } from './pseudoLocale.ts';

/** Languages of the toolbar. Right to left is shown with the pseudo-locale, because no translation needs it yet. */
export const languages = {
  'en-US': { title: 'English' },
  'es-US': { title: 'Español' },
  pseudo: { title: 'Pseudo-locale: longer, accented' },
  rtl: { title: 'Right to left' },
} as const;
export type Language = keyof typeof languages;

const lists = import.meta.glob<Record<string, readonly Translated[]>>('../ui/**/spanish.ts');
let spanish: readonly Translated[] = [];

/** Loads the translations that a language needs. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language !== 'es-US' || spanish.length > 0) return;
  const loaded = await Promise.all(Object.values(lists).map((load) => load()));
  spanish = loaded.flatMap((list) => Object.values(list).flat());
}

const pseudo = new PseudoTranslations();

/** Shows a story in the toolbar's language. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  if (language === 'en-US') return children;
  const locales = { 'es-US': 'es-US', pseudo: 'en-US', rtl: 'he-IL' } as const;
  return (
    <VetSyncProvider locale={locales[language]} messages={language === 'es-US' ? spanish : []}>
      {language === 'es-US' ? children : <TranslationsContext value={pseudo}>{children}</TranslationsContext>}
    </VetSyncProvider>
  );
}
