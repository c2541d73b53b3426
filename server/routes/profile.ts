import { emptyProfile, profileSchema } from '@vetsync/machines/profile/model';
import * as z from 'zod/mini';
import { instantOf } from '../data/dates.ts';
import { AppError } from '../errors.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { saveProfile, profileOf } from '../records/profiles.ts';

/** The version of a profile in `ETag` and `If-Match`: when it was saved, or that it never was. */
const versionOf = (updatedAt: string | null) => `"${updatedAt ?? 'none'}"`;

const isVersion = (text: string) =>
  text === versionOf(null) || (/^".*"$/.test(text) && instantOf(text.slice(1, -1)) !== null);
/** Parses `If-Match` to an `updatedAt`, null for a profile that was never saved. Accepts only what `ETag` contained. */
const profileHeaders = z.object({
  'If-Match': z.optional(
    z.pipe(
      z.string().check(z.refine(isVersion, 'Not a version of a profile')),
      z.transform((text: string) => (text === versionOf(null) ? null : text.slice(1, -1))),
    ),
  ),
});

/** The signed-in person's profile. */
export const profileRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/profile',
      access: 'user',
      summary: 'Your platform profile; before it was ever saved an empty one with your name',
      responses: { 200: { description: 'The profile; `ETag` names its version.', schema: profileSchema } },
    },
    ({ sql }) =>
      async ({ c, json, session }) => {
        const { id, fullName } = session.user;
        const stored = await profileOf(sql, id);
        c.header('ETag', versionOf(stored?.updatedAt ?? null));
        return json(stored?.profile ?? { ...emptyProfile, name: fullName ?? '' }, 200);
      },
  ),
  defineRoute(
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
    ({ sql, clock }) =>
      async ({ c, json, session, headers: { 'If-Match': basedOn }, body: profile }) => {
        const saved = await saveProfile(sql, session.user.id, { profile, basedOn, now: clock.now() });
        if (saved.outcome === 'gone') throw new AppError('not_found');
        if (saved.outcome === 'changed') throw new AppError('profile_changed');
        c.header('ETag', versionOf(saved.stored.updatedAt));
        return json(saved.stored.profile, 200);
      },
  ),
] as const;
