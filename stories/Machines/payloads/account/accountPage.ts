import { accountSections } from '@vetsync/machines/account/model';
import type { accountPageMachine } from '@vetsync/machines/accountPage';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';
import { account } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof accountPageMachine>({
  events: {
    'methods.known': {
      schema: z.object({ methods: anObject }),
      ready: () => [{ methods: { verification: true } }, { methods: { verification: false } }],
    },
    'section.changed': {
      schema: z.object({
        section: z.enum(accountSections),
      }),
      ready: () => [
        { section: 'profile' },
        { section: 'security' },
        { section: 'devices' },
        { section: 'connected' },
      ],
    },
  },
  outputs: {
    loadAccount: () => [account],
  },
});
