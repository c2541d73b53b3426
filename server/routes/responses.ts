import { signInAnswerSchema } from '@vetsync/machines/account/model';
import type { RouteContract } from '../http/contract.ts';

type Responses = RouteContract['responses'];

/** What each call answers that lets somebody in. */
export const signedIn = {
  200: {
    description:
      'Signed in; the session is in the cookie. Where a second factor is on: its challenge, and no cookie.',
    schema: signInAnswerSchema,
  },
  403: {
    description: '`cross_site`: not from our own pages. `banned`: this account has been closed to its owner.',
  },
} as const satisfies Responses;

/** What each call answers that mails something. */
export const accepted = {
  202: { description: 'Accepted; the same whether or not the address has an account.' },
} as const satisfies Responses;

/** What each call may answer that checks or sets a password. */
export const busy = {
  503: { description: '`busy`: too many passwords are being checked. Try again after Retry-After.' },
} as const satisfies Responses;
