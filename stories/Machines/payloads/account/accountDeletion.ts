import type { accountDeletionMachine } from '@vetsync/machines/accountDeletion';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';
import { email } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof accountDeletionMachine>({
  events: {
    'email.change': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: email }],
    },
    'organizations.end': {
      schema: z.object({ value: z.boolean() }),
      ready: () => [{ value: true }],
    },
  },
});
