import type { secondFactorMachine } from '@vetsync/machines/secondFactor';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';
import { signInResponses } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof secondFactorMachine>({
  events: {
    'method.choose': {
      schema: z.object({ method: z.enum(['app', 'recovery']) }),
      ready: () => [{ method: 'app' }, { method: 'recovery' }],
    },
    'code.change': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: '123456' }],
    },
  },
  outputs: {
    answerChallenge: signInResponses,
  },
});
