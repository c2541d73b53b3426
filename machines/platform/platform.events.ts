import type { GuidanceEvent } from '../guidance/index.ts';
import type { NavigationNews } from '../model/index.ts';
import type { NotificationsEvent } from '../notifications/index.ts';
import type { PreferencesEvent } from '../preferences/index.ts';
import type { ProfileSwitchEvent } from '../profileSwitch/index.ts';
import type { ShellEvent } from '../shell/index.ts';
import type { WorldEvent } from '../world/index.ts';

/** Everything that the shell's screens may send. Each reaches the machines that it concerns. */
export type PlatformEvent =
  | ShellEvent
  | ProfileSwitchEvent
  | GuidanceEvent
  | NotificationsEvent
  | PreferencesEvent
  | WorldEvent;

/** What the platform tells the outside. */
export type PlatformNews =
  | NavigationNews
  | { type: 'session.signOut'; scope: 'local' }
  /** To be remembered across a reload of this tab. */
  | { type: 'guidance.shown'; keys: readonly string[] };
