import { TranslationsContext, VetSyncProvider, type Translated } from '@vetsync/ui/language';
import { useSyncExternalStore, type ReactNode } from 'react';
import { PseudoTranslations } from './pseudoLocale.ts';

/** Languages of the toolbar. Right to left is shown with the pseudo-locale, because no translation needs it yet. */
export const languages = {
  'en-US': { title: 'English', locale: 'en-US' },
  'es-US': { title: 'Español', locale: 'es-US' },
  pseudo: { title: 'Pseudo-locale: longer, accented', locale: 'en-US' },
  rtl: { title: 'Right to left', locale: 'he-IL' },
} as const;
export type Language = keyof typeof languages;

/** The language of plays, which look for English names, unless their story asks for another one. */
const languageOfPlays: Language = 'en-US';

const pseudo = new PseudoTranslations();
const translations: Record<Language, ReadonlyMap<object, object>> = {
  'en-US': new Map(),
  'es-US': new Map(),
  pseudo,
  rtl: pseudo,
};

const lists = import.meta.glob<Record<string, readonly Translated[]>>('../ui/**/spanish.ts');

/** Loads the translations that a language needs. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language !== 'es-US' || translations['es-US'].size > 0) return;
  const loaded = await Promise.all(Object.values(lists).map((load) => load()));
  translations['es-US'] = new Map(loaded.flatMap((list) => Object.values(list).flat()));
}

interface Viewed {
  viewMode?: string;
  globals: { language?: Language };
  storyGlobals: { language?: Language };
  playFunction?: unknown;
}

let isPlaying = false;
const listeners = new Set<() => void>();

function setPlaying(to: boolean): void {
  if (isPlaying === to) return;
  isPlaying = to;
  for (const notify of listeners) notify();
}

/** An embedded story doesn't play, and neither does one on a documentation page. */
const isEmbedded = () => new URLSearchParams(location.search).get('embed') === 'true';

/** Call before a story is drawn: until `endPlay`, one with a play is in the language that its play asks for. */
export function beginPlay({ viewMode, globals, storyGlobals, playFunction }: Viewed): void {
  const isOwn = storyGlobals.language !== undefined || globals.language === languageOfPlays;
  setPlaying(!isOwn && playFunction !== undefined && viewMode === 'story' && !isEmbedded());
}
/** From now on, the story is in the toolbar's language, in the state in which its play left it. */
export const endPlay = (): void => setPlaying(false);

/** The language to show a story in while the toolbar has this one. */
export const languageNow = (ofToolbar: Language): Language => (isPlaying ? languageOfPlays : ofToolbar);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a story in the toolbar's language, after its play. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const shown = useSyncExternalStore(subscribe, () => languageNow(language));
  // Without a provider, as in an app that has English only.
  if (language === 'en-US') return children;
  return (
    <VetSyncProvider locale={languages[shown].locale} isWholePage={false}>
      <TranslationsContext value={translations[shown]}>{children}</TranslationsContext>
    </VetSyncProvider>
  );
}
