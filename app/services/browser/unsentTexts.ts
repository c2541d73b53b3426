import type { RecordTexts, StoreUnsent } from '@vetsync/machines/shell/privateRecords';
import { ownerStorage, storageKey, type Owner } from './ownerStorage.ts';
import { storeText } from './textStore.ts';
import { isRemoved } from './removedOwners.ts';

/** The names of an owner's texts in local storage that begin with `unsent_`. */
function unsentNames(owner: Owner): string[] {
  const [start, end] = storageKey(owner, 'unsent_|').split('|') as [string, string];
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start) && key.endsWith(end))
      .map((key) => key.slice(start.length, key.length - end.length));
  } catch {
    // Without storage, nothing was stored.
    return [];
  }
}

const present = (entries: readonly (readonly [name: string, text: string | null])[]): RecordTexts =>
  Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));

const storageOf = (owner: Owner, name: string) => ownerStorage(owner, `unsent_${name}`, 'local');

/** Texts of a person that are not in their account yet. */
export const unsentTexts = (owner: Owner): RecordTexts =>
  present(unsentNames(owner).map((name) => [name, storageOf(owner, name).read()]));

export function storeUnsent(owner: Owner, { name, text }: StoreUnsent): void {
  const storage = storageOf(owner, name);
  try {
    if (text === null || isRemoved(owner)) storage.remove();
    else storeText(storage, text);
  } catch {
    // Without storage, there is nothing to remove.
  }
}
