import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { contract } from '../../../server/routes/routes.ts';
import type { RouteContract } from '../../../server/http/contract.ts';
import { accountServer, problemOf } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { applied, factsAfter, saveProgram, sendCommand } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { person } from '../support/organizations.ts';

// Thousands of calls, which are slow on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

/** Bodies for each route. More by BODY_RUNS. */
const numRuns = Number(process.env['BODY_RUNS'] ?? 40);

const lines: string[] = [];
let server: Server;
let employer: Lister;
/** Ids of what there is, so that a call reaches its statements. */
const known: string[] = [];
beforeAll(async () => {
  server = await accountServer({ config: { rateLimits: false }, onLog: (line) => lines.push(line) });
  employer = await lister(server, 'job');
  const listing = await published(server, employer);
  const applicant = await person(server);
  const { applicationId } = await applied(server, applicant, listing);
  const [sent] = await factsAfter(server, applicant.cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: employer.id, text: 'Hello' },
  });
  const [thread] = await server.sql<{ id: string }[]>`select id from threads`;
  known.push(employer.id, listing.id, applicationId, sent!.id, thread!.id, employer.owner.id);
});
afterAll(() => server.close());

/** A session of the organization's owner, because a call may have ended the last one. Nobody's password is known. */
async function owner(): Promise<string> {
  const { id, email } = employer.owner;
  await server.sql`update users set password_hash = null`;
  await server.sql`
    insert into organization_members (organization_id, user_id, role, joined_at)
    values (${employer.id}, ${id}, 'owner', now()) on conflict (organization_id, user_id) do update set role = 'owner'`;
  const { token } = await server.deps.sessions.begin({ id, email, fullName: null, role: 'user' } as never);
  return server.deps.sessions.cookie(token).split(';')[0] ?? '';
}

/** What a calendar, a conversion or a database may fail on, beside values that everything takes. */
const texts = () => [
  '',
  'One',
  ' ',
  'constructor',
  '__proto__',
  'toString',
  '\\',
  "'",
  '%_',
  '𝕏é\u0301ﬀ',
  'x'.repeat(300),
  'x'.repeat(4_000),
  'ann@example.org',
  '0000-01-01',
  '0001-01-01',
  '1900-01-01',
  '2999-12-31',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '2999-12-31T23:59:59Z',
  '2999-12-31T23:59:59-14:00',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-23:59',
  '23:59',
  'UTC',
  '10001',
  '9'.repeat(20),
  '-1',
  'NaN',
  randomUUID(),
  '00000000-0000-0000-0000-000000000000',
  ...known,
];
const numbers = [0, 1, -1, 0.5, 60, 2_000, 32_768, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER, 1e308];

interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  options?: readonly z.ZodMiniType[];
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  values?: readonly unknown[];
  entries?: Record<string, unknown>;
  items?: readonly z.ZodMiniType[];
}
const definitionOf = (schema: z.ZodMiniType) => schema.def as unknown as Definition;

/** Values of a schema, mostly those that it takes. */
function valuesOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const { type, shape, options, element, innerType, values, entries, items, ...rest } = definitionOf(schema);
  if (shape) {
    return fc
      .record(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, valuesOf(field)])))
      .map((value) =>
        Object.fromEntries(Object.entries(value as object).filter(([, one]) => one !== undefined)),
      );
  }
  if (options) return fc.oneof(...options.map(valuesOf));
  if (items) return fc.tuple(...items.map(valuesOf));
  if (element) return fc.array(valuesOf(element), { maxLength: 3 });
  if (type === 'optional') return fc.option(valuesOf(innerType!), { nil: undefined });
  if (type === 'nullable') return fc.option(valuesOf(innerType!));
  if (innerType) return valuesOf(innerType);
  if (type === 'pipe')
    return definitionOf(rest.in!).type === 'transform' ? fc.constant({}) : valuesOf(rest.in!);
  if (values) return fc.constantFrom(...values);
  if (entries) return fc.constantFrom(...Object.values(entries));
  if (type === 'boolean') return fc.boolean();
  const all: readonly unknown[] = type === 'number' || type === 'int' ? numbers : texts();
  const taken = all.filter((value) => schema.safeParse(value).success);
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...(taken.length > 0 ? taken : all)) },
    { weight: 1, arbitrary: fc.constantFrom(...all) },
  );
}

/** They end the session or the account with which the others are called. */
const ending = ['/api/auth/sign-out', '/api/auth/user', '/api/auth/sessions'];
const routes = contract.filter(
  ({ method, path, body }) => body !== undefined && !(method === 'delete' && ending.includes(path)),
);
const name = ({ method, path }: RouteContract) => `${method.toUpperCase()} ${path}`;

async function send(route: RouteContract, cookie: string, body: unknown) {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, of) => (of === 'listingId' ? known[1]! : employer.id));
  return server.request(path, {
    method: route.method.toUpperCase(),
    headers: { Cookie: cookie, 'If-Match': '"1"' },
    json: body,
  });
}

test('some routes take bodies', () => expect(routes.length).toBeGreaterThan(30));

describe('no value that a schema takes makes the server fail:', () => {
  test.each(routes.map((route) => [name(route), route] as const))('%s', async (_name, route) => {
    const cookies = [await owner(), await server.signIn('admin')];
    await server.sql`update users set password_hash = null`;
    const failed: string[] = [];
    const bodies = fc.sample(valuesOf(route.body!), { numRuns, seed: 35 });
    for (const body of bodies) {
      for (const cookie of cookies) {
        const { status } = await send(route, cookie, body);
        if (status >= 500 && status !== 503)
          failed.push(`${status}: ${JSON.stringify(body).slice(0, 1_000)}`);
      }
    }
    expect(failed).toEqual([]);
    // Nor does the floor answer what a schema should have refused.
    const fallen = lines.filter((line) => /"code":"22\w{3}"/.test(line));
    expect(fallen).toEqual([]);
  });
});

describe('a listing', () => {
  test.each([
    ['startsAt', '0000-01-01T00:00:00Z'],
    ['startsAt', '0001-01-01T00:00:00+14:00'],
    ['startsAt', '9999-12-31T23:59:59-14:00'],
    ['closesOn', '0000-01-01'],
    ['closesOn', '9999-12-31'],
  ])('has no %s in %s', async (field, value) => {
    const answer = await server.request(`/api/organizations/${employer.id}/listings`, {
      method: 'POST',
      headers: { Cookie: await owner() },
      json: { kind: field === 'startsAt' ? 'event' : 'job', title: 'Open yard', [field]: value },
    });
    expect(answer.status).toBe(422);
  });

  test('can close on the last day of the last year', async () => {
    const { status } = await server.request(`/api/organizations/${employer.id}/listings`, {
      method: 'POST',
      headers: { Cookie: await owner() },
      json: { kind: 'job', title: 'Open yard', closesOn: '2999-12-31' },
    });
    expect(status).toBe(201);
  });
});

test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00', '3000-01-01T00:00:00Z'])(
  'notifications are not read until %s',
  async (until) => {
    const command = { type: 'staffNotification.readAll', as: employer.id, payload: { until } };
    expect((await sendCommand(server, await owner(), command)).status).toBe(422);
  },
);

test('a notification of the staff has an id', async () => {
  const command = { type: 'staffNotification.read', as: employer.id, payload: { notificationId: 'no id' } };
  expect((await sendCommand(server, await owner(), command)).status).toBe(422);
});

test.each(['constructor', '__proto__'])('a column %s of a file of jobs is unknown', async (column) => {
  const answer = await server.request(`/api/organizations/${employer.id}/listings.csv`, {
    method: 'POST',
    headers: { Cookie: await owner(), 'Content-Type': 'text/csv' },
    body: `title,${column}\nWelder,x\n`,
  });
  expect(answer.status).toBe(422);
  expect(JSON.stringify(await answer.json())).toContain(column);
});

test('a value that only the database refuses is not valid either, and the log says so', async () => {
  const { cookie } = await person(server);
  await server.sql`
    create function refuse() returns trigger language plpgsql as $$
      begin raise 'out of range' using errcode = 'numeric_value_out_of_range'; end $$`;
  await server.sql`create trigger refuse before insert on world_items for each row execute function refuse()`;
  const answer = await sendCommand(server, cookie, saveProgram('Physics'));
  await server.sql`drop function refuse cascade`;
  expect(answer.status).toBe(422);
  expect(await problemOf(answer)).toBe('invalid_input');
  expect(lines.filter((line) => line.includes('"22003"'))).not.toEqual([]);
  expect((await sendCommand(server, cookie, saveProgram('Physics'))).status).toBe(200);
});
