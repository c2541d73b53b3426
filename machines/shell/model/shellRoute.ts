import { roles } from '../../account/model/roles.ts';
import type { Role } from '../../account/model/roles.ts';
import type { ApplicationKind } from './applicationKinds.ts';
import { actingAsSelf } from './acting.ts';
import { accountVeteranTabs, tabAliases, tabsOf } from './navigation.ts';
import type { PlatformMode, Tab, TabValue } from './navigation.ts';
import { parsePath, parseQuery, formatQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import { routes } from './routes.ts';
import type { RouteName } from './routes.ts';

const bases: Readonly<Record<PlatformMode, string>> = { demo: '/demo/platform', account: '/platform' };
/** Entry URL of the demo. */
export const demoHref = bases.demo;

/** The tabs of a role. A signed-in veteran has those of the demo, and the messages of organizations. */
export const tabsIn = (mode: PlatformMode, role: Role): readonly Tab[] =>
  mode === 'account' && (role === 'user' || role === 'admin') ? accountVeteranTabs : tabsOf[role];

/** The tab of `role` with this name or alias, or null. */
export function findTab(role: Role, name: string, mode: PlatformMode = 'demo'): Tab | null {
  const tabs = tabsIn(mode, role);
  const named = (value: string | undefined) => tabs.find((item) => item.value === value);
  return named(name) ?? named(new Map(Object.entries(tabAliases[role])).get(name)) ?? null;
}

/** As {@link findTab}, but with the role's dashboard instead of null. */
export const tabOf = (role: Role, name: string, mode?: PlatformMode): Tab =>
  findTab(role, name, mode) ?? (tabsOf[role][0] as Tab);

interface ScreenRow {
  /** Role of the profile that sees it. */
  role: Role;
  /** Its tab, which is marked as current. */
  tab: TabValue;
  /** Whether it is a screen of its own. If not, it is another URL of the tab. */
  isStandalone: boolean;
}

/**
 * Demo screens with their own URL (platform spec, section 2, "Route table"). Each is displayed in the shell and belongs to
 * a tab. The five dashboards open the portal of their role.
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
  mode: PlatformMode;
  /** The demo screen with its own URL, or null. */
  screen: DemoScreen | null;
  /** The role in `?role=` or of the screen; null if the URL names none. */
  role: Role | typeof signedOutRole | null;
  /** As in the URL, possibly not a tab of the role. Empty for the dashboard. */
  tab: string;
  /** The decoded path segments after the tab: `['applications', 'a1b2']`. */
  detail: readonly string[];
  /** The query without `role`, for the tab's filters and the like. */
  query: Query;
}

/** The screen with a matching pattern. `:id` matches any one segment. */
function screenOf(path: string): DemoScreen | null {
  const steps = parsePath(path);
  const fits = (pattern: string) => {
    const parts = parsePath(pattern);
    return (
      parts.length === steps.length &&
      parts.every((part, index) => part.startsWith(':') || part === steps[index])
    );
  };
  const names = Object.keys(demoScreens) as DemoScreen[];
  return names.find((name) => fits(routes[name].pattern)) ?? null;
}

function roleOf(asked: string | undefined): ShellRoute['role'] {
  return roleNames.find((name) => name === asked) ?? null;
}

/** Parses a URL of the platform. `path` is without origin, `search` with or without its question mark. */
export function parseShellRoute(path: string, search = ''): ShellRoute {
  const steps = parsePath(path);
  const mode = steps[0] === 'demo' ? 'demo' : 'account';
  const { role: asked, ...query } = parseQuery(search);
  const role = mode === 'demo' ? roleOf(asked) : null;
  const screen = screenOf(path);
  if (!screen) {
    const [tab = '', ...detail] = steps.slice(mode === 'demo' ? 2 : 1);
    return { mode, screen, role, tab, detail, query };
  }
  const { tab, role: own } = demoScreens[screen];
  const isPortal = tab === 'dashboard';
  const detail = screen === 'demoOrganization' ? steps.slice(2) : [];
  return { mode, screen, role: isPortal ? own : (role ?? own), tab, detail, query };
}

/** Whether a path of this site belongs to the platform of `mode`. */
export const isPlatformPath = (mode: PlatformMode, path: string): boolean =>
  mode === 'demo' ? path === '/demo' || path.startsWith('/demo/') : /^\/platform(\/|$)/.test(path);

export interface ShellTarget {
  mode: PlatformMode;
  role: Role;
  /** A tab or an alias. */
  tab: string;
  detail?: readonly string[];
  query?: Query;
}

/** URL of a tab. Only the demo's URLs contain the role, because an account has just one. */
export function shellHref({ mode, role, tab, detail = [], query = {} }: ShellTarget): string {
  const { value } = tabOf(role, tab, mode);
  const tabSteps = value === 'dashboard' && detail.length === 0 ? [] : [value];
  const path = [bases[mode], ...[...tabSteps, ...detail].map(encodeURIComponent)].join('/');
  return path + formatQuery(mode === 'demo' ? { ...query, role } : query);
}

/**
 * URL of one thing of a tab, such as an organization. In the demo, `screen` shows it at its own URL,
 * `/demo/organization/{id}`; on the account platform, it is below the tab, at `{step}/{id}`.
 */
export function detailHref(
  at: Pick<ShellTarget, 'mode' | 'role'>,
  screen: DemoScreen,
  step: string,
  id: string,
  query: Query,
): string {
  const { tab, role: own } = demoScreens[screen];
  if (at.mode !== 'demo') return shellHref({ ...at, tab, detail: [step, id], query });
  const path = routes[screen].pattern.replace(':id', encodeURIComponent(id));
  // The screen belongs to one profile, so only other roles are in the query.
  return path + formatQuery(at.role === own ? query : { ...query, role: at.role });
}

/** The tabs that list a veteran's own applications. */
export const ownApplicationTabs = {
  job: 'career',
  college: 'education',
  nonprofit: 'marketplace',
} as const satisfies Record<ApplicationKind, TabValue>;

/** A tab of a person who acts for themselves, or what is below it. Nobody acts for an organization in the demo. */
export const ownTabHref = (
  at: Pick<ShellTarget, 'mode' | 'role'>,
  tab: TabValue,
  detail: readonly string[] = [],
): string => shellHref({ ...at, tab, detail, query: at.mode === 'account' ? { as: actingAsSelf } : {} });

/** The list of everything that a person has sent. Null in the demo, whose tabs list their own. */
export const applicationListHref = (at: Pick<ShellTarget, 'mode' | 'role'>): string | null =>
  findTab(at.role, 'applications', at.mode)?.value === 'applications' ? ownTabHref(at, 'applications') : null;

/** The page of a person's own application. */
export const ownApplicationHref = (
  kind: ApplicationKind,
  id: string,
  at: Pick<ShellTarget, 'mode' | 'role'> = { mode: 'account', role: 'user' },
): string => ownTabHref(at, ownApplicationTabs[kind], ['application', id]);

/** URL after signing out of the demo, with no profile chosen. */
export const signedOutHref = bases.demo + formatQuery({ role: signedOutRole });

/** URL after switching profiles: the same tab if the new role has it, else its dashboard, without open details. */
export const switchHref = (route: ShellRoute, role: Role): string =>
  shellHref({ mode: 'demo', role, tab: findTab(role, route.tab)?.value ?? 'dashboard' });

/** Step of the path behind a tab; the application's id follows. A notification leads there as well. */
export const reviewStep = 'application';
