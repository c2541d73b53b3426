import type { GuidanceEvent } from '../guidance/index.ts';
import type { NotificationsEvent } from '../notifications/index.ts';
import type { PreferencesEvent } from '../preferences/index.ts';
import type { ProfileSwitchEvent } from '../profileSwitch/index.ts';
import type { ShellEvent } from '../shell/index.ts';
import type { WorldEvent } from '../world/index.ts';

/** Everything that the shell's screens may send. Each reaches the machine that knows it. */
export type PlatformEvent =
  | ShellEvent
  | ProfileSwitchEvent
  | GuidanceEvent
  | NotificationsEvent
  | PreferencesEvent
  | WorldEvent;
