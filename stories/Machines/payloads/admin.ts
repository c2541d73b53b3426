import { roles } from '@vetsync/machines/account/model';
import type { adminDataMachine } from '@vetsync/machines/admin/adminData';
import type { adminOrganizationsMachine } from '@vetsync/machines/admin/adminOrganizations';
import type { adminOverviewMachine } from '@vetsync/machines/admin/adminOverview';
import type { adminReportsMachine } from '@vetsync/machines/admin/adminReports';
import type { adminUsersMachine } from '@vetsync/machines/admin/adminUsers';
import { reportStatuses } from '@vetsync/machines/model/world';
import { decisionStatuses, organizationStatuses } from '@vetsync/machines/organizations/model';
import * as z from 'zod/mini';
import { factKinds } from '@vetsync/machines/admin/model';
import { adminData, rateFact } from '../../Screens/admin/adminData.ts';
import { reports } from '../../Screens/admin/reports.ts';
import { longUser, overview, sampleUsers } from '../../support/admin.ts';
import { organization, reviewed } from '../../support/organizations.ts';
import { idOf, payloadsOf } from '../parts/payloads.ts';

const status = z.enum(organizationStatuses);
const reportStatus = z.enum(reportStatuses);

export const payloads = {
  adminData: payloadsOf<typeof adminDataMachine>({
    events: {
      'kind.choose': { schema: z.object({ kind: z.enum(factKinds) }), ready: () => [{ kind: 'deadline' }] },
      'set.back': () => [{ source: 'wages', edition: '' }],
      'fact.check': () => [{ fact: rateFact.fact }],
      'amount.change': {
        schema: z.object({ value: z.nullable(z.number()) }),
        ready: () => [{ value: 1_050 }],
      },
      'page.change': () => [{ value: 'https://www.va.gov/rates' }],
    },
    outputs: { load: () => [adminData], store: () => [adminData] },
  }),
  adminOrganizations: payloadsOf<typeof adminOrganizationsMachine>({
    events: {
      'status.choose': { schema: z.object({ status }), ready: () => [{ status: 'approved' }] },
      'organization.decide': {
        schema: z.object({ id: z.string(), status: z.enum(decisionStatuses) }),
        ready: () => [
          { id: organization.id, status: 'approved' },
          { id: organization.id, status: 'declined' },
        ],
      },
      'reason.change': () => [{ value: 'No website' }],
      'location.changed': {
        schema: z.object({ route: z.object({ organizationStatus: status, item: z.nullable(z.string()) }) }),
        ready: () => [{ route: { organizationStatus: 'suspended', item: null } }],
      },
    },
    outputs: { loadOrganizations: () => [{ organizations: reviewed(), nextCursor: null }] },
  }),
  adminOverview: payloadsOf<typeof adminOverviewMachine>({
    outputs: {
      loadOverview: () => [overview],
    },
  }),
  adminReports: payloadsOf<typeof adminReportsMachine>({
    events: {
      'status.choose': { schema: z.object({ status: reportStatus }), ready: () => [{ status: 'acted' }] },
      'report.decide': {
        schema: z.object({ id: z.string(), status: z.enum(['dismissed', 'acted']) }),
        ready: (context) => [
          { id: idOf(context.reports), status: 'acted' },
          { id: idOf(context.reports), status: 'dismissed' },
        ],
      },
      'reason.change': () => [{ value: 'A scam' }],
      'location.changed': {
        schema: z.object({ route: z.object({ reportStatus, item: z.nullable(z.string()) }) }),
        ready: () => [{ route: { reportStatus: 'dismissed', item: null } }],
      },
    },
    outputs: { loadReports: () => [{ reports: [...reports], nextCursor: null }] },
  }),
  adminUsers: payloadsOf<typeof adminUsersMachine>({
    events: {
      'search.change': () => [{ q: 'housing' }],
      'filter.change': {
        schema: z.object({
          role: z.nullable(z.enum(roles)),
        }),
        ready: () => [{ role: null }, { role: 'user' }, { role: 'recruiter' }, { role: 'university' }],
      },
      'user.ask': ({ users }) => [
        { id: idOf(users), action: { kind: 'ban' } },
        { id: idOf(users), action: { kind: 'role', role: 'recruiter' } },
        { id: idOf(users), action: { kind: 'delete' } },
      ],
      'location.changed': ({ filters }) => [{ route: filters }, { route: { ...filters, q: 'jordan' } }],
    },
    outputs: {
      loadUsers: () => [
        { users: sampleUsers(3), nextCursor: null },
        { users: [], nextCursor: null },
      ],
      act: () => [longUser, null],
    },
  }),
};
