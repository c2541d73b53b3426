import type {
  DemoScreen,
  NavigationIcon,
  PlatformMode,
  Role,
  Preferences,
  TabValue,
} from '../model/index.ts';
import type { ShellPanel } from './shell.events.ts';

export interface TabLink {
  value: TabValue;
  label: string;
  /** For the bottom bar. */
  shortLabel: string;
  icon: NavigationIcon;
  /** Sample count, or null. */
  badge: string | null;
  current: boolean;
  href: string;
}

export interface ShellPerson {
  name: string;
  /** Id of a drawn portrait, or empty: initials. */
  avatar: string;
  role: Role;
  /** Rank and branch, or title and organisation, or the role. */
  detail: string;
}

export interface ShellView {
  /** `checking`: the session is being read. `redirecting`: nobody is signed in; on the way to /auth. `leaving`: signing out. */
  state: 'checking' | 'open' | 'redirecting' | 'leaving';
  mode: PlatformMode;
  /** Null until known. */
  person: ShellPerson | null;
  sidebar: { width: Preferences['sidebar']; tabs: readonly TabLink[] };
  /** The first four tabs, and what the More sheet reaches. */
  bottomBar: { tabs: readonly TabLink[]; more: readonly TabLink[]; currentInMore: boolean };
  /** An administrator's own places; empty for everybody else. */
  adminLinks: readonly { label: string; href: string; icon: NavigationIcon }[];
  /** What the middle shows: a screen of its own, or the tab of the role. */
  content: {
    role: Role;
    tab: TabValue;
    /** Heads the place and the title. */
    title: string;
    /** Set where the address is one of the demo's own screens. */
    screen: DemoScreen | null;
    detail: readonly string[];
    query: Readonly<Record<string, string>>;
  };
  panel: ShellPanel | null;
  /** Where the product's name leads. */
  homeHref: string;
  /** Whether Logout is offered. */
  canSignOut: boolean;
  /** The quiet permanent line: sample data, or a world that lasts as long as the session. */
  notice: 'sampleData' | 'sessionOnly';
}
