import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import { accountHref, defaultRole } from '../../account/model/index.ts';
import {
  actingQuery,
  adminLinks,
  bottomBarTabs,
  pageTitle,
  shellHref,
  standaloneOf,
  tabOf,
} from '../model/index.ts';
import type {
  ActingOrganization,
  NavigationIcon,
  Preferences,
  ShellRoute,
  StandaloneScreen,
  Tab,
  TabValue,
} from '../model/index.ts';
import type { Query } from '../../model/text/index.ts';
import type { Role } from '../../account/model/index.ts';
import { actingIn, shellTab, shellTabs } from './shell.machine.ts';
import type { ShellContext, ShellNotice, shellMachine } from './shell.machine.ts';
import type { ShellPanel } from './shellPanels.ts';
import { actingFor, choosesProfile, shellPerson, shellRole } from './shellPerson.ts';
import type { ShellPerson } from './shellPerson.ts';

export interface TabLink {
  /** Distinguishes it from the others. */
  value: string;
  label: Phrase;
  /** For the bottom bar. */
  shortLabel: Phrase;
  icon: NavigationIcon;
  /** Sample count or count from the world; null if there is none. */
  badge: string | null;
  current: boolean;
  href: string;
}

/** Somebody whom the signed-in person can act for. */
export interface ShellActor {
  /** Null: for themselves. */
  organization: ActingOrganization | null;
  /** Their own name, or that of the organization. */
  name: string;
  role: Role;
  isCurrent: boolean;
  /** Notifications that are not read there. */
  unread: number;
  /** Their dashboard. */
  href: string;
}

export interface ShellContent {
  role: Role;
  tab: TabValue;
  /** Heading of the page and part of the document title. */
  title: Phrase;
  /** The demo screen to display instead of the tab, or null. */
  screen: StandaloneScreen | null;
  detail: readonly string[];
  /** Identifies the page. Doesn't change when an overlay opens. */
  page: string;
  query: Query;
}

export interface ShellView {
  /**
   * `checking`: the session is loading. `redirecting`: nobody is signed in; going to /auth. `noProfile`: the visitor has
   * signed out of the demo; offer the five profiles.
   */
  state: 'checking' | 'open' | 'redirecting' | 'noProfile';
  /** Null until known. */
  person: ShellPerson | null;
  sidebar: { width: Preferences['sidebar']; tabs: readonly TabLink[] };
  /** The first four tabs, and those in the More sheet. */
  bottomBar: { tabs: readonly TabLink[]; more: readonly TabLink[]; currentInMore: boolean };
  /** Administrators' links; empty for all other roles. */
  adminLinks: readonly { label: Phrase; href: string; icon: NavigationIcon }[];
  /** The organization that the person acts for; null: for themselves. */
  acting: ActingOrganization | null;
  /** Whom the person can act for: themselves first. Empty if they work for no organization. */
  actors: readonly ShellActor[];
  content: ShellContent;
  panel: ShellPanel | null;
  /** Link of the product's name. */
  homeHref: string;
  /** Link to the account page; null in the demo. */
  accountHref: string | null;
  /** Whether to offer Logout. */
  canSignOut: boolean;
  /** The permanent notice: sample data, or data that lasts only for the session. */
  notice: ShellNotice;
}

/**
 * The path segments that identify a page. In an organization's portal, two segments are a row of the tab, which opens as an
 * overlay (docs/decisions/026).
 */
const stepsOfPage = (role: Role, detail: readonly string[]) =>
  role !== 'user' && role !== 'admin' && detail.length === 2 ? [] : detail;

/** The tab or demo screen at a route. */
export function tabAt(
  { screen, tab }: ShellRoute,
  role: Role,
  tabs: readonly Tab[],
): Pick<ShellContent, 'role' | 'tab' | 'screen'> {
  return {
    role,
    tab: tabOf(role, tab, tabs).value,
    screen: standaloneOf(screen),
  };
}

function contentOf(context: ShellContext): ShellContent {
  const { tab: name, detail, query } = context.route;
  const tabs = context.navigation[shellRole(context)];
  const at = tabAt(context.route, shellRole(context), tabs);
  const { role, tab, screen } = at;
  const { label } = actingFor(context)?.tabs?.find(({ value }) => value === tab) ?? tabOf(role, name, tabs);
  const title = screen ? pageTitle(screen) : label;
  const page = [role, tab, screen, query['as'], ...stepsOfPage(role, detail)]
    .filter((step) => step !== undefined)
    .join('/');
  return { ...at, title, detail, page, query };
}

function actorsOf(context: ShellContext): readonly ShellActor[] {
  const { organizations, session } = context;
  if (choosesProfile(context) || !organizations?.length) return [];
  const current = actingFor(context);
  return [null, ...organizations].map((organization) => {
    const role = organization?.role ?? session?.role ?? defaultRole;
    return {
      organization,
      name: organization?.name ?? shellPerson(context)?.name ?? '',
      role,
      isCurrent: organization === current,
      unread: organization?.unread ?? 0,
      href: shellHref({ role, tab: 'dashboard', query: actingQuery(organizations, organization) }),
    };
  });
}

const badgeOf = (count = 0) => (count > 0 ? String(count) : null);

export function shellView({ value, context }: SnapshotFrom<typeof shellMachine>): ShellView {
  const { detail } = context.route;
  const role = shellRole(context);
  const ownTabs = shellTabs(context);
  // The page of an application is below the list of all of them, wherever there is one.
  const isListed = detail[0] === 'application' && ownTabs.some((tab) => tab.value === 'applications');
  const currentTab = isListed ? 'applications' : shellTab(context);
  const acting = choosesProfile(context) ? {} : actingIn(context);
  const linkOf = (tab: Tab): TabLink => ({
    href: shellHref({ role, tab: tab.value, query: acting }),
    ...tab,
    badge: badgeOf(context.badges[role]?.[tab.value]),
    current: tab.value === currentTab,
  });
  const tabs = ownTabs.map(linkOf);
  const more = tabs.slice(bottomBarTabs);
  const state = value.access === 'routing' ? 'checking' : value.access;
  return {
    state,
    person: shellPerson(context),
    sidebar: { width: context.sidebar, tabs },
    bottomBar: {
      tabs: tabs.slice(0, bottomBarTabs),
      more,
      currentInMore: more.some(({ current }) => current),
    },
    adminLinks: role === 'admin' ? adminLinks : [],
    acting: actingFor(context),
    actors: actorsOf(context),
    content: contentOf(context),
    panel: value.panel === 'none' ? null : value.panel,
    homeHref: '/',
    accountHref: choosesProfile(context) ? null : accountHref('profile'),
    canSignOut: state === 'open',
    notice: context.notice,
  };
}
