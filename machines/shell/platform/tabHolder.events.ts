import type { RouteChanged } from '../../kit/index.ts';
import type { NavigationEmitted, Reader } from '../../system/model/index.ts';
import type { World, WorldDispatchEmitted } from '../../model/world/index.ts';

/** What the platform gives a tab when it opens. */
export interface TabInput<Samples = unknown> {
  /** What the tab shows beside what people did themselves; a platform without samples gives empty ones. */
  samples: Samples;
  /** What the address says; the platform tells of each change within the tab. */
  route: RouteChanged;
  world: World;
  /** Whose applications and appointments count as their own. */
  personId: string;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, not including, 1. */
  random: () => number;
}

/** Asks the page to change names of its query; null takes a name away. `replace` leaves no step back. */
export interface QueryRequest {
  type: 'page.setQuery';
  changes: Readonly<Record<string, string | null>>;
  replace: boolean;
}

/** Asks the page to name what is open over the tab, unless it is named already; null: nothing. */
export interface OverlayRequest {
  type: 'page.setOverlay';
  open: string | null;
  changes: Readonly<Record<string, string | null>>;
}

/** What a tab asks of the page and of the world. */
export type TabEmitted = NavigationEmitted | QueryRequest | OverlayRequest | WorldDispatchEmitted;
