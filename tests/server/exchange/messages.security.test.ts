import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withScope } from '../../../server/data/scopes.ts';
import type { Scope } from '../../../server/data/scopes.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { factsAfter, sendCommand } from '../support/exchange.ts';
import { decide, lister } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join, organization, person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

let server: Server;
let ours: Lister;
let theirs: Lister;
let veteran: Person;
let threadId: string;
beforeAll(async () => {
  server = await accountServer();
  ours = await lister(server, 'job');
  theirs = await lister(server, 'job');
  veteran = await person(server);
  await factsAfter(server, veteran.cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: ours.id, text: 'Between us' },
  });
  const [thread] = await server.sql<{ id: string }[]>`select id from threads where user_id = ${veteran.id}`;
  threadId = thread!.id;
  await factsAfter(server, (await person(server)).cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: theirs.id, text: 'To others' },
  });
});
afterAll(() => server.close());

const messageTo = (payload: object) => {
  if ('threadId' in payload) return 'message.send';
  return 'organizationId' in payload ? 'message.toOrganization' : 'message.toApplicant';
};
const send = async ({ cookie }: { cookie: string }, payload: object, as?: string) =>
  (await sendCommand(server, cookie, { type: messageTo(payload), payload, ...(as && { as }) })).status;
const statusOf = async ({ cookie }: { cookie: string }, path: string) =>
  (await server.request(path, { headers: { Cookie: cookie } })).status;

describe('nobody else', () => {
  test('reads a conversation, not even an administrator', async () => {
    const administrator = { cookie: await server.signIn('admin') };
    for (const reader of [await person(server), theirs.owner, administrator]) {
      expect(await statusOf(reader, `/api/threads/${threadId}/messages`)).toBe(404);
      expect(await statusOf(reader, `/api/threads/${threadId}/messages?as=${ours.id}`)).toBe(404);
    }
    expect(await statusOf(theirs.owner, `/api/threads/${threadId}/messages?as=${theirs.id}`)).toBe(404);
    expect(await statusOf({ cookie: '' }, '/api/threads')).toBe(401);
  });

  test('writes in it', async () => {
    const text = 'Trust me';
    expect(await send(await person(server), { threadId, text })).toBe(404);
    expect(await send(theirs.owner, { threadId, text }, theirs.id)).toBe(404);
    expect(await send(theirs.owner, { threadId, text }, ours.id)).toBe(404);
    expect(await send(await join(server, ours, 'viewer'), { threadId, text }, ours.id)).toBe(403);
  });

  test('blocks or reads it for the person', async () => {
    const stranger = await person(server);
    for (const type of ['thread.block', 'thread.unblock', 'thread.read']) {
      for (const { cookie } of [stranger, ours.owner]) {
        expect((await sendCommand(server, cookie, { type, payload: { threadId } })).status).toBe(404);
      }
    }
  });
});

test('an organization writes to nobody who has neither written nor applied', async () => {
  const stranger = await person(server);
  expect(await send(ours.owner, { organizationId: stranger.id, text: 'Hello' }, ours.id)).toBe(404);
  expect(await send(ours.owner, { applicationId: stranger.id, text: 'Hello' }, ours.id)).toBe(404);
});

test('an organization knows a person by the name under which they wrote, not by a later one', async () => {
  const { cookie, id } = await person(server);
  const rename = (name: string) => server.sql`update users set full_name = ${name} where id = ${id}`;
  await rename('Sarah Johnson');
  await factsAfter(server, cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: ours.id, text: 'Hello' },
  });
  await rename('Sarah Miller');
  const answer = await server.request(`/api/threads?as=${ours.id}`, {
    headers: { Cookie: ours.owner.cookie },
  });
  const text = await answer.text();
  expect(text).toContain('Sarah Johnson');
  expect(text).not.toContain('Sarah Miller');
});

test('nobody writes to an organization that is not approved, or suspended', async () => {
  const waiting = await organization(server);
  expect(await send(veteran, { organizationId: waiting.id, text: 'Hello' })).toBe(404);
  const suspended = await lister(server, 'job');
  await decide(server, suspended, 'suspended');
  expect(await send(veteran, { organizationId: suspended.id, text: 'Hello' })).toBe(404);
});

test('a person starts a limited number of conversations within a day', async () => {
  const eager = await person(server);
  await server.sql`
    with many as (
      insert into organizations (kind, slug, status, name, name_skeleton, created_at, updated_at)
      select 'employer', 'limit-' || n, 'pending', 'Limit ' || n, 'limit' || n, now(), now() from generate_series(1, 20) n
      returning id
    )
    insert into threads (organization_id, id, user_id, created_at, last_at)
    select id, uuidv7(), ${eager.id}, now(), now() from many`;
  expect(await send(eager, { organizationId: ours.id, text: 'Hello' })).toBe(429);
});

test.each([
  ['empty', ''],
  ['blank', '   '],
  ['too long', 'x'.repeat(1_001)],
])('a message that is %s is refused', async (_name, text) => {
  expect(await send(veteran, { threadId, text })).toBe(422);
});

describe.each(['threads', 'messages'] as const)('%s without a where', (table) => {
  const organizationsIn = (scope: Scope) =>
    withScope(
      server.deps.sql,
      scope,
      (tx) => tx<{ id: string }[]>`select distinct organization_id as id from ${tx(table)}`,
    );
  test('show each side its own rows only', async () => {
    expect(await organizationsIn({ organizationId: ours.id })).toEqual([{ id: ours.id }]);
    expect(await organizationsIn({ organizationId: theirs.id })).toEqual([{ id: theirs.id }]);
    expect(await organizationsIn({ userId: veteran.id })).toEqual([{ id: ours.id }]);
  });
  test('show nothing to a stranger, an administrator or nobody', async () => {
    expect(await organizationsIn({ userId: (await person(server)).id })).toEqual([]);
    expect(await organizationsIn({ administration: true })).toEqual([]);
    expect(await organizationsIn({})).toEqual([]);
  });
});
