import { browserStorage } from './storage.ts';

/** Stores a form's draft in this tab, so that it survives a reload. */
export function draftStorage<Field extends string>(key: string, fields: readonly Field[]) {
  type Draft = Readonly<Record<Field, string>>;
  const storage = browserStorage(key, 'session');
  return {
    /** The stored strings. A corrupt draft is ignored, unknown fields are dropped. */
    read(): Partial<Draft> {
      try {
        const stored = new Map<string, unknown>(Object.entries(JSON.parse(storage.read() ?? '{}') ?? {}));
        const entries = fields.map((field) => [field, stored.get(field)]);
        return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) as Partial<Draft>;
      } catch {
        return {};
      }
    },
    write(draft: Draft): void {
      try {
        storage.write(JSON.stringify(draft));
      } catch {
        // The draft is still in the form.
      }
    },
  };
}
