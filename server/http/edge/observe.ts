import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../env.ts';
import { HttpProblem } from '../errors/problem.ts';
import { setHeaders } from '../response/setHeaders.ts';

/** Maximum time until a response starts, in milliseconds. Longer than the database's own timeouts. */
const answerTimeoutMs = 20_000;
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const noStore = [['Cache-Control', 'no-store']] as const;

function timedOut(): HttpProblem {
  return new HttpProblem(503, 'timed_out', {
    detail: 'This took too long. Please try again in a moment.',
    headers: { 'Retry-After': '2' },
  });
}

/** Settles like `work`, but within `answerTimeoutMs`. */
function withTimeout(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timedOut()), answerTimeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Gives each request an id, and records one log line and one measurement for it: with the route's pattern, never the
 * path.
 */
export function observe({
  log,
  metrics,
  recentRequests,
  stopping,
}: Pick<Deps, 'log' | 'metrics' | 'recentRequests' | 'stopping'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const begun = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    setHeaders(c, [['X-Request-Id', requestId]]);
    if (c.req.path.startsWith('/api')) setHeaders(c, noStore);
    if (stopping.aborted) setHeaders(c, [['Connection', 'close']]);

    await withTimeout(next());

    const seconds = (performance.now() - begun) / 1000;
    const { row, problem } = c.var;
    const route = row?.path ?? (row === null ? 'site' : 'none');
    const method = methods.has(c.req.method) ? c.req.method : 'other';
    const { status } = c.res;
    metrics.requests.observe({ method, route, status }, seconds);
    recentRequests.record({ status, ms: seconds * 1000 });
    if (problem !== undefined) metrics.refusals.inc({ code: problem });
    c.var.log.info({ method, route, status, ms: Math.round(seconds * 1e4) / 10, problem }, 'request');
  });
}

/** Rejects new requests once the server starts to stop. The liveness check still succeeds. */
export const refuseWhenStopping = ({ stopping }: Pick<Deps, 'stopping'>) =>
  createMiddleware<AppEnv>((c, next) => {
    if (!stopping.aborted || c.req.path === '/healthz') return next();
    throw new HttpProblem(503, 'stopping', {
      detail: 'This server is being restarted. Please try again in a moment.',
      headers: { 'Retry-After': '2' },
    });
  });
