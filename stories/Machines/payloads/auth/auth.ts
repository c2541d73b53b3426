import { authFields } from '@vetsync/machines/account/model';
import type { authMachine } from '@vetsync/machines/auth';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';
import { email, signInResponses } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof authMachine>({
  events: {
    'tab.choose': {
      schema: z.object({ tab: z.enum(['signIn', 'signUp']) }),
      ready: () => [{ tab: 'signIn' }, { tab: 'signUp' }],
    },
    'field.change': {
      schema: z.object({ field: z.enum(authFields), value: z.string() }),
      ready: () => [
        { field: 'email', value: email },
        { field: 'password', value: 'a quiet river at dawn' },
        { field: 'fullName', value: 'Jordan Reyes' },
      ],
    },
    'location.changed': {
      schema: z.object({ tab: z.enum(['signIn', 'signUp']), returnTo: z.string() }),
      ready: () => [
        { tab: 'signIn', returnTo: '/' },
        { tab: 'signUp', returnTo: '/organizations/new' },
      ],
    },
  },
  outputs: {
    signIn: signInResponses,
  },
});
