import type { newOrganizationMachine } from '@vetsync/machines/newOrganization';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';
import { organization } from '../../../support/organizations.ts';

export const payloads = payloadsOf<typeof newOrganizationMachine>({
  events: {
    'field.change': {
      schema: z.object({
        field: z.enum(['kind', 'name', 'website', 'about', 'contactEmail', 'phone', 'location', 'zip']),
        value: z.string(),
      }),
      ready: () => [
        { field: 'kind', value: 'hospital' },
        { field: 'name', value: 'Harbor Health' },
      ],
    },
  },
  outputs: {
    createOrganization: () => [{ organization }],
  },
});
