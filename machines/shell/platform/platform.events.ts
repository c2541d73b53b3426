import type { GuidanceEvent, GuidanceEmitted } from '../guidance/index.ts';
import type { PreferenceChange, Preferences } from '../model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';
import type { NotificationsEvent, NotificationsEmitted } from '../notifications/index.ts';
import type { PreferencesEvent } from '../preferences/index.ts';
import type { ProfileSwitchEvent, ProfileSwitchEmitted } from '../profileSwitch/index.ts';
import type { ProofParentEvent } from '../../system/model/index.ts';
import type { SessionView } from '../../system/session/index.ts';
import type { ShellEvent, ShellEmitted } from '../shell/index.ts';
import type { WorldEvent, WorldEmitted } from '../world/index.ts';
import type { ProfileLoaded, TabEmitted } from './tabHolder.events.ts';

/** Everything that the shell's screens may send. Each reaches the machines that it concerns. */
export type PlatformEvent =
  | ShellEvent
  | ProfileSwitchEvent
  | GuidanceEvent
  | NotificationsEvent
  | PreferencesEvent
  | WorldEvent;

/** Events that the platform emits. */
export type PlatformPageEmitted =
  | Exclude<TabEmitted, WorldDispatchEmitted | ProfileLoaded>
  | { type: 'session.signOut'; scope: 'local' }
  /** To be remembered across a reload of this tab. */
  | { type: 'guidance.shown'; keys: readonly string[] }
  /** Drafts belong to an era: those of the one before are to be cleared. */
  | { type: 'epoch.begun'; by: 'here' | 'tab' };

/** What the root emits: news, and wishes for the page's preferences. */
export type PlatformEmitted = PlatformPageEmitted | ({ type: 'preference.set' } & PreferenceChange);

/** What the page tells the root. */
export type PlatformPageEvent =
  /** The address bar changed, wherever it leads. */
  | { type: 'address.changed'; path: string; search: string }
  /** Who is signed in now. */
  | { type: 'session.changed'; session: SessionView }
  /** Somebody has signed in, maybe again. */
  | { type: 'session.restored' }
  | ProofParentEvent
  | ProfileLoaded
  | { type: 'preferences.changed'; preferences: Preferences };

/** What the root's children emit. */
export type PlatformChildEvent =
  | ShellEmitted
  | ProfileSwitchEmitted
  | GuidanceEmitted
  | NotificationsEmitted
  | WorldEmitted
  | TabEmitted;
