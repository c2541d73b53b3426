import { emptyProfile, profileSchema } from '@vetsync/machines/model';
import { Hono } from 'hono';
import { keepProfile, profileOf } from '../data/profiles.ts';
import type { Deps } from '../deps.ts';
import type { RouteContract } from '../http/contract.ts';
import type { AppEnv } from '../http/env.ts';
import { HttpProblem } from '../http/problem.ts';
import { validBody } from '../http/validate.ts';

export const profileContract: RouteContract[] = [
  {
    method: 'get',
    path: '/api/profile',
    access: 'user',
    summary: 'Your platform profile; before it was ever saved an empty one with your name',
    responses: { 200: { description: 'The profile.', schema: profileSchema } },
  },
  {
    method: 'put',
    path: '/api/profile',
    access: 'user',
    summary: 'Keep your platform profile, the whole of it',
    body: profileSchema,
    responses: {
      200: { description: 'As it was kept.', schema: profileSchema },
      404: { description: '`not_found`: the account has just ended.' },
    },
  },
];

export function profileRoutes({ sql, clock }: Pick<Deps, 'sql' | 'clock'>) {
  return new Hono<AppEnv>()
    .get('/api/profile', async (c) => {
      const { id, fullName } = c.var.session!.user;
      const profile = await profileOf(sql, id);
      return c.json(profile ?? { ...emptyProfile, name: fullName ?? '' }, 200);
    })
    .put('/api/profile', validBody(profileSchema), async (c) => {
      const profile = c.req.valid('json');
      if (!(await keepProfile(sql, c.var.session!.user.id, profile, clock.now()))) {
        throw new HttpProblem(404, 'not_found');
      }
      return c.json(profile, 200);
    });
}
