import type { ReadStored, StoreRequest } from '@vetsync/machines/shell/platform';
import { ownerStorage, type Owner } from './ownerStorage.ts';
import type { BrowserStorage } from './storage.ts';

/** Stores a text so that it survives a reload. If the browser can't store it, it is lost with the page. */
export function storeText(storage: BrowserStorage, text: string): void {
  try {
    storage.write(text);
  } catch {
    // The text is still on the page.
  }
}

/** Texts that stay in this browser. */
export const browserTextStore = (owner: Owner) => ({
  read: ((name, kind) => ownerStorage(owner, name, kind).read()) satisfies ReadStored,
  write: ({ name, kind, text }: StoreRequest) => storeText(ownerStorage(owner, name, kind), text),
});
