import type { oneTimeCodeMachine } from '@vetsync/machines/oneTimeCode';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';
import { email, signInResponses } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof oneTimeCodeMachine>({
  events: {
    'email.change': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: email }],
    },
    'code.change': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: '123456' }],
    },
  },
  outputs: {
    verify: signInResponses,
  },
});
