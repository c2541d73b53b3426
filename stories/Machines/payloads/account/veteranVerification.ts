import type { veteranVerificationMachine } from '@vetsync/machines/veteranVerification';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof veteranVerificationMachine>({
  events: {
    'account.changed': {
      schema: z.object({ account: anObject }),
      ready: () => [{ account: { veteranVerified: true } }, { account: { veteranVerified: false } }],
    },
    'popup.message': {
      schema: z.object({ origin: z.string(), data: z.unknown() }),
      ready: ({ start }) => [{ origin: start?.domain ?? 'https://example.org', data: {} }],
    },
  },
  outputs: {
    startVerification: () => [
      { authUrl: 'https://example.org/verify', flow: 'flow-1', domain: 'https://example.org' },
    ],
    readVerified: () => [true, false],
  },
});
