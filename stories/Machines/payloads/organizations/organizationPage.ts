import type { organizationPageMachine } from '@vetsync/machines/organizationPage';
import { organizationFields } from '@vetsync/machines/organizations/model';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';
import { organization, loadedOrganization } from '../../../support/organizations.ts';

export const payloads = payloadsOf<typeof organizationPageMachine>({
  events: {
    'field.change': {
      schema: z.object({ field: z.enum(organizationFields), value: z.string() }),
      ready: () => [
        { field: 'about', value: 'Care for veterans.' },
        { field: 'zip', value: '2' },
      ],
    },
    'ending.nameChange': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: organization.name }],
    },
    'feed.crowded': {
      schema: z.object({ retryAfterSeconds: z.number() }),
      ready: () => [{ retryAfterSeconds: 30 }],
    },
  },
  outputs: {
    loadOrganization: () => [loadedOrganization],
    changeOrganization: () => [{ organization }],
  },
});
