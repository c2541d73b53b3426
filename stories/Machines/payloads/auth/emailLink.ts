import type { emailLinkMachine } from '@vetsync/machines/emailLink';
import { payloadsOf } from '../../parts/payloads.ts';
import { signInResponses } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof emailLinkMachine>({
  outputs: {
    verify: signInResponses,
  },
});
