import { emptyProfile, profileSchema } from '@vetsync/machines/profile/model';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { keepProfile, profileOf } from '../records/profiles.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { RouteContract } from '../http/contract.ts';
import type { AppEnv } from '../http/env.ts';
import { instantOf } from '../dates.ts';
import { validBody, validHeaders } from '../http/request/validate.ts';

/** Names a version of a profile in `ETag` and `If-Match`: when it was kept, or that it never was. */
const versionOf = (updatedAt: string | null) => `"${updatedAt ?? 'none'}"`;

const isVersion = (text: string) =>
  text === versionOf(null) || (/^".*"$/.test(text) && instantOf(text.slice(1, -1)) !== null);
/** `If-Match` as the `updatedAt` it stands for, null for a profile that was never kept; only as `ETag` wrote it. */
const profileHeaders = z.object({
  'If-Match': z.optional(
    z.pipe(
      z.string().check(z.refine(isVersion, 'Not a version of a profile')),
      z.transform((text: string) => (text === versionOf(null) ? null : text.slice(1, -1))),
    ),
  ),
});

export const profileContract: RouteContract[] = [
  {
    method: 'get',
    path: '/api/profile',
    access: 'user',
    summary: 'Your platform profile; before it was ever saved an empty one with your name',
    responses: { 200: { description: 'The profile; `ETag` names its version.', schema: profileSchema } },
  },
  {
    method: 'put',
    path: '/api/profile',
    access: 'user',
    summary: 'Keep your platform profile, the whole of it',
    headers: profileHeaders,
    body: profileSchema,
    responses: {
      200: { description: 'As it was kept.', schema: profileSchema },
      404: { description: '`not_found`: the account has just ended.' },
      409: {
        description: '`profile_changed`: it is no longer the version of `If-Match`. Nothing was stored.',
      },
    },
  },
];

export function profileRoutes({ sql, clock }: Pick<Deps, 'sql' | 'clock'>) {
  return new Hono<AppEnv>()
    .get('/api/profile', async (c) => {
      const { id, fullName } = c.var.session!.user;
      const stored = await profileOf(sql, id);
      c.header('ETag', versionOf(stored?.updatedAt ?? null));
      return c.json(stored?.profile ?? { ...emptyProfile, name: fullName ?? '' }, 200);
    })
    .put('/api/profile', validHeaders(profileHeaders), validBody(profileSchema), async (c) => {
      const { 'If-Match': basedOn } = c.req.valid('header');
      const change = { profile: c.req.valid('json'), basedOn, now: clock.now() };
      const kept = await keepProfile(sql, c.var.session!.user.id, change);
      if (kept.outcome === 'gone') throw new AppError('not_found');
      if (kept.outcome === 'changed') throw new AppError('profile_changed');
      c.header('ETag', versionOf(kept.stored.updatedAt));
      return c.json(kept.stored.profile, 200);
    });
}
