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

/** Texts of a person that are not in their account yet. */
export function unsentTexts(owner: Owner) {
  const storageOf = (name: string) => ownerStorage(owner, `unsent_${name}`, 'local');
  return {
    unsent: present(unsentNames(owner).map((name) => [name, storageOf(name).read()])),
    store(event: StoreUnsent): void {
      try {
        if (event.text === null || isRemoved(owner)) storageOf(event.name).remove();
        else storeText(storageOf(event.name), event.text);
      } catch {
        // Without storage, there is nothing to remove.
      }
    },
  };
}
