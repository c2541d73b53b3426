import type { Context } from 'hono';
import { accountHeader } from '@vetsync/machines/account/model';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { clientNetwork } from '../request/clientIp.ts';
import type { RouteContract } from '../contract.ts';
import type { AppEnv } from '../env.ts';
import { HttpProblem } from '../errors/problem.ts';
import { sessionToken } from '../cookies/sessionCookie.ts';

/** Paths that are never pages of the site. */
const apart = /^\/(api|dev|healthz|readyz|metrics)(\/|$)/;
const streamTypes = new Set(['text/event-stream', 'text/csv']);

type Rows = Map<string, RouteContract>;

const streams = ({ responses }: RouteContract) => streamTypes.has(responses[200]?.contentType ?? '');

/** The routes of each path by upper-case method. GET also allows HEAD, except for streams. */
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
/** The regular expression of a contract's path. `{name}` matches one segment. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map(escaped)
      .join('[^/]+')}$`,
  );

/** Finds the routes of a request's path. Null if there are none. */
export function contractTable(contract: readonly RouteContract[]): (path: string) => Rows | null {
  const fixed = byPath(contract);
  const open = [...fixed]
    .filter(([path]) => path.includes('{'))
    .map(([path, rows]) => ({ pattern: patternOf(path), rows }));
  return (path) => fixed.get(path) ?? open.find(({ pattern }) => pattern.test(path))?.rows ?? null;
}

const methodProblem = (allowed: Iterable<string>) =>
  new HttpProblem(405, 'method_not_allowed', { headers: { Allow: [...allowed].join(', ') } });

/** The route of a request. Null for a page of the site. Everything else is rejected. */
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
 * Whether the page that makes a call shows the account of the session. In another tab, somebody else may have signed in since
 * it was opened, and what one person wrote must not be sent as another.
 */
function isOfPage(c: Context<AppEnv>, userId: string): boolean {
  const shown = c.req.header(accountHeader);
  return shown === undefined || shown.toLowerCase() === userId;
}

/**
 * Lets a request through to its handler only if a route allows its caller. Denies by default: a handler without a
 * contract can't be reached.
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
      if (row.access !== 'any' && !(session && isOfPage(c, session.user.id))) {
        throw new AppError('no_session');
      }
      if (row.access === 'admin' && session?.user.role !== 'admin') {
        throw new HttpProblem(403, 'not_allowed', { detail: 'Only administrators may do this.' });
      }
      c.set('session', session);
    } else c.set('session', null);
    if (row?.limit && row.limitCheckedBy !== 'handler')
      await limits.consume(row.limit, clientNetwork(c, config));
    await next();
  });
}
