import { uuidSchema } from '../../system/model/uuidSchema.ts';
import { roles } from '../../account/model/roles.ts';
import type { Role } from '../../account/model/roles.ts';
import { organizationStatuses } from '../../organizations/model/status.ts';
import type { OrganizationStatus } from '../../organizations/model/status.ts';
import { reportStatuses } from '../../model/world/contacts.ts';
import type { ReportStatus } from '../../model/world/contacts.ts';
import { parseQuery, formatQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';

/** The tabs of `/admin-dashboard`. The first is the default. */
export const adminTabs = ['overview', 'users', 'organizations', 'reports', 'data'] as const;
export type AdminTab = (typeof adminTabs)[number];

/** How often the overview is reloaded while it is open, in milliseconds. */
export const overviewRefreshMs = 30_000;

/** Filters of the users. An empty string and null mean no filter. */
export interface AdminUserFilters {
  /** Search text: part of an email or a name. */
  q: string;
  role: Role | null;
}
export const noUserFilters: AdminUserFilters = { q: '', role: null };

export interface AdminRoute {
  tab: AdminTab;
  /** Filters of the list of users. */
  filters: AdminUserFilters;
  /** Status of the listed organizations. @default 'pending' */
  organizationStatus: OrganizationStatus;
  /** Status of the listed reports. @default 'open' */
  reportStatus: ReportStatus;
  /** Id of the only organization or report that is listed; null: all with the status. */
  item: string | null;
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

const oneOf = <Value extends string>(values: readonly Value[], name: string | undefined): Value | null =>
  values.find((value) => value === name) ?? null;

/** Parses `?tab=users&q=…&role=…`, `?tab=organizations&status=…` or `?tab=reports&status=…`. Invalid values are ignored. */
export function parseAdminRoute(search: string): AdminRoute {
  const { tab, q = '', role, status, item } = parseQuery(search);
  return {
    tab: oneOf(adminTabs, tab) ?? adminTabs[0],
    filters: { q, role: oneOf(roles, role) },
    organizationStatus: oneOf(organizationStatuses, status) ?? 'pending',
    reportStatus: oneOf(reportStatuses, status) ?? 'open',
    item: uuidSchema.safeParse(item).data ?? null,
  };
}

const queryOf: Readonly<Record<AdminTab, (route: Partial<AdminRoute>) => Query>> = {
  overview: () => ({}),
  users: ({ filters = noUserFilters }) => ({ tab: 'users', ...adminUserQuery(filters) }),
  organizations: ({ organizationStatus = 'pending', item }) => ({
    tab: 'organizations',
    ...(organizationStatus !== 'pending' && { status: organizationStatus }),
    ...(item && { item }),
  }),
  reports: ({ reportStatus = 'open', item }) => ({
    tab: 'reports',
    ...(reportStatus !== 'open' && { status: reportStatus }),
    ...(item && { item }),
  }),
  data: () => ({ tab: 'data' }),
};

/** URL of a tab of the dashboard, with the filters of that tab. */
export const adminHref = ({ tab, ...filters }: Pick<AdminRoute, 'tab'> & Partial<AdminRoute>) =>
  `/admin-dashboard${formatQuery(queryOf[tab](filters))}`;
