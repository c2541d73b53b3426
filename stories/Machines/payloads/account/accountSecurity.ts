import type { accountSecurityMachine } from '@vetsync/machines/accountSecurity';
import * as z from 'zod/mini';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';
import { account, enrollment, recoveryCodes } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof accountSecurityMachine>({
  events: {
    'password.change': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: 'a quiet river at dawn' }],
    },
    'code.change': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: '123456' }],
    },
    'factor.turnOff': {
      schema: z.object({ id: z.string() }),
      ready: (context) => [{ id: idOf(context.account?.factors) }],
    },
    'account.changed': {
      schema: z.object({ account: anObject }),
      ready: () => [{ account }],
    },
  },
  outputs: {
    enroll: () => [enrollment],
    verifyFactor: () => [{ recoveryCodes }],
    renewCodes: () => [{ recoveryCodes }],
  },
});
