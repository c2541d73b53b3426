import type { GuidanceView } from '../guidance/index.ts';
import type { NotificationsView } from '../notifications/index.ts';
import type { PreferencesView } from '../preferences/index.ts';
import type { ProfileSwitchView } from '../profileSwitch/index.ts';
import type { ShellView } from '../shell/index.ts';
import type { WorldView } from '../world/index.ts';

/** What the whole shell shows: each part is the view of its own machine. */
export interface PlatformView {
  shell: ShellView;
  /** Null on the account platform. */
  switcher: ProfileSwitchView | null;
  guidance: GuidanceView;
  inbox: NotificationsView;
  preferences: PreferencesView;
  world: Pick<WorldView, 'state' | 'store' | 'canReset'>;
}
