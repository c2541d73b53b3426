import type { GuidanceEvent, GuidanceEmitted } from '../guidance/index.ts';
import type { ActingOrganization, Preferences } from '../model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';
import type {
  NotificationPagesEvent,
  NotificationsEvent,
  NotificationsEmitted,
} from '../notifications/index.ts';
import type { PreferencesEvent } from '../preferences/index.ts';
import type { ProfileSwitchEvent, ProfileSwitchEmitted } from '../profileSwitch/index.ts';
import type { ProofParentEvent } from '../../system/model/index.ts';
import type { SessionView } from '../../account/session/index.ts';
import type { ShellEvent, ShellEmitted } from '../shell/index.ts';
import type { SessionRefreshEmitted } from '../../system/model/index.ts';
import type { WorldEvent } from '../world/index.ts';
import type { PlatformWorldEmitted } from './platformWorld.ts';
import type { RecordRequest, RequestLeft, ServerRequest } from '../accountWorld/index.ts';
import type { ProfileLoaded, TabEmitted } from './tabSupervisor.events.ts';

/** Events that the shell's screens may send. */
export type PlatformEvent =
  | ShellEvent
  | ProfileSwitchEvent
  | GuidanceEvent
  | NotificationsEvent
  | NotificationPagesEvent
  | PreferencesEvent
  | WorldEvent;

/** Events that the platform emits. */
export type PlatformPageEmitted =
  | Exclude<TabEmitted, WorldDispatchEmitted | ServerRequest | RequestLeft | ProfileLoaded>
  | SessionRefreshEmitted
  | { type: 'session.signOut'; scope: 'local' }
  /** Keys to store, so that they survive a reload of this tab. */
  | { type: 'guidance.shown'; keys: readonly string[] }
  /** Drafts belong to an epoch, so those of the previous one must be cleared. */
  | { type: 'epoch.begun'; by: 'here' | 'tab' };

/** Events that the root emits, including changes of the page's preferences. */
export type PlatformEmitted = PlatformPageEmitted | PreferencesEvent;

/** Events from the page to the root. */
export type PlatformPageEvent =
  /** The URL has changed, also outside the platform. */
  | { type: 'location.changed'; base?: string; path: string; search: string }
  /** The session has changed. */
  | { type: 'session.changed'; session: SessionView }
  /** The person has signed in, possibly again. */
  | { type: 'session.restored' }
  | ProofParentEvent
  | ProfileLoaded
  | RecordRequest
  | { type: 'organizations.loaded'; organizations: readonly ActingOrganization[] | null }
  | { type: 'preferences.changed'; preferences: Preferences };

/** Events that the root's children emit. */
export type PlatformChildEvent =
  | ShellEmitted
  | ProfileSwitchEmitted
  | GuidanceEmitted
  | NotificationsEmitted
  | PlatformWorldEmitted
  | TabEmitted;
