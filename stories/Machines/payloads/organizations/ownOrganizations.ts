import type { ownOrganizationsMachine } from '@vetsync/machines/ownOrganizations';
import { payloadsOf } from '../../parts/payloads.ts';
import { memberships } from '../../../support/organizations.ts';

export const payloads = payloadsOf<typeof ownOrganizationsMachine>({
  outputs: { loadMemberships: () => [{ memberships }] },
});
