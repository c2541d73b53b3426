import {
  accountChangeSchema,
  accountSchema,
  devicesSchema,
  newEmailSchema,
  reauthenticateSchema,
  signInAnswerSchema,
} from '@vetsync/machines/account/model';
import * as z from 'zod/mini';
import type { RouteContract } from '../http/contract.ts';
import { busy, proofRequired } from './responses.ts';

const account = { description: 'The account.', schema: accountSchema };

export const accountContract: RouteContract[] = [
  {
    method: 'get',
    path: '/api/auth/user',
    access: 'user',
    summary: 'Your account',
    responses: { 200: account },
  },
  {
    method: 'patch',
    path: '/api/auth/user',
    access: 'user',
    summary:
      'Change your name at once, your password, and your e-mail address as soon as the link mailed there is opened',
    body: accountChangeSchema,
    responses: {
      200: account,
      ...proofRequired,
      422: { description: '`invalid_input`, or `weak_password` with every reason in `errors`.' },
      ...busy,
    },
  },
  {
    method: 'post',
    path: '/api/auth/new-email',
    access: 'user',
    summary: 'Confirm your new address with the token of a mailed link',
    body: newEmailSchema,
    responses: {
      200: account,
      400: { description: '`invalid_token`: not yours, unknown, used or expired.' },
      409: { description: '`email_taken`: the address has got an account meanwhile.' },
    },
  },
  {
    method: 'post',
    path: '/api/auth/reauthenticate',
    access: 'user',
    summary: 'Prove again who you are, by password or mailed code; the session gets a new token',
    body: reauthenticateSchema,
    responses: {
      200: {
        description:
          'Proven; the new token is in the cookie. Where a second factor is on: its challenge, to be answered next.',
        schema: signInAnswerSchema,
      },
      400: { description: '`invalid_credentials` or `invalid_code`.' },
      403: {
        description:
          '`cross_site`: not from our own pages. `password_too_short`: right, and too short for an administrator.',
      },
      ...busy,
    },
  },
  {
    method: 'delete',
    path: '/api/auth/user',
    access: 'user',
    summary: 'Delete your account and everything we keep of you',
    responses: {
      204: { description: 'Deleted.' },
      ...proofRequired,
      409: { description: '`last_administrator`: nobody would be left to administer.' },
    },
  },
  {
    method: 'get',
    path: '/api/auth/user/export',
    access: 'user',
    summary: 'Download everything we keep of you: the rows of each table that holds any',
    responses: {
      200: {
        description: 'JSON, as a file.',
        schema: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      },
    },
  },
  {
    method: 'get',
    path: '/api/auth/sessions',
    access: 'user',
    summary: 'Where you are signed in, this session first',
    responses: { 200: { description: 'Your sessions.', schema: devicesSchema } },
  },
  {
    method: 'delete',
    path: '/api/auth/sessions/{id}',
    access: 'user',
    summary: 'End one of your sessions',
    responses: {
      204: { description: 'Ended.' },
      404: { description: '`not_found`: you have no such session.' },
    },
  },
];
