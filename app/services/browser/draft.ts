import { browserStorage } from './storage.ts';

/** What was typed into a form, kept in this tab so that it survives a reload. */
export function draftStorage<Draft extends object>(key: string) {
  const storage = browserStorage(key, 'session');
  return {
    /** The strings that were kept; a corrupt draft is none. */
    read(): Partial<Draft> {
      try {
        const kept: unknown = JSON.parse(storage.read() ?? '{}');
        const entries = Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string');
        return Object.fromEntries(entries) as Partial<Draft>;
      } catch {
        return {};
      }
    },
    write(draft: Draft): void {
      try {
        storage.write(JSON.stringify(draft));
      } catch {
        // The form itself still holds every word.
      }
    },
  };
}
