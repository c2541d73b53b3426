/**
 * Text kept under one key of localStorage. Reading a storage that is forbidden gives null; writing to one that
 * is forbidden or full throws, and whoever asked must say so.
 */
export function browserStorage(key: string) {
  return {
    read(): string | null {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(text: string): void {
      localStorage.setItem(key, text);
    },
    /** Calls back when another tab wrote, until the returned function is called. */
    watch(changed: () => void): () => void {
      const listen = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed();
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}
export type BrowserStorage = ReturnType<typeof browserStorage>;
