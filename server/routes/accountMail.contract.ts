import { otpSchema, recoverSchema, resetSchema, verifySchema } from '@vetsync/machines/auth/model';
import type { RouteContract } from '../http/contract.ts';
import { accepted, busy, signedIn } from './responses.ts';

export const accountMailContract: RouteContract[] = [
  {
    method: 'post',
    path: '/api/auth/otp',
    access: 'any',
    limit: 'otp',
    limitTakenBy: 'handler',
    summary: 'Mail a six-digit code and a link to sign in with',
    body: otpSchema,
    responses: accepted,
  },
  {
    method: 'post',
    path: '/api/auth/verify',
    access: 'any',
    limit: 'verify',
    limitTakenBy: 'handler',
    summary: 'Sign in with a mailed code and its address, or with the token of a mailed link',
    body: verifySchema,
    responses: {
      ...signedIn,
      400: {
        description:
          '`invalid_code`: wrong, used, expired, not the newest or guessed at too often. `invalid_token`: unknown, used or expired.',
      },
      ...busy,
    },
  },
  {
    method: 'post',
    path: '/api/auth/recover',
    access: 'any',
    limit: 'recover',
    limitTakenBy: 'handler',
    summary: 'Mail a link to choose a new password with',
    body: recoverSchema,
    responses: accepted,
  },
  {
    method: 'post',
    path: '/api/auth/reset',
    access: 'any',
    summary: 'Set a new password with the token of a mailed link, end all sessions, and sign in',
    body: resetSchema,
    responses: {
      ...signedIn,
      400: { description: '`invalid_token`: unknown, used or expired.' },
      422: {
        description:
          '`invalid_input`, or `weak_password` with every reason in `errors`; the link is still good.',
      },
      ...busy,
    },
  },
];
