import type { PersonChanged, RouteChanged } from '../../kit/index.ts';
import type { CalendarEmitted } from '../../model/time/index.ts';
import type { FileEmitted } from '../../model/text/index.ts';
import type {
  NavigationEmitted,
  ProofEmitted,
  ProofParentEvent,
  Reader,
  ToastEmitted,
} from '../../system/model/index.ts';
import type { Profile } from '../../profile/model/index.ts';
import type { World, WorldDispatchEmitted } from '../../model/world/index.ts';
import type { RunInBackground } from './background.machine.ts';

/** How long the browser stores a text: as long as its tab, or for good. */
export type StorageKind = 'session' | 'local';
/** Reads what a {@link StoreRequest} stored; null: nothing. */
export type ReadStored = (name: string, kind: StorageKind) => string | null;

/** What the platform gives a tab when it opens. */
export interface TabInput<Samples = unknown> {
  /** What the tab shows beside what people did themselves; a platform without samples gives empty ones. */
  samples: Samples;
  /** What the address says; the platform tells of each change within the tab. */
  route: RouteChanged;
  world: World;
  /** Id of the world's era: what was stored in one is not for the next. */
  era: string;
  /** Whose applications and appointments count as their own. */
  personId: string;
  /** Who is shown on the platform; the platform tells of each change. */
  person: Profile;
  stored: ReadStored;
  /** For what goes on while another tab is shown. */
  background: RunInBackground;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, not including, 1. */
  random: () => number;
}

/** What the platform tells a tab while it is open. */
export type TabParentEvent = RouteChanged | PersonChanged | ProofParentEvent | { type: 'session.restored' };

/** Asks the page to change names of its query; null takes a name away. `replace` leaves no step back. */
export interface QueryRequest {
  type: 'page.setQuery';
  changes: Readonly<Record<string, string | null>>;
  replace: boolean;
}

/**
 * Asks the page to name what is open over the tab, unless it is named already; null: nothing. It is a step of its own to go
 * back over, but not from one dialog to another.
 */
export interface OverlayRequest {
  type: 'page.setOverlay';
  open: string | null;
  changes: Readonly<Record<string, string | null>>;
}

/** Asks the page to store a draft or a note in this browser, for the platform's owner alone. */
export interface StoreRequest {
  type: 'page.store';
  name: string;
  kind: StorageKind;
  text: string;
}

/** Asks the page to open the browser's print dialog; `title` names the file. */
export interface PrintRequest {
  type: 'page.print';
  title: string;
}

/** The profile of whoever is shown was read or saved. */
export interface ProfileLoaded {
  type: 'profile.loaded';
  profile: Profile;
}

/** What a tab asks of the page and of the world. */
export type TabEmitted =
  | NavigationEmitted
  | QueryRequest
  | OverlayRequest
  | StoreRequest
  | ToastEmitted
  | CalendarEmitted
  | FileEmitted
  | PrintRequest
  | ProofEmitted
  | ProfileLoaded
  | WorldDispatchEmitted;
