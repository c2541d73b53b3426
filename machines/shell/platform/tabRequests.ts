import type { OverlayRequest, QueryRequest, StorageKind, StoreRequest } from './tabSupervisor.events.ts';

type Changes = QueryRequest['changes'];

/** Adds a history entry. */
export const pushQuery = (changes: Changes): QueryRequest => ({
  type: 'page.setQuery',
  changes,
  replace: false,
});

/** Adds no history entry: otherwise each typed letter of a search would add one. */
export const replaceQuery = (changes: Changes): QueryRequest => ({
  type: 'page.setQuery',
  changes,
  replace: true,
});

export const setOverlay = (open: string | null, changes: Changes = {}): OverlayRequest => ({
  type: 'page.setOverlay',
  open,
  changes,
});

/** Under which name and where a value is stored. */
export interface StorageKey {
  name: string;
  kind: StorageKind;
}

/** Stores a value as JSON. */
export const store = ({ name, kind }: StorageKey, value: unknown): StoreRequest => ({
  type: 'page.store',
  name,
  kind,
  text: JSON.stringify(value),
});
