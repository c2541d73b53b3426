import type { PersonChanged, RouteChanged } from '../platform/platformChanges.ts';
import type { NavigationEmitted } from '../../system/model/index.ts';
import type { ActingOrganization, PreferenceChange, Preferences } from '../model/index.ts';
import type { Profile } from '../../profile/model/index.ts';
import type { TabBadges } from '../../portal/model/index.ts';
import type { SessionView } from '../../account/session/session.view.ts';
import type { ShellPanel } from './shellPanels.ts';

/** Events that the shell's screens send. Tabs are links, so following their `href` is enough to navigate. */
export type ShellEvent =
  /** A tab's value or alias; also sent for the window event `navigate-tab`. */
  | { type: 'tab.go'; tab: string }
  | { type: 'panel.open'; panel: ShellPanel }
  | { type: 'panel.close' }
  | { type: 'sidebar.toggle' }
  | { type: 'platform.signOut' };

/** Events from the platform. */
export type ShellParentEvent =
  /** The URL has changed. `path` is without origin, `search` with its question mark or empty. */
  | { type: 'location.changed'; base?: string; path: string; search: string }
  /** The session has changed. Only on the account platform. */
  | { type: 'session.changed'; session: SessionView }
  /** The organizations that the signed-in person works for; null: they have to be read again. Only on the account platform. */
  | { type: 'organizations.loaded'; organizations: readonly ActingOrganization[] | null }
  /** The person's own profile was loaded or saved; null for the demo's unedited sample. */
  | { type: 'profile.loaded'; profile: Profile | null }
  | { type: 'preferences.changed'; preferences: Preferences }
  /** Tab badges that are computed from the world. */
  | { type: 'badges.changed'; badges: TabBadges }
  /** The panel has served its purpose and closes. */
  | { type: 'notification.open' }
  | { type: 'world.reset' };

export type ShellEmitted =
  | NavigationEmitted
  | ({ type: 'preference.set' } & PreferenceChange)
  | RouteChanged
  | PersonChanged
  /** Asks the session machine to sign out. */
  | { type: 'session.signOut'; scope: 'local' };
