import type { confirmEmailMachine } from '@vetsync/machines/confirmEmail';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';
import { email, signInResponses } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof confirmEmailMachine>({
  events: {
    'email.change': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: email }],
    },
    'password.change': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: 'a quiet river at dawn' }],
    },
  },
  outputs: {
    confirm: signInResponses,
  },
});
