import type { PortalRole } from '../../account/model/roles.ts';
import { parseQuery, formatQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import { organizationListingsHref } from '../../organizations/model/addresses.ts';
import { roleOfKind } from '../../organizations/model/kinds.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { TabValue } from '../../shell/model/navigation.ts';
import { applicationsPath } from './applicationFilters.ts';
import { inboxPath } from './inboxRoute.ts';
import type { Workspace } from './workspace.ts';

/**
 * The pages of an organization that its portal shows in tabs. `candidates`: who lets organizations find them;
 * `cases`: whoever was taken; `events`: the listings that are events; `calendars`: when providers can be booked; `referrals`: who was sent to the care
 * of others, or came from them.
 */
export type PortalPage =
  | 'applications'
  | 'calendars'
  | 'candidates'
  | 'cases'
  | 'events'
  | 'interviews'
  | 'listings'
  | 'messages'
  | 'network'
  | 'referrals'
  | 'report'
  | 'services';

/**
 * The tab of each page, in the order of the pages of one tab. Nobody applies to a hospital, so there is nothing to report
 * either.
 */
export const portalPageTabs: Readonly<Record<PortalRole, Readonly<Partial<Record<PortalPage, TabValue>>>>> = {
  recruiter: {
    applications: 'candidates',
    candidates: 'candidates',
    cases: 'candidates',
    interviews: 'interviews',
    listings: 'jobs',
    messages: 'messages',
    report: 'analytics',
  },
  university: {
    applications: 'applications',
    candidates: 'applications',
    interviews: 'applications',
    cases: 'students',
    listings: 'programs',
    messages: 'messages',
    report: 'reports',
  },
  hospital: {
    cases: 'patients',
    listings: 'departments',
    calendars: 'departments',
    messages: 'patients',
    candidates: 'patients',
    network: 'network',
    referrals: 'network',
  },
  nonprofit: {
    cases: 'participants',
    applications: 'participants',
    candidates: 'participants',
    interviews: 'participants',
    services: 'services',
    listings: 'programs',
    messages: 'community',
    events: 'community',
    report: 'reports',
  },
};

/** The pages of a tab in their order: the first is shown where the address names none. */
export const pagesOfTab = (role: PortalRole, tab: TabValue): readonly PortalPage[] =>
  (Object.keys(portalPageTabs[role]) as PortalPage[]).filter((page) => portalPageTabs[role][page] === tab);

/** Which page of its tab an address shows. */
export function pageShown(
  { role, tab }: Pick<OpenPortalTab, 'role' | 'tab'>,
  query: Query,
): PortalPage | null {
  const pages = pagesOfTab(role, tab);
  return pages.find((page) => page === query['show']) ?? pages[0] ?? null;
}
/** What the query says so that a tab shows one of its pages. */
const showing = (role: PortalRole, tab: TabValue, page: PortalPage): Query =>
  pagesOfTab(role, tab)[0] === page ? {} : { show: page };

/** A tab of an organization's portal. */
export interface OpenPortalTab {
  slug: string;
  role: PortalRole;
  tab: TabValue;
}

const pageAt = (path: string, slug: string): PortalPage | null => {
  const pages = {
    [applicationsPath(slug)]: 'applications',
    [inboxPath(slug)]: 'messages',
    [organizationListingsHref(slug)]: 'listings',
  } as const satisfies Record<string, PortalPage>;
  return new Map<string, PortalPage>(Object.entries(pages)).get(path) ?? null;
};

/** The address in the portal of what an organization's page shows. Pages that the portal doesn't show keep their address. */
export function portalHrefOf(href: string, { slug, role }: Omit<OpenPortalTab, 'tab'>): string {
  const [path = '', search = ''] = href.split('?');
  const page = pageAt(path, slug);
  return (page && portalPageHref(page, { slug, role }, parseQuery(search))) ?? href;
}

/** The query of an organization's page that shows what a tab's query asks for. */
export function pageSearchOf(search: string): string {
  const { as: _acting, show: _page, ...query } = parseQuery(search);
  return formatQuery(query);
}

/** Where the staff of an organization offer an applicant an interview; null before the organization is known, and if it has none. */
export const offerInterviewHref = (
  { workspace, slug }: { workspace: Workspace | null; slug: string },
  applicationId: string,
): string | null =>
  workspace &&
  portalPageHref(
    'interviews',
    { slug, role: roleOfKind[workspace.organization.kind] },
    { offer: `application:${applicationId}` },
  );

/** The address of a page in the portal; null if the portal has none. */
export function portalPageHref(
  page: PortalPage,
  { slug, role }: Omit<OpenPortalTab, 'tab'>,
  query: Query = {},
): string | null {
  const { [page]: tab } = portalPageTabs[role];
  return tab ? shellHref({ role, tab, query: { as: slug, ...showing(role, tab, page), ...query } }) : null;
}
