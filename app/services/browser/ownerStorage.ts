import { demoOwner, storageKey, type Owner } from './storageKey.ts';
import { browserStorage } from './storage.ts';
import { openTabs } from './tabs.ts';

export { demoOwner, storageKey, type Owner };

/** Text that this browser keeps for one owner: `session` as long as the tab, `local` for good. */
export const ownerStorage = (owner: Owner, name: string, kind: 'local' | 'session' = 'session') =>
  browserStorage(storageKey(owner, name), kind);

function remove(storage: () => Storage, isOld: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(storage())) if (isOld(key)) storage().removeItem(key);
  } catch {
    // What can't be reached was not kept either.
  }
}

const isOf = (owner: Owner, except?: string) => (key: string) =>
  key.startsWith('vetsync_') && key.endsWith(`_${owner}`) && (!except || key !== storageKey(owner, except));

/** Removes what this tab kept for one owner, `except` one name. */
export const clearTabStorage = (owner: Owner, except?: string): void =>
  remove(() => sessionStorage, isOf(owner, except));

/** Removes what this browser kept for one owner, in this tab and for good, `except` one name. */
export function clearStorage(owner: Owner, except?: string): void {
  clearTabStorage(owner, except);
  remove(() => localStorage, isOf(owner, except));
  try {
    indexedDB.deleteDatabase(storageKey(owner, 'documents'));
  } catch {
    // A browser that forbids databases has none.
  }
}

const removedOwnersChannel = 'vetsync_gone';

/** Removes what this browser kept for somebody who is gone, and lets the other tabs do the same. */
export function clearStorageInAllTabs(owner: Owner): void {
  clearStorage(owner);
  const tabs = openTabs(removedOwnersChannel, () => {});
  tabs.post(owner);
  tabs.close();
}

/** Does what another tab asks for by `clearStorageInAllTabs`, as long as the page lives. */
export const followRemovedOwners = () =>
  openTabs(
    removedOwnersChannel,
    (owner) => typeof owner === 'string' && owner !== '' && clearTabStorage(owner),
  );

/** Earlier versions kept by mode what belongs to a person. */
const legacyKeys = ['vetsync_demo_world', 'vetsync_account_world', 'vetsync_hints'];

/** Removes what earlier versions kept for nobody in particular. */
export function clearLegacyStorage(): void {
  clearStorage('account');
  remove(
    () => sessionStorage,
    (key) => legacyKeys.includes(key),
  );
}
