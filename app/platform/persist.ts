import { useState } from 'react';
import { ownerStorage } from '../services/browser/ownerStorage.ts';
import type { BrowserStorage } from '../services/browser/storage.ts';
import { useOwner } from './usePlatform.ts';

/**
 * Where this browser keeps text under `name`, for the owner of the platform around this place alone: `session` as long as
 * the tab, `local` for good. Reset and the end of an account clear it. Write to it by `persistDraft`.
 */
export function useOwnerStorage(name: string, kind: 'local' | 'session' = 'session'): BrowserStorage {
  const owner = useOwner();
  const [storage] = useState(() => ownerStorage(owner, name, kind));
  return storage;
}

/** Keeps text so that it survives a reload; in a browser that keeps nothing it lasts as long as the page. */
export function persistText(storage: BrowserStorage, text: string): void {
  try {
    storage.write(text);
  } catch {
    // The page itself still holds every word.
  }
}

/** Keeps what was typed or chosen, as JSON: `machine.on('draft.changed', ({ draft }) => persistDraft(storage, draft))`. */
export const persistDraft = (storage: BrowserStorage, draft: unknown): void =>
  persistText(storage, JSON.stringify(draft));
