import {
  challengeCodeSchema,
  enrollmentSchema,
  enrollSchema,
  factorCodeSchema,
  recoveryCodesSchema,
} from '@vetsync/machines/account/model';
import type { RouteContract } from '../http/contract.ts';
import { proofRequired, signedIn } from './responses.ts';

const unknownFactor = { 404: { description: '`not_found`: no such authenticator app of yours.' } };

export const secondFactorContract: RouteContract[] = [
  {
    method: 'post',
    path: '/api/auth/mfa/factors',
    access: 'user',
    limit: 'secondFactor',
    summary: 'Begin to set up an authenticator app; it counts once a code of it is verified',
    body: enrollSchema,
    responses: {
      201: { description: 'What to set the app up with. Never to be read again.', schema: enrollmentSchema },
      ...proofRequired,
      409: { description: '`too_many_factors`.' },
      503: { description: '`not_configured`: not offered on this site.' },
    },
  },
  {
    method: 'post',
    path: '/api/auth/mfa/factors/{id}/verify',
    access: 'user',
    limit: 'secondFactor',
    summary: 'Turn an authenticator app on by a code of it; the first one brings the recovery codes',
    body: factorCodeSchema,
    responses: {
      200: {
        description: 'On. The recovery codes, never to be read again; none where another app was on already.',
        schema: recoveryCodesSchema,
      },
      400: {
        description: '`malformed_json`: not JSON in UTF-8. `invalid_code`: wrong, or not of this moment.',
      },
      ...unknownFactor,
      409: { description: '`too_many_factors`.' },
    },
  },
  {
    method: 'delete',
    path: '/api/auth/mfa/factors/{id}',
    access: 'user',
    summary: 'Take an authenticator app away; the recovery codes end with the last one',
    responses: { 204: { description: 'Gone.' }, ...proofRequired, ...unknownFactor },
  },
  {
    method: 'post',
    path: '/api/auth/mfa/recovery-codes',
    access: 'user',
    limit: 'secondFactor',
    summary: 'Ten new recovery codes; the old ones end',
    responses: {
      200: { description: 'The codes, never to be read again.', schema: recoveryCodesSchema },
      ...proofRequired,
      409: { description: '`second_factor_off`: there is no authenticator app.' },
    },
  },
  {
    method: 'post',
    path: '/api/auth/mfa/challenges/{id}/verify',
    access: 'any',
    limit: 'secondFactor',
    limitTakenBy: 'handler',
    summary: 'Finish signing in with a code of the authenticator app or a recovery code',
    body: challengeCodeSchema,
    responses: {
      ...signedIn,
      400: {
        description:
          '`malformed_json`: not JSON in UTF-8. `invalid_code`: wrong, or used already; try again. ' +
          '`invalid_challenge`: unknown, spent by wrong codes, or older than five minutes; sign in again.',
      },
      503: { description: '`not_configured`: codes of an app can not be checked; a recovery code can.' },
    },
  },
];
