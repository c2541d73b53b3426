import { clearStorage, clearTabStorage, type Owner } from './ownerStorage.ts';
import { openTabs } from './tabs.ts';

const channel = 'vetsync_gone';
const removed = new Set<Owner>();

/** Whether this person's account was deleted: what their platform still wants to store is stored no more. */
export const isRemoved = (owner: Owner): boolean => removed.has(owner);

/** Clears the data of a deleted account, in all tabs. */
export function clearStorageInAllTabs(owner: Owner): void {
  removed.add(owner);
  clearStorage(owner);
  const tabs = openTabs(channel, () => {});
  tabs.post(owner);
  tabs.close();
}

/** Handles `clearStorageInAllTabs` of other tabs. */
export const followRemovedOwners = () =>
  openTabs(channel, (owner) => {
    if (typeof owner !== 'string' || owner === '') return;
    removed.add(owner);
    clearTabStorage(owner);
  });
