import { roles } from '../../account/model/roles.ts';
import type { Role } from '../../account/model/roles.ts';
import { organizationStatuses } from '../../organizations/model/status.ts';
import type { OrganizationStatus } from '../../organizations/model/status.ts';
import { reportStatuses } from '../../model/world/contacts.ts';
import type { ReportStatus } from '../../model/world/contacts.ts';
import { parseQuery, formatQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';

/** The tabs of `/admin-dashboard`. The first is the default. */
export const adminTabs = ['overview', 'users', 'organizations', 'reports'] as const;
export type AdminTab = (typeof adminTabs)[number];

/** Interval of reloading the open overview, in milliseconds. */
export const overviewRefreshMs = 30_000;

/** Filters of the users. An empty string and null mean no filter. */
export interface AdminUserFilters {
  /** Part of an email or a name. */
  q: string;
  role: Role | null;
}
export const noUserFilters: AdminUserFilters = { q: '', role: null };

export interface AdminRoute {
  tab: AdminTab;
  /** Of the users. */
  filters: AdminUserFilters;
  /** Of the organizations that are listed: those that wait, unless the URL names another. */
  status: OrganizationStatus;
  /** Of the reports that are listed: open ones, unless the URL names another status. */
  reports: ReportStatus;
}

/** Actions on a user that need a confirmation. */
export type AdminUserMenuAction =
  | { kind: 'role'; role: Role }
  | { kind: 'ban' }
  | { kind: 'unban' }
  | { kind: 'signOut' }
  | { kind: 'delete' };

export const isUserFiltered = ({ q, role }: AdminUserFilters) => q.trim() !== '' || role !== null;

/** The filters as query parameters of the API, without empty ones. */
export const adminUserQuery = ({ q, role }: AdminUserFilters): Query => ({
  ...(q.trim() && { q: q.trim() }),
  ...(role && { role }),
});

const named = <Value extends string>(values: readonly Value[], name: string | undefined): Value | null =>
  values.find((value) => value === name) ?? null;

/** `?tab=users&q=…&role=…` `?tab=organizations&status=…` or `?tab=reports&status=…`; invalid values are ignored. */
export function parseAdminRoute(search: string): AdminRoute {
  const { tab, q = '', role, status } = parseQuery(search);
  return {
    tab: named(adminTabs, tab) ?? adminTabs[0],
    filters: { q, role: named(roles, role) },
    status: named(organizationStatuses, status) ?? 'pending',
    reports: named(reportStatuses, status) ?? 'open',
  };
}

const queries: Readonly<Record<AdminTab, (route: Partial<AdminRoute>) => Query>> = {
  overview: () => ({}),
  users: ({ filters = noUserFilters }) => ({ tab: 'users', ...adminUserQuery(filters) }),
  organizations: ({ status = 'pending' }) => ({
    tab: 'organizations',
    ...(status !== 'pending' && { status }),
  }),
  reports: ({ reports = 'open' }) => ({ tab: 'reports', ...(reports !== 'open' && { status: reports }) }),
};

/** URL of a tab of the dashboard, with what the tab lists. */
export const adminHref = ({ tab, ...listed }: Pick<AdminRoute, 'tab'> & Partial<AdminRoute>) =>
  `/admin-dashboard${formatQuery(queries[tab](listed))}`;
