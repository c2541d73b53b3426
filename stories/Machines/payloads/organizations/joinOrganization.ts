import type { joinOrganizationMachine } from '@vetsync/machines/joinOrganization';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';
import { email } from '../../../support/account.ts';
import { memberships, offer } from '../../../support/organizations.ts';

export const payloads = payloadsOf<typeof joinOrganizationMachine>({
  events: {
    'session.changed': {
      schema: z.object({ isSignedIn: z.nullable(z.boolean()), email: z.string() }),
      ready: () => [
        { isSignedIn: true, email },
        { isSignedIn: false, email: '' },
      ],
    },
  },
  outputs: { loadOffer: () => [offer], accept: () => [{ membership: memberships[0]! }] },
});
