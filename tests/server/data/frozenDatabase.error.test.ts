import { readFileSync, readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createAccounts } from '../../../server/accounts/accounts.ts';
import { makeAdministrator } from '../../../server/accounts/people/administrators.ts';
import { systemClock } from '../../../server/clock.ts';
import { connect } from '../../../server/data/db.ts';
import { openEmbedded } from '../../../server/data/embedded/index.ts';
import { contract } from '../../../server/routes/routes.ts';
import { eachDataDir } from '../support/dataDir.ts';
import { startReady, until } from '../support/serverProcess.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const answerLimitMs = 5_000;
const { dataDir, postmasterPid } = eachDataDir({ filled: true });

/** A process and all its descendants. */
function family(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, parent = ''] = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
        return [{ pid: Number(name), parent: Number(parent) }];
      } catch {
        return [];
      }
    });
  const children = parents.filter(({ parent }) => parent === pid);
  return [pid, ...children.flatMap((child) => family(child.pid))];
}

/**
 * Signals the postmaster first, so that it can't start another process in between. A descendant
 * may end on its own between the listing and its signal, as an autovacuum worker does.
 */
function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
  const [postmaster, ...descendants] = family(postmasterPid());
  process.kill(postmaster!, name);
  for (const pid of descendants) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

const signs = { email: 'boss@vetsync.test', password: 'a quite good passphrase' };
const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

interface Answer {
  name: string;
  status: number;
  retryAfter: string | null;
  ms: number;
}

/** The response and its time. Disconnects when it starts, because a stream never ends. */
async function call(
  url: string,
  method: string,
  path: string,
  cookie: string,
  body?: object,
): Promise<Answer> {
  const begun = performance.now();
  const leave = new AbortController();
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, cookie },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: leave.signal,
  });
  const ms = performance.now() - begun;
  leave.abort();
  return {
    name: `${method} ${path}`,
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    ms,
  };
}

const bodies: Record<string, object> = {
  '/api/leads': { name: 'Frozen', email: 'frozen@example.org' },
  '/api/custom-solution-leads': { name: 'Frozen', email: 'frozen@example.org', organization: 'Org' },
  '/api/auth/sign-in': signs,
  '/api/auth/sign-up': { email: 'new@vetsync.test', password: 'a quite good passphrase' },
  '/api/auth/otp': { email: signs.email },
  '/api/auth/recover': { email: signs.email },
  '/api/auth/verify': { email: signs.email, code: '123456' },
};
/** A contract's path with example parameters. */
const path = (row: string) => row.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
/** Endpoints that don't use the database. */
const aside = new Set(['/healthz', '/metrics', '/api/openapi.json', '/api/docs']);

test('every call is answered in time while PostgreSQL is frozen and works again afterwards', async () => {
  const embedded = await openEmbedded(dataDir(), { serverUrl: null });
  const sql = connect(embedded.url, { statementTimeout: 0, max: 2 });
  await makeAdministrator(
    sql,
    createAccounts(sql, systemClock, { passwordMinLength: 6, rateLimits: false }),
    signs,
  );
  const server = await startReady({ environment: { DATABASE_URL: embedded.url } });
  const signedIn = await fetch(`${server.url}/api/auth/sign-in`, {
    method: 'POST',
    headers,
    body: JSON.stringify(signs),
  });
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((item) => item.split(';')[0])
    .join('; ');

  const everyCall = () =>
    contract.map((row) =>
      call(
        server.url,
        row.method.toUpperCase(),
        path(row.path),
        cookie,
        row.body || row.method === 'post' ? (bodies[row.path] ?? {}) : undefined,
      ),
    );
  const warmUp = () =>
    ['/readyz', '/healthz', '/metrics', '/api/leads', '/api/auth/session', '/api/docs'].map((one) =>
      call(server.url, 'GET', one, cookie),
    );
  const manyLeads = () =>
    Array.from({ length: 40 }, () =>
      call(server.url, 'POST', '/api/leads', '', { name: 'Frozen', email: 'frozen@example.org' }),
    );

  // Warm-up, because the first calls of a process are slow.
  await Promise.all(warmUp());

  signal('SIGSTOP');
  try {
    for (let wave = 0; wave < 3; wave += 1) {
      const answers = await Promise.all([...everyCall(), ...manyLeads()]);
      const alive = answers.filter(({ name }) => aside.has(name.split(' ')[1]!));
      expect(alive.map(({ status }) => status)).toEqual([...aside].map(() => 200));
      // If even a call without the database takes this long, the machine is slow, not PostgreSQL.
      const busyMs = Math.max(...alive.map(({ ms }) => ms));
      expect(answers.filter(({ ms }) => ms > answerLimitMs + busyMs)).toEqual([]);
      expect(answers.filter(({ status }) => status === 500)).toEqual([]);
      const refused = answers.filter(({ status }) => status === 503);
      expect(refused.filter(({ retryAfter }) => retryAfter === null)).toEqual([]);
      const names = new Set(refused.map(({ name }) => name));
      for (const name of [
        'GET /readyz',
        'POST /api/auth/sign-in',
        'POST /api/auth/sign-up',
        'GET /api/auth/session',
        'GET /api/auth/sessions',
        'POST /api/leads',
        'GET /api/leads',
        'GET /api/leads/events',
        'GET /api/leads/export.csv',
      ])
        expect(names).toContain(name);
    }
  } finally {
    signal('SIGCONT');
  }

  await until('it is ready again', async () => (await fetch(`${server.url}/readyz`)).ok, 60_000);
  const again = await call(server.url, 'POST', '/api/auth/sign-in', '', signs);
  expect(again.status).toBe(200);
  const stored = await call(server.url, 'POST', '/api/leads', '', { name: 'Thawed', email: 't@example.org' });
  expect(stored.status).toBe(201);
  expect(await sql`select from leads where name = 'Thawed'`).toHaveLength(1);
  // Of the calls that timed out, only the few that had been sent can be stored.
  const [row] = await sql<
    { count: number }[]
  >`select count(*)::int as count from leads where name = 'Frozen'`;
  expect(row!.count).toBeLessThanOrEqual(200);
  expect(await server.kill('SIGTERM')).toBe(0);
  await sql.end({ timeout: 1 });
  await embedded.close();
});
