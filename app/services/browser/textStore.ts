import type { LazyTab, ReadStored, StoreRequest } from '@vetsync/machines/shell/platform';
import { ownerStorage, type Owner } from './ownerStorage.ts';
import type { BrowserStorage } from './storage.ts';

/** Where the tabs of a platform keep texts for its owner. */
export interface TextStore {
  read: ReadStored;
  write: (request: StoreRequest) => void;
  /** The tab, not before the texts are here that it reads when it opens. */
  preloadFor: (tab: LazyTab | null) => LazyTab | null;
}

/** Stores a text so that it survives a reload. If the browser can't store it, it is lost with the page. */
export function storeText(storage: BrowserStorage, text: string): void {
  try {
    storage.write(text);
  } catch {
    // The text is still on the page.
  }
}

/** Texts that stay in this browser. */
export const browserTextStore = (owner: Owner): TextStore => ({
  read: (name, kind) => ownerStorage(owner, name, kind).read(),
  write: ({ name, kind, text }) => storeText(ownerStorage(owner, name, kind), text),
  preloadFor: (tab) => tab,
});
