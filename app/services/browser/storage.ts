/**
 * Text under one key of the browser's storage: `local` is permanent, `session` per tab. Reading returns null if storage
 * is disabled. Writing throws if it is disabled or full, and the caller must report that.
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
    /** Calls back when another tab writes (null: it removed the text), until the returned function is called. */
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
