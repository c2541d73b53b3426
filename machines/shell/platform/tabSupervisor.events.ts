import type { PersonChanged, RouteChanged } from './platformChanges.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import type { CalendarEmitted } from '../../model/time/index.ts';
import type { FileEmitted } from '../../model/text/index.ts';
import type {
  NavigationEmitted,
  ProofEmitted,
  ProofParentEvent,
  IntlConfig,
  ToastEmitted,
} from '../../system/model/index.ts';
import type { Profile } from '../../profile/model/index.ts';
import type { World, WorldDispatchEmitted } from '../../model/world/index.ts';
import type { CommandSettled, RequestLeft, ServerRequest } from '../accountWorld/index.ts';
import type { RunInBackground } from './background.machine.ts';

/** Where the browser stores a text: per tab, or permanently. */
export type StorageKind = 'session' | 'local';
/** Reads a text that a {@link StoreRequest} stored, or null. */
export type ReadStored = (name: string, kind: StorageKind) => string | null;

/** Input of a tab's machine. */
export interface TabInput<Samples = unknown> {
  /** The tab's sample data; empty on a platform without samples. */
  samples: Samples;
  /** The initial route. The platform sends each change within the tab. */
  route: RouteChanged;
  world: World;
  /** Id of the world's epoch. Texts that were stored in one epoch are invalid in the next. */
  epoch: string;
  /** The person who owns applications and appointments. */
  personId: string;
  /** The displayed person. The platform sends each change. */
  person: Profile;
  stored: ReadStored;
  /** The last command that the server has answered since the tab was opened. */
  settled?: CommandSettled | undefined;
  /** Runs actors that continue while another tab is open. */
  background: RunInBackground;
  intl: Omit<IntlConfig, 'now'>;
  /** For texts that leave the screen: files, drafts, stored replies. */
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

/** Events from the platform to the open tab. */
export type TabParentEvent =
  | RouteChanged
  | PersonChanged
  | ProofParentEvent
  | CommandSettled
  | { type: 'session.restored' };

/** Asks the page to change its URL's query. Null removes a name. `replace` adds no history entry. */
export interface QueryRequest {
  type: 'page.setQuery';
  changes: Readonly<Record<string, string | null>>;
  replace: boolean;
}

/**
 * Asks the page to set the open overlay in its URL; null closes it. Opening adds a history entry, but switching from one
 * overlay to another doesn't.
 */
export interface OverlayRequest {
  type: 'page.setOverlay';
  open: string | null;
  changes: Readonly<Record<string, string | null>>;
}

/**
 * Asks the page to close what its URL's path names, such as a dialog: it goes back if a link here opened that, else it
 * replaces the URL with `to`.
 */
export interface BackRequest {
  type: 'page.back';
  to: string;
}

/** Asks the page to store a text in this browser for the platform's owner. */
export interface StoreRequest {
  type: 'page.store';
  name: string;
  kind: StorageKind;
  text: string;
}

/** Asks the page to open the browser's print dialog. `title` becomes the file name. */
export interface PrintRequest {
  type: 'page.print';
  title: string;
}

/** The displayed person's profile was loaded or saved. */
export interface ProfileLoaded {
  type: 'profile.loaded';
  profile: Profile;
}

/** Events that a tab may emit for the page and the world. */
export type TabEmitted =
  | NavigationEmitted
  | QueryRequest
  | OverlayRequest
  | BackRequest
  | StoreRequest
  | ToastEmitted
  | CalendarEmitted
  | FileEmitted
  | PrintRequest
  | ProofEmitted
  | ProfileLoaded
  | WorldDispatchEmitted
  | ServerRequest
  | RequestLeft;
