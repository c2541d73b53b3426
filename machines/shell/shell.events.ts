import type { NavigationNews, PreferenceChange, Profile, ShellPlace, Role } from '../model/index.ts';
import type { SessionView } from '../session/session.view.ts';

/** What opens over or beside the tab; one at a time. `reset` asks before the demo starts over. */
export const shellPanels = ['more', 'inbox', 'settings', 'help', 'crisis', 'reset'] as const;
export type ShellPanel = (typeof shellPanels)[number];

/** What the shell's screens tell the machine. Tabs are links: their `href` alone changes the place. */
export type ShellEvent =
  /** By its value or another name of it; also what the window event `navigate-tab` carries. */
  | { type: 'tab.go'; tab: string }
  | { type: 'panel.open'; panel: ShellPanel }
  | { type: 'panel.close' }
  | { type: 'sidebar.toggle' }
  | { type: 'platform.signOut' };

/** What the app passes on. */
export type ShellInbox =
  /** The address bar, from the very start. `path` without origin, `search` with its question mark or empty. */
  | { type: 'address.changed'; path: string; search: string }
  /** Who is signed in; only the account platform asks. */
  | { type: 'session.changed'; session: SessionView }
  /** The signed-in person's own profile, once read or saved. */
  | { type: 'profile.loaded'; profile: Profile }
  /** What the demo knows of the person whom the address asks for. */
  | { type: 'sidebar.changed'; sidebar: 'wide' | 'narrow' };

export type ShellNews =
  | NavigationNews
  | ({ type: 'preference.set' } & PreferenceChange)
  /** Another place of the platform is shown; `tab` is what the role calls it. */
  | { type: 'place.changed'; place: ShellPlace; role: Role; tab: string }
  /** The account platform's person wants out; the session machine does it. */
  | { type: 'session.signOut'; scope: 'local' };
