import type { adminOrganizationsMachine } from '@vetsync/machines/adminOrganizations';
import { decisionStatuses, organizationStatuses } from '@vetsync/machines/organizations/model';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';
import { organization, reviewed } from '../../../support/organizations.ts';

const status = z.enum(organizationStatuses);

export const payloads = payloadsOf<typeof adminOrganizationsMachine>({
  events: {
    'status.choose': { schema: z.object({ status }), ready: () => [{ status: 'approved' }] },
    'organization.decide': {
      schema: z.object({ id: z.string(), status: z.enum(decisionStatuses) }),
      ready: () => [
        { id: organization.id, status: 'approved' },
        { id: organization.id, status: 'declined' },
      ],
    },
    'reason.change': { schema: z.object({ value: z.string() }), ready: () => [{ value: 'No website' }] },
    'location.changed': {
      schema: z.object({ route: z.object({ organizationStatus: status }) }),
      ready: () => [{ route: { organizationStatus: 'suspended' } }],
    },
  },
  outputs: { loadOrganizations: () => [{ organizations: reviewed(), nextCursor: null }] },
});
