import {
  adminOverviewSchema,
  adminUserChangeSchema,
  adminUserPageSize,
  adminUserSchema,
  adminUsersSchema,
} from '@vetsync/machines/admin/model';
import { roleSchema } from '@vetsync/machines/account/model';
import type { AdminOverview } from '@vetsync/machines/admin/model';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { cursorSchema, pageLimitSchema } from '../../data/keyset.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { defineRoute } from '../../http/defineRoute.ts';
import type { AppEnv } from '../../http/env.ts';
import manifest from '../../package.json' with { type: 'json' };
import { databaseHealth, overviewCounts } from '../../records/overview.ts';
import { rowId } from '../params.ts';

/** Maximum length of a search text, in UTF-16 code units. */
const searchMax = 200;

const peopleQuery = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(searchMax, 'Search text too long'))),
  role: z.optional(roleSchema),
  cursor: z.optional(cursorSchema),
  limit: z.optional(pageLimitSchema),
});

const notFoundResponse = { 404: { description: '`not_found`: no one has this id.' } };
const lastAdministratorResponse = {
  409: {
    description:
      '`last_administrator`: no one would be left to administer. `own_account`: another administrator has to do this. ' +
      '`only_owner`, of a deletion: colleagues in an organization would be left without an owner.',
  },
};

/** One log line per change to an account, with ids, which reveal nothing outside of the database. */
function audit(c: Context<AppEnv>, target: string, done: object): void {
  c.var.log.info({ audit: { by: c.var.session?.user.id, target, ...done } }, 'administration');
}

/** Prevents administrators from locking themselves out by mistake. Another administrator has to do that. */
async function refuseOwn({ people }: Deps, userId: string, target: string): Promise<void> {
  if (userId !== target) return;
  throw new AppError((await people.hasOtherAdministrator(target)) ? 'own_account' : 'last_administrator');
}

async function health({
  sql,
  feed,
  feedLag,
  recentRequests,
  assistant,
}: Deps): Promise<AdminOverview['health']> {
  const hour = recentRequests.lastHour();
  const series = (name: 'requests' | 'errors' | 'p95Ms') =>
    hour.map((minute) => ({ at: minute.at.toISOString(), value: minute[name] }));
  return {
    startedAt: recentRequests.startedAt.toISOString(),
    version: manifest.version,
    ...(await databaseHealth(sql)),
    feedStreams: feed.streams(),
    feedLagSeconds: Math.round(feedLag.seconds()),
    assistant: { ...assistant.about, isResting: assistant.isResting() },
    memoryBytes: process.memoryUsage.rss(),
    requests: series('requests'),
    errors: series('errors'),
    p95Ms: series('p95Ms'),
  };
}

/** Routes for administrators. */
export const adminUsersRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/admin/users',
      access: 'admin',
      summary: 'Everyone with an account, newest first; `q` is part of an address or a name',
      query: peopleQuery,
      responses: { 200: { description: 'One page.', schema: adminUsersSchema } },
    },
    ({ people }) =>
      async ({ json, query: { limit = adminUserPageSize, ...request } }) =>
        json(await people.list({ ...request, limit }), 200),
  ),
  defineRoute(
    {
      method: 'patch',
      path: '/api/admin/users/{id}',
      access: 'admin',
      proof: 'fresh',
      params: rowId,
      summary:
        'Change role or ban; at once, on live sessions and streams too. Who becomes an administrator signs in again',
      body: adminUserChangeSchema,
      responses: {
        200: { description: 'As it is now.', schema: adminUserSchema },
        ...notFoundResponse,
        ...lastAdministratorResponse,
      },
    },
    (deps) =>
      async ({ c, json, session, params: { id }, body: change }) => {
        const demotes = change.role !== undefined && change.role !== 'admin';
        if (demotes || change.banned) await refuseOwn(deps, session.user.id, id);
        const person = await deps.people.change(id, change);
        if (!person) throw new AppError('not_found');
        audit(c, id, change);
        return json(person, 200);
      },
  ),
  defineRoute(
    {
      method: 'delete',
      path: '/api/admin/users/{id}',
      access: 'admin',
      proof: 'fresh',
      params: rowId,
      summary: 'End an account with everything that belongs to it',
      responses: { 204: { description: 'Gone.' }, ...notFoundResponse, ...lastAdministratorResponse },
    },
    (deps) =>
      async ({ c, session, params: { id } }) => {
        await refuseOwn(deps, session.user.id, id);
        if (!(await deps.accountDeletion.remove(id))) throw new AppError('not_found');
        deps.mail.wake();
        audit(c, id, { deleted: true });
        return c.body(null, 204);
      },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/admin/users/{id}/sign-out',
      access: 'admin',
      proof: 'fresh',
      params: rowId,
      summary: 'End every session of a person',
      responses: { 204: { description: 'Signed out.' }, ...notFoundResponse },
    },
    ({ people, sessions }) =>
      async ({ c, params: { id } }) => {
        if (!(await people.find(id))) throw new AppError('not_found');
        await sessions.endAll(id);
        audit(c, id, { signedOut: true });
        return c.body(null, 204);
      },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/admin/overview',
      access: 'admin',
      summary: 'Counts, and how this server, its database and its mail are',
      responses: { 200: { description: 'The overview.', schema: adminOverviewSchema } },
    },
    (deps) =>
      async ({ json }) => {
        const [counts, state, questions] = await Promise.all([
          overviewCounts(deps.sql, deps.clock.now()),
          health(deps),
          deps.assistant.counts(),
        ]);
        return json({ ...counts, questions, health: state }, 200);
      },
  ),
] as const;
