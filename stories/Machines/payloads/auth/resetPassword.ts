import type { resetPasswordMachine } from '@vetsync/machines/resetPassword';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';
import { signInResponses } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof resetPasswordMachine>({
  events: {
    'password.change': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: 'a quiet river at dawn' }],
    },
  },
  outputs: {
    reset: signInResponses,
  },
});
