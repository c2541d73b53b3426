import { Hono } from 'hono';
import * as z from 'zod/mini';
import { createDiskSpace } from '../data/diskSpace.ts';
import { isMigrated, readMigrations } from '../data/migrate.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { RouteContract } from '../http/contract.ts';
import type { AppEnv } from '../http/env.ts';
import { requireMetricsAccess } from '../http/request/metricsAccess.ts';

const healthSchema = z.object({ status: z.literal('ok') });
const ok: z.infer<typeof healthSchema> = { status: 'ok' };

export const healthContract: RouteContract[] = [
  {
    method: 'get',
    path: '/healthz',
    access: 'any',
    summary: 'Whether the process is alive',
    responses: { 200: { description: 'Alive.', schema: healthSchema } },
  },
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
];

export function healthRoutes({ sql, metrics, config }: Deps) {
  const migrations = readMigrations();
  const hasRoom = createDiskSpace(sql);
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json(ok))
    .get('/readyz', async (c) => {
      if (!(await isMigrated(sql, migrations))) {
        throw new AppError('not_migrated');
      }
      if (!(await hasRoom())) {
        throw new AppError('disk_full');
      }
      return c.json(ok);
    })
    .get('/metrics', async (c) => {
      requireMetricsAccess(c, config);
      return c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
    });
}
