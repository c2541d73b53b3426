import { useState } from 'react';
import { ownerStorage } from '../services/browser/ownerStorage.ts';
import type { BrowserStorage } from '../services/browser/storage.ts';
import { useOwner } from './usePlatform.ts';

/**
 * This browser's storage under `name` for the platform's owner: `session` per tab, `local` permanent. A reset and the
 * deletion of the account clear it. Write to it with `persistDraft`.
 */
export function useOwnerStorage(name: string, kind: 'local' | 'session' = 'session'): BrowserStorage {
  const owner = useOwner();
  const [storage] = useState(() => ownerStorage(owner, name, kind));
  return storage;
}

/** Stores text so that it survives a reload. If the browser can't store it, it is lost with the page. */
export function persistText(storage: BrowserStorage, text: string): void {
  try {
    storage.write(text);
  } catch {
    // The text is still on the page.
  }
}

/** Stores a draft as JSON: `machine.on('draft.changed', ({ draft }) => persistDraft(storage, draft))`. */
export const persistDraft = (storage: BrowserStorage, draft: unknown): void =>
  persistText(storage, JSON.stringify(draft));
