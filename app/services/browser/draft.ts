import { browserStorage } from './storage.ts';

/** What was typed into the `fields` of a form, kept in this tab so that it survives a reload. */
export function draftStorage<Field extends string>(key: string, fields: readonly Field[]) {
  type Draft = Readonly<Record<Field, string>>;
  const storage = browserStorage(key, 'session');
  return {
    /** The strings that were kept; a corrupt draft is none, and what is no field is left out. */
    read(): Partial<Draft> {
      try {
        const persisted = new Map<string, unknown>(Object.entries(JSON.parse(storage.read() ?? '{}') ?? {}));
        const entries = fields.map((field) => [field, persisted.get(field)]);
        return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) as Partial<Draft>;
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
