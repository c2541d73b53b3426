import type { PersonChanged, RouteChanged } from '../../kit/index.ts';
import type { NavigationEmitted } from '../../system/model/index.ts';
import type { PreferenceChange, Preferences } from '../model/index.ts';
import type { Profile } from '../../profile/model/index.ts';
import type { TabBadges } from '../../portal/model/index.ts';
import type { SessionView } from '../../system/session/session.view.ts';
import type { ShellPanel } from './shellPanels.ts';

/** Events that the shell's screens send. Tabs are links: following their `href` alone changes the place. */
export type ShellEvent =
  /** By its value or another name of it; also what the window event `navigate-tab` carries. */
  | { type: 'tab.go'; tab: string }
  | { type: 'panel.open'; panel: ShellPanel }
  | { type: 'panel.close' }
  | { type: 'sidebar.toggle' }
  | { type: 'platform.signOut' };

/** Events from the platform. */
export type ShellParentEvent =
  /** The address bar. `path` without origin, `search` with its question mark or empty. */
  | { type: 'address.changed'; path: string; search: string }
  /** Who is signed in; only the account platform asks. */
  | { type: 'session.changed'; session: SessionView }
  /** The person's own profile, once read or saved; null: the demo's sample as it is. */
  | { type: 'profile.loaded'; profile: Profile | null }
  | { type: 'preferences.changed'; preferences: Preferences }
  /** What tabs count, where that follows the shared world. */
  | { type: 'badges.changed'; badges: TabBadges }
  /** What a panel was opened for is done. */
  | { type: 'notification.open' }
  | { type: 'world.reset' };

export type ShellEmitted =
  | NavigationEmitted
  | ({ type: 'preference.set' } & PreferenceChange)
  | RouteChanged
  | PersonChanged
  /** The signed-in person wants out; the session machine does it. */
  | { type: 'session.signOut'; scope: 'local' };
