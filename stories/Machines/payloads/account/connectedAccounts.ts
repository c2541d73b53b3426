import type { connectedAccountsMachine } from '@vetsync/machines/connectedAccounts';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';
import { email } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof connectedAccountsMachine>({
  events: {
    'identity.link': {
      schema: z.object({ provider: z.literal('google') }),
      ready: () => [{ provider: 'google' }],
    },
    'identity.unlink': {
      schema: z.object({ provider: z.literal('google') }),
      ready: () => [{ provider: 'google' }],
    },
  },
  outputs: {
    link: () => [{ authUrl: 'https://example.org/authorize' }],
    loadIdentities: () => [
      { identities: [{ provider: 'google', email, linkedAt: '2026-10-01T09:00:00.000Z' }] },
      { identities: [] },
    ],
  },
});
