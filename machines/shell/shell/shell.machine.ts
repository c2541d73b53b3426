import { assign, emit, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import {
  actingQuery,
  actingAsSelf,
  demoHref,
  findTab,
  isAdministrationPath,
  isOfOrganizations,
  parseShellRoute,
  shellHref,
  signedOutHref,
  standaloneOf,
  tabOf,
} from '../model/index.ts';
import { signInHref } from '../../account/model/index.ts';
import type { NavigationEmitted } from '../../system/model/index.ts';
import type { Navigation, Preferences, ShellRoute, Tab, TabValue } from '../model/index.ts';
import type { Profile } from '../../profile/model/index.ts';
import type { TabBadges } from '../../portal/model/index.ts';
import type { SessionView } from '../../account/session/session.view.ts';
import type { ShellEvent, ShellParentEvent, ShellEmitted } from './shell.events.ts';
import { shellPanels } from './shellPanels.ts';
import type { ShellPanel } from './shellPanels.ts';
import { actingFor, choosesProfile, isSignedOutOfDemo, personOf, shellRole } from './shellPerson.ts';
import type { ShellData } from './shellPerson.ts';

export interface PageLocation {
  /** Where the pages of a platform begin on this site. @default at its root */
  base?: string;
  /** Below the base. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

export interface ShellInput {
  location: PageLocation;
  /** The platform's tabs. */
  navigation: Navigation;
  /** The session; omitted in the demo. */
  session?: SessionView;
  sidebar?: Preferences['sidebar'];
  /** Profiles that a visitor can choose from; empty: the platform belongs to the signed-in person. */
  profiles: ShellData['profiles'];
  /** What the permanent line below the navigation says. */
  notice: ShellNotice;
}

/** `sampleData`: everything is a sample. `stored`: the server keeps what the person saves. */
export type ShellNotice = 'sampleData' | 'stored';

export interface ShellContext extends ShellData {
  navigation: Navigation;
  notice: ShellNotice;
  location: PageLocation;
  sidebar: Preferences['sidebar'];
  badges: TabBadges;
}

/** The current tab. A screen with its own URL may belong to none of the role's tabs. */
export function shellTab(context: ShellContext): TabValue | null {
  if (isSignedOutOfDemo(context)) return null;
  const role = shellRole(context);
  const { screen, tab } = context.route;
  const tabs = context.navigation[role];
  return standaloneOf(screen) ? (findTab(role, tab, tabs)?.value ?? null) : tabOf(role, tab, tabs).value;
}

/** The tabs beside it: those of the role, or of the organization that the person acts for. */
export const shellTabs = (context: ShellContext): readonly Tab[] =>
  actingFor(context)?.tabs ?? context.navigation[shellRole(context)];

const routeChanged = (context: ShellContext): ShellEmitted => ({
  type: 'route.changed',
  route: context.route,
  role: isSignedOutOfDemo(context) ? null : shellRole(context),
  tab: shellTab(context),
  tabs: shellTabs(context).map(({ value }) => value),
});

/** Whether the URL names the right organization in `as`, or need not name one. */
const namesActing = ({ location, organizations, ...known }: ShellContext): boolean =>
  organizations === null ||
  choosesProfile({ organizations, ...known }) ||
  parseShellRoute(location.path, location.search).query['as'] ===
    actingQuery(organizations, actingFor({ organizations, ...known }))['as'];

/**
 * The canonical URL if the current one names a tab by an alias, a tab that the role doesn't have, or somebody whom the person
 * can't act for; else null.
 */
function canonicalHref(context: ShellContext): string | null {
  const { screen, tab, detail, query } = context.route;
  if (screen || isSignedOutOfDemo(context) || isAdministrationPath(context.location.path)) return null;
  const role = shellRole(context);
  const tabs = context.navigation[role];
  const found = tab === '' ? tabOf(role, tab, tabs) : findTab(role, tab, tabs);
  if (namesActing(context) && (tab === '' || found?.value === tab)) return null;
  const { as: _acting, ...others } = query;
  return shellHref({
    role,
    tab: found?.value ?? 'dashboard',
    detail: found ? detail : [],
    query: choosesProfile(context) ? query : { ...others, ...actingIn(context) },
  });
}

/** The query that keeps the acting organization in links. */
export const actingIn = (context: ShellData) => actingQuery(context.organizations ?? [], actingFor(context));

/** Adds `as` to a link that lacks it, so that the person keeps acting for the same organization. */
function keepActing(route: ShellRoute, context: ShellContext): ShellRoute {
  const as = context.organizations === null ? context.route.query['as'] : actingFor(context)?.slug;
  return as === undefined || route.query['as'] !== undefined
    ? route
    : { ...route, query: { ...route.query, as } };
}

/** Administrators decide as themselves, whatever organization they work for besides. */
const routeOf = ({ path, search }: PageLocation): ShellRoute =>
  isAdministrationPath(path)
    ? { ...parseShellRoute(''), query: { as: actingAsSelf } }
    : parseShellRoute(path, search);

const goTo = (to: string, replace = false): NavigationEmitted => ({ type: 'page.navigate', to, replace });

/**
 * Navigation of demo and account platform (platform spec, section 2, "Platform shell"). The URL is the source of truth: aliases and
 * unknown names in it are corrected. A server that can't be reached doesn't redirect a signed-in person to sign-in.
 */
export const shellMachine = setup({
  types: {
    context: {} as ShellContext,
    events: {} as ShellEvent | ShellParentEvent,
    emitted: {} as ShellEmitted,
    input: {} as ShellInput,
  },
  actions: {
    arrive: assign(({ context }, { path, search }: PageLocation) => ({
      location: { path, search },
      route: choosesProfile(context)
        ? parseShellRoute(path, search)
        : keepActing(routeOf({ path, search }), context),
    })),
    setOrganizations: assign((_, { organizations }: Pick<ShellContext, 'organizations'>) => ({
      organizations,
    })),
    emitRoute: emit(({ context }) => {
      const proper = canonicalHref(context);
      return proper === null ? routeChanged(context) : goTo(proper, true);
    }),
    setSession: assign((_, { session }: { session: SessionView }) => ({ session })),
    setProfile: assign((_, { profile }: { profile: Profile | null }) => ({ profile })),
    emitPerson: emit(({ context }) => ({ type: 'person.changed', person: personOf(context) })),
    setSidebar: assign((_, { preferences }: { preferences: Preferences }) => ({
      sidebar: preferences.sidebar,
    })),
    goToTab: emit(({ context }, { tab }: { tab: string }) =>
      goTo(
        shellHref({
          role: shellRole(context),
          tab,
          query: choosesProfile(context) ? {} : actingIn(context),
        }),
      ),
    ),
    setBadges: assign((_, { badges }: { badges: TabBadges }) => ({ badges })),
    toggleSidebar: emit(({ context }) => ({
      type: 'preference.set',
      preference: 'sidebar',
      value: context.sidebar === 'wide' ? 'narrow' : 'wide',
    })),
    goToSignIn: emit(({ context: { location } }) => goTo(signInHref(location.path + location.search), true)),
    clearProfile: emit(goTo(signedOutHref)),
    endSession: emit({ type: 'session.signOut', scope: 'local' }),
    goToDemo: emit(goTo(demoHref, true)),
  },
  guards: {
    elsewhere: ({ context: { location } }, { path, search }: PageLocation) =>
      path !== location.path || search !== location.search,
    isAnother: ({ context }, { profile }: { profile: Profile | null }) => profile !== context.profile,
    nobodyChosen: ({ context }) => isSignedOutOfDemo(context),
    choosesProfile: ({ context }) => choosesProfile(context),
    unknown: ({ context: { session } }) =>
      session === null || session.state === 'loading' || session.state === 'unreachable',
    /** The URL names an organization, or a tab that only they have, and it isn't known yet where the person works. */
    actingUnknown: ({ context: { session, organizations, route, location } }) =>
      !isAdministrationPath(location.path) &&
      session?.user != null &&
      organizations === null &&
      (route.query['as'] !== undefined || isOfOrganizations(route.tab)),
    signedIn: ({ context: { session } }) => session?.user != null,
    known: ({ context }, { tab }: { tab: string }) =>
      findTab(shellRole(context), tab, context.navigation[shellRole(context)]) !== null,
    opens: (_, { panel, wanted }: { panel: ShellPanel; wanted: ShellPanel }) => panel === wanted,
  },
}).createMachine({
  id: 'shell',
  type: 'parallel',
  context: ({ input: { location, navigation, session = null, sidebar = 'wide', profiles, notice } }) => ({
    navigation,
    profiles,
    notice,
    location,
    route: routeOf(location),
    session: session ?? null,
    organizations: profiles.length > 0 ? [] : null,
    profile: null,
    sidebar,
    badges: {},
  }),
  on: {
    'profile.loaded': { guard: withEvent('isAnother'), actions: [withEvent('setProfile'), 'emitPerson'] },
    'preferences.changed': { actions: withEvent('setSidebar') },
    'badges.changed': { actions: withEvent('setBadges') },
    'sidebar.toggle': { actions: 'toggleSidebar' },
  },
  states: {
    access: {
      initial: 'routing',
      on: {
        'location.changed': {
          guard: withEvent('elsewhere'),
          target: '.routing',
          actions: withEvent('arrive'),
        },
        'organizations.loaded': { target: '.routing', actions: withEvent('setOrganizations') },
        'session.changed': {
          target: '.routing',
          actions: [withEvent('setSession'), 'emitPerson'],
        },
      },
      states: {
        routing: {
          always: [
            { guard: 'nobodyChosen', target: 'noProfile' },
            { guard: 'choosesProfile', target: 'open' },
            { guard: 'unknown', target: 'checking' },
            { guard: 'actingUnknown', target: 'checking' },
            { guard: 'signedIn', target: 'open' },
            { target: 'redirecting' },
          ],
        },
        /** The session is still unknown. */
        checking: {},
        open: {
          entry: 'emitRoute',
          on: {
            'tab.go': {
              guard: withEvent('known'),
              actions: withEvent('goToTab'),
            },
            'platform.signOut': [
              { guard: 'choosesProfile', actions: 'clearProfile' },
              { actions: ['endSession', 'goToDemo'] },
            ],
          },
        },
        redirecting: { entry: 'goToSignIn' },
        /** The visitor has signed out of the demo and chooses a profile. */
        noProfile: { entry: 'emitRoute' },
      },
    },
    panel: {
      initial: 'none',
      on: {
        'panel.close': '.none',
        'notification.open': '.none',
        'world.reset': '.none',
        'location.changed': {
          guard: withEvent('elsewhere'),
          target: '.none',
        },
        'panel.open': shellPanels.map((panel) => ({
          guard: {
            type: 'opens' as const,
            params: ({ event }: { event: { panel: ShellPanel } }) => ({ panel: event.panel, wanted: panel }),
          },
          target: `.${panel}` as const,
        })),
      },
      states: { none: {}, more: {}, inbox: {}, settings: {}, help: {}, crisis: {}, reset: {}, commands: {} },
    },
  },
});
