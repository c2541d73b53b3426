import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { clientNetwork } from '../request/clientIp.ts';
import type { RouteContract } from '../contract.ts';
import type { AppEnv } from '../env.ts';
import { HttpProblem } from '../errors/problem.ts';
import { sessionToken } from '../cookies/sessionCookie.ts';

/** Paths that are never a page of the site. */
const apart = /^\/(api|dev|healthz|readyz|metrics)(\/|$)/;
const streamTypes = new Set(['text/event-stream', 'text/csv']);

type Rows = Map<string, RouteContract>;

const streams = ({ responses }: RouteContract) => streamTypes.has(responses[200]?.contentType ?? '');

/** The rows of each path by upper case method; whoever may GET may also HEAD, but for what has no end. */
function byPath(contract: readonly RouteContract[]): Map<string, Rows> {
  const paths = new Map<string, Rows>();
  for (const row of contract) {
    const rows: Rows = paths.get(row.path) ?? new Map();
    rows.set(row.method.toUpperCase(), row);
    if (row.method === 'get' && !streams(row)) rows.set('HEAD', row);
    paths.set(row.path, rows);
  }
  return paths;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** A path of the contract as a pattern; `{name}` stands for one segment. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map(escaped)
      .join('[^/]+')}$`,
  );

/** Finds the rows of a request's path; null where no row names it. */
export function contractTable(contract: readonly RouteContract[]): (path: string) => Rows | null {
  const fixed = byPath(contract);
  const open = [...fixed]
    .filter(([path]) => path.includes('{'))
    .map(([path, rows]) => ({ pattern: patternOf(path), rows }));
  return (path) => fixed.get(path) ?? open.find(({ pattern }) => pattern.test(path))?.rows ?? null;
}

const methodProblem = (allowed: Iterable<string>) =>
  new HttpProblem(405, 'method_not_allowed', { headers: { Allow: [...allowed].join(', ') } });

/** The row of a request; null for a page of the site. Everything else is refused. */
function rowOf(find: ReturnType<typeof contractTable>, method: string, path: string): RouteContract | null {
  const rows = find(path);
  if (rows) {
    const row = rows.get(method);
    if (!row) throw methodProblem(rows.keys());
    return row;
  }
  if (apart.test(path)) throw new HttpProblem(404, 'not_found');
  if (method !== 'GET' && method !== 'HEAD') throw methodProblem(['GET', 'HEAD']);
  return null;
}

/**
 * Lets a call through to its handler only where the contract has a row for it and the caller is whom that row names.
 * Deny by default: a handler without a row can't be reached.
 */
export function access(contract: readonly RouteContract[], { config, sessions, limits }: Deps) {
  const find = contractTable(contract);

  async function sessionOf(c: Context<AppEnv>) {
    const token = sessionToken(c, sessions);
    if (token === null) return null;
    const session = await sessions.validate(token);
    if (session?.fresh) c.header('Set-Cookie', sessions.cookie(token), { append: true });
    return session;
  }

  return createMiddleware<AppEnv>(async (c, next) => {
    const row = rowOf(find, c.req.method, c.req.path);
    c.set('row', row);
    if (row?.access !== undefined && (row.access !== 'any' || row.session === 'optional')) {
      const session = await sessionOf(c);
      if (row.access !== 'any' && !session) {
        throw new AppError('no_session');
      }
      if (row.access === 'admin' && session?.user.role !== 'admin') {
        throw new HttpProblem(403, 'not_allowed', { detail: 'Only administrators may do this.' });
      }
      c.set('session', session);
    } else c.set('session', null);
    if (row?.limit && row.limitTakenBy !== 'handler')
      await limits.consume(row.limit, clientNetwork(c, config));
    await next();
  });
}
