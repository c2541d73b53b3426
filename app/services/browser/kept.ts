import { demoOwner, keptName, type Owner } from './keptName.ts';
import { browserStorage } from './storage.ts';
import { openTabs } from './tabs.ts';

export { demoOwner, keptName, type Owner };

/** Text that this browser keeps for one owner: `session` as long as the tab, `local` for good. */
export const keptFor = (owner: Owner, name: string, kind: 'local' | 'session' = 'session') =>
  browserStorage(keptName(owner, name), kind);

function remove(storage: () => Storage, isOld: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(storage())) if (isOld(key)) storage().removeItem(key);
  } catch {
    // What can't be reached was not kept either.
  }
}

const isOf = (owner: Owner, except?: string) => (key: string) =>
  key.startsWith('vetsync_') && key.endsWith(`_${owner}`) && (!except || key !== keptName(owner, except));

/** Removes what this tab kept for one owner, `except` one name. */
export const forgetHere = (owner: Owner, except?: string): void =>
  remove(() => sessionStorage, isOf(owner, except));

/** Removes what this browser kept for one owner, in this tab and for good, `except` one name. */
export function forget(owner: Owner, except?: string): void {
  forgetHere(owner, except);
  remove(() => localStorage, isOf(owner, except));
  try {
    indexedDB.deleteDatabase(keptName(owner, 'documents'));
  } catch {
    // A browser that forbids databases has none.
  }
}

const goneChannel = 'vetsync_gone';

/** Removes what this browser kept for somebody who is gone, and lets the other tabs do the same. */
export function forgetForGood(owner: Owner): void {
  forget(owner);
  const tabs = openTabs(goneChannel, () => {});
  tabs.tell(owner);
  tabs.close();
}

/** Does what another tab asks for by `forgetForGood`, as long as the page lives. */
export const followGone = () =>
  openTabs(goneChannel, (owner) => typeof owner === 'string' && owner !== '' && forgetHere(owner));

/** Earlier versions kept by mode what belongs to a person. */
const former = ['vetsync_demo_world', 'vetsync_account_world', 'vetsync_hints'];

/** Removes what earlier versions kept for nobody in particular. */
export function forgetFormer(): void {
  forget('account');
  remove(
    () => sessionStorage,
    (key) => former.includes(key),
  );
}
