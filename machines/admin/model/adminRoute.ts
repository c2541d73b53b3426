import { roles } from '../../account/model/roles.ts';
import type { Role } from '../../account/model/roles.ts';
import { readQuery, writeQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';

/** The parts of `/admin-dashboard`; the first is shown unless the address names another. */
export const adminTabs = ['overview', 'users'] as const;
export type AdminTab = (typeof adminTabs)[number];

/** How often the overview is read again while it is open, in milliseconds. */
export const overviewRefreshMs = 30_000;

/** Which users are listed. Empty text and null mean everybody. */
export interface AdminUserFilters {
  /** Part of an address or a name. */
  q: string;
  role: Role | null;
}
export const everyUser: AdminUserFilters = { q: '', role: null };

export interface AdminRoute {
  tab: AdminTab;
  filters: AdminUserFilters;
}

/** What an administrator may be about to do to a user. */
export type AdminUserQuestion =
  | { kind: 'role'; role: Role }
  | { kind: 'ban' }
  | { kind: 'unban' }
  | { kind: 'signOut' }
  | { kind: 'delete' };

export const isUserFiltered = ({ q, role }: AdminUserFilters) => q.trim() !== '' || role !== null;

/** The filters as a query of the API, without what is not set. */
export const adminUserQuery = ({ q, role }: AdminUserFilters): Query => ({
  ...(q.trim() && { q: q.trim() }),
  ...(role && { role }),
});

const named = <Value extends string>(values: readonly Value[], name: string | undefined): Value | null =>
  values.find((value) => value === name) ?? null;

/** `?tab=users&q=…&role=…`; what the address names wrongly counts as not named. */
export function adminRouteOf(search: string): AdminRoute {
  const { tab, q = '', role } = readQuery(search);
  return { tab: named(adminTabs, tab) ?? adminTabs[0], filters: { q, role: named(roles, role) } };
}

/** Address of a part of the dashboard; filters are those of the users. */
export const adminHref = ({ tab, filters }: AdminRoute) =>
  `/admin-dashboard${writeQuery(tab === 'users' ? { tab, ...adminUserQuery(filters) } : {})}`;
