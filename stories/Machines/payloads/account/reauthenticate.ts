import { proofMethods, roles } from '@vetsync/machines/account/model';
import type { reauthenticateMachine } from '@vetsync/machines/reauthenticate';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';
import { account } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof reauthenticateMachine>({
  events: {
    'method.choose': {
      schema: z.object({ method: z.enum(proofMethods) }),
      ready: () => [{ method: 'code' }, { method: 'password' }, { method: 'app' }, { method: 'recovery' }],
    },
    'secret.change': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: 'a quiet river at dawn' }, { value: '123456' }],
    },
    'proof.request': {
      schema: z.object({
        reason: z.enum(['sensitive', 'sessionEnded']),
        person: anObject,
        hasPassword: z.optional(z.boolean()),
      }),
      ready: () => [
        { reason: 'sensitive', person: account },
        { reason: 'sessionEnded', person: account, hasPassword: false },
      ],
    },
    'session.signedIn': {
      schema: z.object({
        user: anObject,
        role: z.enum(roles),
      }),
      ready: () => [{ user: account, role: 'user' }],
    },
    'session.userUpdated': {
      schema: z.object({
        user: anObject,
        role: z.enum(roles),
      }),
      ready: () => [{ user: account, role: 'user' }],
    },
  },
});
