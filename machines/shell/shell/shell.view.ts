import type { SnapshotFrom } from 'xstate';
import { accountHref } from '../../account/model/index.ts';
import { adminLinks, bottomBarTabs, demoScreens, routes, shellHref, tabOf, tabsOf } from '../model/index.ts';
import type {
  DemoScreen,
  NavigationIcon,
  PlatformMode,
  Preferences,
  ShellRoute,
  Tab,
  TabValue,
} from '../model/index.ts';
import type { Query } from '../../model/text/index.ts';
import type { Role } from '../../account/model/index.ts';
import { shellTab } from './shell.machine.ts';
import type { ShellContext, shellMachine } from './shell.machine.ts';
import type { ShellPanel } from './shellPanels.ts';
import { shellPerson, shellRole } from './shellPerson.ts';
import type { ShellPerson } from './shellPerson.ts';

export interface TabLink {
  value: TabValue;
  label: string;
  /** For the bottom bar. */
  shortLabel: string;
  icon: NavigationIcon;
  /** Sample count or what the shared world counts; null where there is nothing to count. */
  badge: string | null;
  current: boolean;
  href: string;
}

export interface ShellContent {
  role: Role;
  tab: TabValue;
  /** Heads the place and the title. */
  title: string;
  /** Set where the address is one of the demo's own screens, to be shown instead of the tab. */
  screen: DemoScreen | null;
  detail: readonly string[];
  /** The same as long as the same page is shown, whatever is open over it. */
  page: string;
  query: Query;
}

export interface ShellView {
  /**
   * `checking`: the session is being read. `redirecting`: nobody is signed in; on the way to /auth. `noProfile`: somebody
   * signed out of the demo; offer the five profiles.
   */
  state: 'checking' | 'open' | 'redirecting' | 'noProfile';
  mode: PlatformMode;
  /** Null until known. */
  person: ShellPerson | null;
  sidebar: { width: Preferences['sidebar']; tabs: readonly TabLink[] };
  /** The first four tabs, and what the More sheet reaches. */
  bottomBar: { tabs: readonly TabLink[]; more: readonly TabLink[]; currentInMore: boolean };
  /** An administrator's own places; empty for everybody else. */
  adminLinks: readonly { label: string; href: string; icon: NavigationIcon }[];
  content: ShellContent;
  panel: ShellPanel | null;
  /** Where the product's name leads. */
  homeHref: string;
  /** The account of whoever is signed in; null in the demo. */
  accountHref: string | null;
  /** Whether Logout is offered. */
  canSignOut: boolean;
  /** The quiet permanent line: sample data, or a world that lasts as long as the session. */
  notice: 'sampleData' | 'sessionOnly';
}

/**
 * Steps of the path that make a page of its own. In an organization's portal two steps are a row of the tab, opened over it
 * (docs/decisions/026).
 */
const stepsOfPage = (role: Role, detail: readonly string[]) =>
  role !== 'user' && role !== 'admin' && detail.length === 2 ? [] : detail;

/** Which tab, or screen of the demo, somebody sees at a place. */
export function tabAt(
  { screen, tab }: ShellRoute,
  role: Role,
): Pick<ShellContent, 'role' | 'tab' | 'screen'> {
  return {
    role,
    tab: tabOf(role, tab).value,
    screen: screen && demoScreens[screen].whole ? screen : null,
  };
}

function contentOf(context: ShellContext): ShellContent {
  const { tab: name, detail, query } = context.route;
  const at = tabAt(context.route, shellRole(context));
  const { role, tab, screen } = at;
  const title = screen ? routes[screen].title : tabOf(role, name).label;
  const page = [role, tab, screen, ...stepsOfPage(role, detail)].join('/');
  return { ...at, title, detail, page, query };
}

const badgeOf = (count: number | null) => (count ? String(count) : null);

export function shellView({ value, context }: SnapshotFrom<typeof shellMachine>): ShellView {
  const { mode } = context.route;
  const role = shellRole(context);
  const currentTab = shellTab(context);
  const linkOf = ({ badge: sample, ...tab }: Tab): TabLink => ({
    ...tab,
    badge: badgeOf(context.badges[role]?.[tab.value] ?? sample),
    current: tab.value === currentTab,
    href: shellHref({ mode, role, tab: tab.value }),
  });
  const tabs = tabsOf[role].map(linkOf);
  const more = tabs.slice(bottomBarTabs);
  const state = value.access === 'judging' ? 'checking' : value.access;
  return {
    state,
    mode,
    person: shellPerson(context),
    sidebar: { width: context.sidebar, tabs },
    bottomBar: {
      tabs: tabs.slice(0, bottomBarTabs),
      more,
      currentInMore: more.some(({ current }) => current),
    },
    adminLinks: role === 'admin' ? adminLinks : [],
    content: contentOf(context),
    panel: value.panel === 'none' ? null : value.panel,
    homeHref: '/',
    accountHref: mode === 'account' ? accountHref('profile') : null,
    canSignOut: state === 'open',
    notice: mode === 'demo' ? 'sampleData' : 'sessionOnly',
  };
}
