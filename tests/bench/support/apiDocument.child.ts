/**
 * Our server without a database, with a static file of the same size as its API document. Sends its port and that size.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { appRole, connect } from '../../../server/data/db.ts';
import { createDeps } from '../../../server/deps.ts';
import { createHttpServer } from '../../../server/http/httpServer.ts';
import { readSite } from '../../../server/http/pages/site.ts';
import { createMetrics } from '../../../server/metrics.ts';

const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
const deps = createDeps({
  config: { ...readConfig({ DATABASE_URL: databaseUrl }), rateLimits: false },
  sql: connect(databaseUrl, { role: appRole }),
  feedSql: connect(databaseUrl, { role: appRole }),
  log: pino({ level: 'info' }, pino.destination({ dest: '/dev/null', sync: false, minLength: 4_096 })),
  clock: { now: () => new Date() },
  metrics: createMetrics(),
  stopping: new AbortController().signal,
});
const { byteLength } = await (await createApp(deps).request('/api/openapi.json')).arrayBuffer();
const folder = mkdtempSync(join(tmpdir(), 'vetsync-bench-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html>');
writeFileSync(join(folder, 'static.json'), 'x'.repeat(byteLength));
const http = createHttpServer();
http.serve(createApp(deps, readSite(folder)));
process.send?.({ port: await http.listen(0, '127.0.0.1'), size: byteLength });
