import * as z from 'zod/mini';
import { createDiskSpaceCheck } from '../data/diskSpace.ts';
import { isMigrated, readMigrations } from '../data/migrate.ts';
import { AppError } from '../errors.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { requireMetricsAccess } from '../http/request/metricsAccess.ts';

const healthSchema = z.object({ status: z.literal('ok') });

/** Routes for monitoring. */
export const healthRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/healthz',
      access: 'any',
      summary: 'Whether the process is alive',
      responses: { 200: { description: 'Alive.', schema: healthSchema } },
    },
    () =>
      ({ json }) =>
        json({ status: 'ok' }, 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/readyz',
      access: 'any',
      summary: 'Whether the database is reachable, migrated and able to write',
      responses: {
        200: { description: 'Ready for requests.', schema: healthSchema },
        503: { description: '`database_away`, `not_migrated`, `disk_full` or `stopping`.' },
      },
    },
    ({ sql }) => {
      const migrations = readMigrations();
      const hasSpace = createDiskSpaceCheck(sql);
      return async ({ json }) => {
        if (!(await isMigrated(sql, migrations))) throw new AppError('not_migrated');
        if (!(await hasSpace())) throw new AppError('disk_full');
        return json({ status: 'ok' }, 200);
      };
    },
  ),
  defineRoute(
    {
      method: 'get',
      path: '/metrics',
      access: 'any',
      summary:
        'Measurements for Prometheus; for programs on the same machine, or with `Authorization: Bearer` and METRICS_TOKEN',
      responses: {
        200: { description: 'Prometheus text format.', schema: z.string(), contentType: 'text/plain' },
        401: { description: '`no_token`: this is not the token.' },
        404: { description: '`not_found`: another machine asks, and no token is set.' },
      },
    },
    ({ metrics: { registry }, config }) =>
      async ({ c }) => {
        requireMetricsAccess(c, config);
        return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
      },
  ),
] as const;
