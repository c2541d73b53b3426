import type { accountProfileMachine } from '@vetsync/machines/accountProfile';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';
import { account, email } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof accountProfileMachine>({
  events: {
    'name.change': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: 'Dana Fields' }, { value: '' }],
    },
    'email.change': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: email }],
    },
    'account.changed': {
      schema: z.object({ account: anObject }),
      ready: () => [{ account }, { account: { ...account, fullName: 'Dana Fields' } }],
    },
    'methods.known': {
      schema: z.object({ methods: anObject }),
      ready: () => [{ methods: { verification: true } }, { methods: { verification: false } }],
    },
  },
});
