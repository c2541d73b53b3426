import type {
  AdminOrganizationPageRequest,
  OrganizationDecisionCall,
} from '@vetsync/machines/admin/adminOrganizations';
import type { AdminDataChange } from '@vetsync/machines/admin/adminData';
import type { ReportDecisionCall, ReportPageRequest } from '@vetsync/machines/admin/adminReports';
import type { AdminUserAction, AdminUserPageRequest } from '@vetsync/machines/admin/adminUsers';
import { adminUserQuery, type AdminUser, type AdminUserChange } from '@vetsync/machines/admin/model';
import { parseResponse } from './response.ts';
import { api } from './calls.ts';

const one = api.admin.users[':id'];
const change = (id: string, json: AdminUserChange): Promise<AdminUser> =>
  parseResponse(one.$patch({ param: { id }, json }));

type MenuAction = AdminUserAction['action'];
const actions: {
  [Kind in MenuAction['kind']]: (
    id: string,
    action: Extract<MenuAction, { kind: Kind }>,
  ) => Promise<AdminUser | null>;
} = {
  role: (id, { role }) => change(id, { role }),
  ban: (id) => change(id, { banned: true }),
  unban: (id) => change(id, { banned: false }),
  signOut: (id) => parseResponse(one['sign-out'].$post({ param: { id } })).then(() => null),
  delete: (id) => parseResponse(one.$delete({ param: { id } })).then(() => null),
};

/** Calls for administrators. Each rejects with a `Problem`. */
export const admin = {
  loadOverview: () => parseResponse(api.admin.overview.$get()),
  loadUsers: ({ filters, cursor }: AdminUserPageRequest) =>
    parseResponse(api.admin.users.$get({ query: { ...adminUserQuery(filters), ...(cursor && { cursor }) } })),
  loadOrganizations: ({ status, item, cursor }: AdminOrganizationPageRequest) =>
    parseResponse(
      api.admin.organizations.$get({
        query: { ...(item ? { item } : { status }), ...(cursor && { cursor }) },
      }),
    ),
  decide: ({ id, decision }: OrganizationDecisionCall) =>
    parseResponse(api.admin.organizations[':id'].status.$post({ param: { id }, json: decision })),
  loadReports: ({ status, item, cursor }: ReportPageRequest) =>
    parseResponse(
      api.admin.reports.$get({ query: { status, ...(item && { item }), ...(cursor && { cursor }) } }),
    ),
  decideReport: ({ id, decision }: ReportDecisionCall) =>
    parseResponse(api.admin.reports[':id'].decision.$post({ param: { id }, json: decision })),
  loadData: () => parseResponse(api.admin.data.$get()),
  changeData: (asked: AdminDataChange) =>
    parseResponse(
      'back' in asked
        ? api.admin.data.back.$post({ json: asked.back })
        : api.admin.data.checks.$post({ json: asked.check }),
    ),
  /** Resolves with the updated user, or null after signing out or deleting. */
  act: ({ id, action }: AdminUserAction) =>
    (actions[action.kind] as (id: string, action: MenuAction) => Promise<AdminUser | null>)(id, action),
};
