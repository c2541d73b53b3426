import {
  authorizationSchema,
  googleLinkReturn,
  googleRefusals,
  identitiesSchema,
} from '@vetsync/machines/account/model';
import * as z from 'zod/mini';
import type { RouteContract } from '../http/contract.ts';
import { proofRequired } from './responses.ts';

export const googleQuery = z.object({ returnTo: z.optional(z.string()) });

const codes = googleRefusals.map((code) => `\`${code}\``).join(', ');

export const googleContract: RouteContract[] = [
  {
    method: 'get',
    path: '/api/auth/google',
    access: 'any',
    summary: 'Sign in with Google: to be opened by the browser itself',
    query: googleQuery,
    responses: {
      302: { description: 'On to Google, or to `/auth?google=` with one of the codes of the callback.' },
    },
  },
  {
    method: 'get',
    path: '/api/auth/google/callback',
    access: 'any',
    session: 'optional',
    summary: 'Where Google sends the browser back to',
    responses: {
      302: {
        description:
          'Signed in: on to `returnTo`. Where a second factor is on: to `/auth?mfa=` with its challenge. ' +
          `Else to \`/auth?google=\` with the reason: ${codes}. Linking ends at \`${googleLinkReturn}?google=\` with \`linked\` or the reason.`,
      },
    },
  },
  {
    method: 'get',
    path: '/api/auth/identities',
    access: 'user',
    summary: 'Accounts at identity providers that open this one',
    responses: { 200: { description: 'Those that are linked.', schema: identitiesSchema } },
  },
  {
    method: 'post',
    path: '/api/auth/identities/google/link',
    access: 'user',
    limit: 'providerFlow',
    summary: 'Link a Google account; needs a fresh proof',
    responses: {
      200: { description: 'Where the browser goes next.', schema: authorizationSchema },
      ...proofRequired,
      409: { description: '`already_linked`: there is a Google account; unlink that first.' },
      503: { description: '`not_configured`, or `provider_unavailable`: try again later.' },
    },
  },
  {
    method: 'delete',
    path: '/api/auth/identities/google',
    access: 'user',
    summary: 'Unlink the Google account; needs a fresh proof',
    responses: {
      204: { description: 'Unlinked.' },
      ...proofRequired,
      404: { description: '`not_found`: none is linked.' },
      409: {
        description:
          '`only_way_in`: the account has no password, and this server sends no mail that could bring a code. Choose a password first.',
      },
    },
  },
];
