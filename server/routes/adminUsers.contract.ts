import {
  adminOverviewSchema,
  adminUserChangeSchema,
  adminUserSchema,
  adminUsersSchema,
} from '@vetsync/machines/admin/model';
import { roleSchema } from '@vetsync/machines/account/model';
import * as z from 'zod/mini';
import { cursorSchema, pageLimitSchema } from '../data/keyset.ts';
import type { RouteContract } from '../http/contract.ts';
import { proofRequired } from './responses.ts';

/** Longest text that is searched for, in UTF-16 code units. */
const searchMax = 200;

export const peopleQuery = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(searchMax, 'Search text too long'))),
  role: z.optional(roleSchema),
  cursor: z.optional(cursorSchema),
  limit: z.optional(pageLimitSchema),
});

const unknown = { 404: { description: '`not_found`: nobody has this id.' } };
const kept = {
  409: {
    description:
      '`last_administrator`: nobody would be left to administer. `own_account`: another administrator has to do this.',
  },
};

export const adminUsersContract: RouteContract[] = [
  {
    method: 'get',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Everybody with an account, newest first; `q` is part of an address or a name',
    query: peopleQuery,
    responses: { 200: { description: 'One page.', schema: adminUsersSchema } },
  },
  {
    method: 'patch',
    path: '/api/admin/users/{id}',
    access: 'admin',
    summary:
      'Change role or ban; at once, on live sessions and streams too. Who becomes an administrator signs in again',
    body: adminUserChangeSchema,
    responses: {
      200: { description: 'As it is now.', schema: adminUserSchema },
      ...proofRequired,
      ...unknown,
      ...kept,
    },
  },
  {
    method: 'delete',
    path: '/api/admin/users/{id}',
    access: 'admin',
    summary: 'End an account with everything that belongs to it',
    responses: { 204: { description: 'Gone.' }, ...proofRequired, ...unknown, ...kept },
  },
  {
    method: 'post',
    path: '/api/admin/users/{id}/sign-out',
    access: 'admin',
    summary: 'End every session of somebody',
    responses: { 204: { description: 'Signed out.' }, ...proofRequired, ...unknown },
  },
  {
    method: 'get',
    path: '/api/admin/overview',
    access: 'admin',
    summary: 'Counts, and how this server, its database and its mail are',
    responses: { 200: { description: 'The overview.', schema: adminOverviewSchema } },
  },
];
