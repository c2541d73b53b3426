import { demoOwner, storageKey, type Owner } from './storageKey.ts';
import { browserStorage } from './storage.ts';

export { demoOwner, storageKey, type Owner };

/** Text in this browser's storage for one owner: `session` per tab, `local` permanent. */
export const ownerStorage = (owner: Owner, name: string, kind: 'local' | 'session' = 'session') =>
  browserStorage(storageKey(owner, name), kind);

function remove(storage: () => Storage, isOld: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(storage())) if (isOld(key)) storage().removeItem(key);
  } catch {
    // If the storage is unavailable, nothing was stored.
  }
}

const isOf = (owner: Owner, except?: string) => (key: string) =>
  key.startsWith('vetsync_') && key.endsWith(`_${owner}`) && (!except || key !== storageKey(owner, except));

/** Clears one owner's data in this tab, `except` one name. */
export const clearTabStorage = (owner: Owner, except?: string): void =>
  remove(() => sessionStorage, isOf(owner, except));

/** Clears one owner's data in this tab and this browser, `except` one name. */
export function clearStorage(owner: Owner, except?: string): void {
  clearTabStorage(owner, except);
  remove(() => localStorage, isOf(owner, except));
  try {
    indexedDB.deleteDatabase(storageKey(owner, 'documents'));
  } catch {
    // If the browser blocks databases, there is none.
  }
}
