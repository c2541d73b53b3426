import { roles } from '../../account/model/roles.ts';
import type { Role } from '../../account/model/roles.ts';
import type { ApplicationKind } from './applicationKinds.ts';
import { actingAsSelf } from './acting.ts';
import { accountTabsOf, tabAliases, tabsOf } from './navigation.ts';
import type { Tab, TabValue } from './navigation.ts';
import { parsePath, parseQuery, formatQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import { routes } from './routes.ts';
import type { RouteName } from './routes.ts';

/** Where a platform's tabs are. Machines know no other address of it; the demo has it below a base (`demoAddress.ts`). */
const base = '/platform';

/** The tab with this name or alias among those that `role` has, or null. */
export function findTab(role: Role, name: string, tabs: readonly Tab[] = accountTabsOf[role]): Tab | null {
  const named = (value: string | undefined) => tabs.find((item) => item.value === value);
  return named(name) ?? named(new Map(Object.entries(tabAliases[role])).get(name)) ?? null;
}

/** As {@link findTab}, but with the role's dashboard instead of null. */
export const tabOf = (role: Role, name: string, tabs?: readonly Tab[]): Tab =>
  findTab(role, name, tabs) ?? (tabsOf[role][0] as Tab);

interface ScreenRow {
  /** Role of the profile that sees it. */
  role: Role;
  /** Its tab, which is marked as current. */
  tab: TabValue;
  /** Whether it is a screen of its own. If not, it is another URL of the tab. */
  isStandalone: boolean;
}

/**
 * Demo screens with their own URL (platform spec, section 2, "Route table"), below the demo's base. Each is displayed in the
 * shell and belongs to a tab. The five dashboards open the portal of their role.
 */
export const demoScreens = {
  demoJobBoard: { role: 'user', tab: 'career', isStandalone: true },
  demoMembership: { role: 'user', tab: 'community', isStandalone: true },
  demoBattleBuddy: { role: 'user', tab: 'ai-battle-buddy', isStandalone: true },
  demoCareerTranslation: { role: 'user', tab: 'career', isStandalone: true },
  demoEducationRecon: { role: 'user', tab: 'education', isStandalone: true },
  demoWellnessClaims: { role: 'user', tab: 'wellness', isStandalone: true },
  demoMissionMarketplace: { role: 'user', tab: 'marketplace', isStandalone: true },
  demoVeteranNetwork: { role: 'user', tab: 'community', isStandalone: true },
  demoCivilianMentors: { role: 'user', tab: 'community', isStandalone: true },
  demoOrganizationDetail: { role: 'user', tab: 'marketplace', isStandalone: true },
  demoOrganization: { role: 'user', tab: 'marketplace', isStandalone: true },
  demoRecruiterDashboard: { role: 'recruiter', tab: 'dashboard', isStandalone: false },
  demoProviderDashboard: { role: 'hospital', tab: 'dashboard', isStandalone: false },
  demoHospitalDashboard: { role: 'hospital', tab: 'dashboard', isStandalone: false },
  demoUniversityDashboard: { role: 'university', tab: 'dashboard', isStandalone: false },
  demoNonprofitDashboard: { role: 'nonprofit', tab: 'dashboard', isStandalone: false },
  demoWellness: { role: 'user', tab: 'wellness', isStandalone: false },
  demoEducation: { role: 'user', tab: 'education', isStandalone: false },
  demoCommunity: { role: 'user', tab: 'community', isStandalone: false },
} as const satisfies Partial<Record<RouteName, ScreenRow>>;
export type DemoScreen = keyof typeof demoScreens;
/** A demo screen with content and a title of its own. */
export type StandaloneScreen = {
  [Screen in DemoScreen]: (typeof demoScreens)[Screen]['isStandalone'] extends true ? Screen : never;
}[DemoScreen];
const isStandalone = (screen: DemoScreen): screen is StandaloneScreen => demoScreens[screen].isStandalone;

/** A demo screen, or null if it only shows its tab. */
export const standaloneOf = (screen: DemoScreen | null): StandaloneScreen | null =>
  screen && isStandalone(screen) ? screen : null;

/** `?role=none`: the demo's visitor has signed out and chooses a profile. */
export const signedOutRole = 'none';
const roleNames = [...roles, signedOutRole] as const;

/** A route of the platform, parsed from the URL. */
export interface ShellRoute {
  /** The demo screen with its own URL, or null. */
  screen: DemoScreen | null;
  /** The role in `?role=` or of the screen; null if the URL names none. Only a visitor who chooses a profile has it there. */
  role: Role | typeof signedOutRole | null;
  /** As in the URL, possibly not a tab of the role. Empty for the dashboard. */
  tab: string;
  /** The decoded path segments after the tab: `['applications', 'a1b2']`. */
  detail: readonly string[];
  /** The query without `role`, for the tab's filters and the like. */
  query: Query;
}

/** The pattern of a screen, below the demo's base. */
export const screenPattern = (screen: DemoScreen): string => routes[screen].pattern.replace('/demo', '');

/** The screen with a matching pattern. `:id` matches any one segment. */
export function screenOf(path: string): DemoScreen | null {
  const steps = parsePath(path);
  const fits = (pattern: string) => {
    const parts = parsePath(pattern);
    return (
      parts.length === steps.length &&
      parts.every((part, index) => part.startsWith(':') || part === steps[index])
    );
  };
  const names = Object.keys(demoScreens) as DemoScreen[];
  return names.find((name) => fits(screenPattern(name))) ?? null;
}

function roleOf(asked: string | undefined): ShellRoute['role'] {
  return roleNames.find((name) => name === asked) ?? null;
}

/** Parses an address of the platform. `path` is below its base, `search` with or without its question mark. */
export function parseShellRoute(path: string, search = ''): ShellRoute {
  const steps = parsePath(path);
  const { role: asked, ...query } = parseQuery(search);
  const role = roleOf(asked);
  const screen = screenOf(path);
  if (!screen) {
    const [tab = '', ...detail] = steps.slice(1);
    return { screen, role, tab, detail, query };
  }
  const { tab, role: own } = demoScreens[screen];
  const isPortal = tab === 'dashboard';
  const detail = screen === 'demoOrganization' ? steps.slice(1) : [];
  return { screen, role: isPortal ? own : (role ?? own), tab, detail, query };
}

/** Whether a path below a base is that of a tab. */
export const isTabPath = (path: string): boolean => path === base || path.startsWith(`${base}/`);
/** Whether a path below a base belongs to the platform. */
export const isPlatformPath = (path: string): boolean => isTabPath(path) || screenOf(path) !== null;

const administration: ReadonlySet<string> = new Set(
  Object.values(routes).flatMap(({ pattern, requires }) => (requires === 'admin' ? [pattern] : [])),
);
/** Whether a path is that of an administrators' page. The platform's shell is around it, but none of its tabs is open. */
export const isAdministrationPath = (path: string): boolean => administration.has(path);

/** Whose platform it is. */
export interface PlatformPlace {
  role: Role;
  /** The tabs that are there. */
  tabs?: readonly string[];
}

export interface ShellTarget {
  role: Role;
  /** A tab or an alias. */
  tab: string;
  detail?: readonly string[];
  query?: Query;
}

/** Address of a tab. */
export function shellHref({ role, tab, detail = [], query = {} }: ShellTarget): string {
  const { value } = tabOf(role, tab);
  const tabSteps = value === 'dashboard' && detail.length === 0 ? [] : [value];
  return [base, ...[...tabSteps, ...detail].map(encodeURIComponent)].join('/') + formatQuery(query);
}

/** The tabs that list a veteran's own applications. */
export const ownApplicationTabs = {
  job: 'career',
  college: 'education',
  nonprofit: 'marketplace',
} as const satisfies Record<ApplicationKind, TabValue>;

/** A tab of a person who acts for themselves, or what is below it. */
export const ownTabHref = (
  { role }: Pick<PlatformPlace, 'role'>,
  tab: TabValue,
  detail: readonly string[] = [],
): string => shellHref({ role, tab, detail, query: { as: actingAsSelf } });

/** The list of everything that a person has sent. Null where each tab lists its own. */
export const applicationListHref = (at: PlatformPlace): string | null =>
  at.tabs?.includes('applications') ? ownTabHref(at, 'applications') : null;

/** The page of a person's own application. */
export const ownApplicationHref = (
  kind: ApplicationKind,
  id: string,
  at: Pick<PlatformPlace, 'role'> = { role: 'user' },
): string => ownTabHref(at, ownApplicationTabs[kind], ['application', id]);

/** Address after signing out of a chosen profile, with none chosen. */
export const signedOutHref = base + formatQuery({ role: signedOutRole });

/** Address after switching profiles: the same tab if the new role has it, else its dashboard, without open details. */
export const switchHref = (route: ShellRoute, role: Role): string =>
  shellHref({ role, tab: findTab(role, route.tab, tabsOf[role])?.value ?? 'dashboard', query: { role } });

/** Step of the path behind a tab; the application's id follows. A notification leads there as well. */
export const reviewStep = 'application';
