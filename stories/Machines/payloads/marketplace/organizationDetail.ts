import type { organizationDetailMachine } from '@vetsync/machines/organizationDetail';
import { sampleOrganizations } from '@vetsync/samples/marketplace';
import * as z from 'zod/mini';
import { seenAt } from '../../../support/leads.ts';
import { payloadsOf } from '../../parts/payloads.ts';

const [first] = sampleOrganizations(seenAt);

export const payloads = payloadsOf<typeof organizationDetailMachine>({
  events: {
    'location.changed': {
      schema: z.object({ slug: z.string() }),
      ready: ({ slug }) => [{ slug }, { slug: 'missing' }],
    },
  },
  outputs: { read: () => [{ organization: first! }] },
});
