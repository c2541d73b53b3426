import type { recoverMachine } from '@vetsync/machines/recover';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';
import { email } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof recoverMachine>({
  events: {
    'email.change': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: email }],
    },
  },
});
