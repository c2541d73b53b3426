/**
 * Text kept under one key of the browser's storage: `local` for good, `session` as long as the tab. Reading a
 * storage that is forbidden gives null; writing to one that is forbidden or full throws, and whoever asked must
 * say so.
 */
export function browserStorage(key: string, kind: 'local' | 'session' = 'local') {
  const storage = () => (kind === 'local' ? localStorage : sessionStorage);
  return {
    read(): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(text: string): void {
      storage().setItem(key, text);
    },
    remove(): void {
      storage().removeItem(key);
    },
    /** Calls back with what another tab wrote (null: it removed all), until the returned function is called. */
    watch(changed: (text: string | null) => void): () => void {
      const listen = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed(event.newValue);
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}
export type BrowserStorage = ReturnType<typeof browserStorage>;
