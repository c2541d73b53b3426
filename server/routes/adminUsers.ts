import { adminUserChangeSchema, adminUserPageSize } from '@vetsync/machines/admin/model';
import type { AdminOverview } from '@vetsync/machines/admin/model';
import { Hono } from 'hono';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { databaseHealth, overviewCounts } from '../records/overview.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from '../http/env.ts';
import { requireFreshProof } from '../http/request/freshProof.ts';
import { validBody, validQuery } from '../http/request/validate.ts';
import manifest from '../package.json' with { type: 'json' };
import { peopleQuery } from './adminUsers.contract.ts';

const uuid = z.uuid();

/** Id of the person that a call is about; what can't be one never reaches the database. */
function targetOf(c: Context<AppEnv, '/:id'>): string {
  const id = c.req.param('id').toLowerCase();
  if (!uuid.safeParse(id).success) throw new AppError('not_found');
  return id;
}

/** One line for each thing done to somebody: by ids, which say nothing outside of the database. */
function audit(c: Context<AppEnv>, target: string, done: object): void {
  c.var.log.info({ audit: { by: c.var.session?.user.id, target, ...done } }, 'administration');
}

export function adminUsersRoutes(deps: Deps) {
  const { sql, clock, sessions, accounts, people, mail, feed, feedLag, recentRequests } = deps;

  /** Nobody shuts themselves out by mistake: that is for another administrator to do. */
  async function refuseOwn(c: Context<AppEnv>, target: string): Promise<void> {
    if (c.var.session!.user.id !== target) return;
    throw (await people.hasOtherAdministrator(target))
      ? new AppError('own_account')
      : new AppError('last_administrator');
  }

  async function health(): Promise<AdminOverview['health']> {
    const hour = recentRequests.lastHour();
    const series = (name: 'requests' | 'errors' | 'p95Ms') =>
      hour.map((minute) => ({ at: minute.at.toISOString(), value: minute[name] }));
    return {
      startedAt: recentRequests.startedAt.toISOString(),
      version: manifest.version,
      ...(await databaseHealth(sql)),
      feedStreams: feed.streams(),
      feedLagSeconds: Math.round(feedLag.seconds()),
      memoryBytes: process.memoryUsage.rss(),
      requests: series('requests'),
      errors: series('errors'),
      p95Ms: series('p95Ms'),
    };
  }

  return new Hono<AppEnv>()
    .get('/api/admin/users', validQuery(peopleQuery), async (c) => {
      const { limit = adminUserPageSize, ...request } = c.req.valid('query');
      return c.json(await people.list({ ...request, limit }), 200);
    })
    .patch('/api/admin/users/:id', validBody(adminUserChangeSchema), async (c) => {
      requireFreshProof(c, deps);
      const target = targetOf(c);
      const change = c.req.valid('json');
      const demotes = change.role !== undefined && change.role !== 'admin';
      if (demotes || change.banned) await refuseOwn(c, target);
      const person = await people.change(target, change);
      if (!person) throw new AppError('not_found');
      audit(c, target, change);
      return c.json(person, 200);
    })
    .delete('/api/admin/users/:id', async (c) => {
      requireFreshProof(c, deps);
      const target = targetOf(c);
      await refuseOwn(c, target);
      if (!(await accounts.accountDeletion.remove(target))) throw new AppError('not_found');
      mail.wake();
      audit(c, target, { deleted: true });
      return c.body(null, 204);
    })
    .post('/api/admin/users/:id/sign-out', async (c) => {
      requireFreshProof(c, deps);
      const target = targetOf(c);
      if (!(await people.find(target))) throw new AppError('not_found');
      await sessions.endAll(target);
      audit(c, target, { signedOut: true });
      return c.body(null, 204);
    })
    .get('/api/admin/overview', async (c) => {
      const [counts, state] = await Promise.all([overviewCounts(sql, clock.now()), health()]);
      return c.json({ ...counts, health: state }, 200);
    });
}
