import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { commandTypes } from '../../../machines/model/exchange/index.ts';
import type { TransactionSql } from '../../../server/data/db.ts';
import { withScope } from '../../../server/data/scopes.ts';
import type { Scope } from '../../../server/data/scopes.ts';
import { accountServer, signOut } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { factsAfter, followFacts, saveProgram, sendCommand, stateOf } from '../support/exchange.ts';
import { person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';
import { downloadOf } from '../support/personalData.ts';

let server: Server;
let url: string;
let one: Person;
let other: Person;
beforeAll(async () => {
  server = await accountServer();
  ({ url } = await server.listen());
  one = await person(server);
  other = await person(server);
  await factsAfter(server, one.cookie, saveProgram('Mine'));
  await factsAfter(server, other.cookie, saveProgram('Theirs'));
});
afterAll(() => server.close());

test.each(['/api/state', '/api/facts'])('%s answers nobody who is signed out', async (path) => {
  expect((await server.request(path)).status).toBe(401);
});
test('a command of nobody is refused', async () => {
  expect((await sendCommand(server, '', saveProgram('Any'))).status).toBe(401);
});
test('a command that waited in a browser is not carried out for the next person who signs in there', async () => {
  const left = await person(server);
  const secret = {
    type: 'record.save',
    by: left.id,
    payload: { record: { id: 'profile_draft', text: 'Mine' } },
  };
  const answer = await sendCommand(server, other.cookie, secret);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'no_session' });
  expect((await stateOf(server, other.cookie)).world.privateRecords).toEqual([]);
  expect((await sendCommand(server, left.cookie, secret)).status).toBe(200);
});
test('a command from another site is refused', async () => {
  const answer = await server.request('/api/commands', {
    method: 'POST',
    headers: { Cookie: one.cookie, 'sec-fetch-site': 'cross-site' },
    json: { id: crypto.randomUUID(), ...saveProgram('Forged') },
  });
  expect(answer.status).toBe(403);
});

describe('nobody decides on what they sent', () => {
  test.each(['job.decide', 'college.decide', 'nonprofit.decide', 'status.set', 'interview.change'])(
    '%s is no command of a person',
    async (type) => {
      expect(commandTypes).not.toContain(type);
      const payload = { applicationId: 'a', decision: 'hire', subject: 'Any' };
      expect((await sendCommand(server, one.cookie, { type, payload })).status).toBe(422);
    },
  );

  test.each([
    ['as sent by somebody else', { veteranId: 'anybody' }],
    ['with a status', { status: 'hired' }],
    ['that nobody has published', { application: { id: 'ABCD2345', jobTitle: 'Welder' } }],
  ])('an application %s is refused', async (_name, more) => {
    const payload = { listingId: one.id, ...more };
    expect((await sendCommand(server, one.cookie, { type: 'job.submit', payload })).status).toBe(422);
  });

  test.each([
    ['another sender', { from: 'recruiter' }],
    ["another sender's name", { fromName: 'Tech Corp' }],
    ['an answer that nobody wrote', { isSimulated: true }],
  ])('a message with %s is refused', async (_name, more) => {
    const payload = { organizationId: one.id, text: 'You are hired', ...more };
    expect((await sendCommand(server, one.cookie, { type: 'message.toOrganization', payload })).status).toBe(
      422,
    );
  });
});

const tables = ['worlds', 'world_items', 'commands', 'facts'] as const;

describe.each(tables)('%s without a where', (table) => {
  const rows = (scope: Scope) =>
    withScope(
      server.deps.sql,
      scope,
      (tx) => tx<{ id: string }[]>`select distinct user_id as id from ${tx(table)}`,
    );

  test("show a person's own rows only", async () => {
    expect(await rows({ userId: one.id })).toEqual([{ id: one.id }]);
    expect(await rows({ userId: other.id })).toEqual([{ id: other.id }]);
  });
  test('show nothing without a scope, to administrators or to an organization', async () => {
    expect(await rows({})).toEqual([]);
    expect(await rows({ administration: true })).toEqual([]);
    expect(await rows({ organizationId: one.id })).toEqual([]);
  });
  test("are not changed, deleted or added from another person's scope", async () => {
    const stranger = await person(server);
    const ofOthers = () => server.sql`
      select * from ${server.sql(table)} where user_id is distinct from ${stranger.id} order by 1, 2`;
    const before = await ofOthers();
    const tries: ((tx: TransactionSql) => PromiseLike<{ count: number }>)[] = [
      (tx) => tx`delete from ${tx(table)}`,
      (tx) => tx`update ${tx(table)} set user_id = ${other.id} where user_id = ${one.id}`,
    ];
    // Their world, which each account has.
    let own = (await rows({ userId: stranger.id })).length;
    expect(own).toBe(table === 'worlds' ? 1 : 0);
    for (const attempt of tries) {
      const changed = withScope(
        server.deps.sql,
        { userId: stranger.id },
        async (tx) => (await attempt(tx)).count,
      );
      await changed.then(
        (count) => expect(count).toBe(own),
        // Facts can't be changed at all.
        (error: Error) => expect(error.message).toBe('permission denied for table facts'),
      );
      // They have deleted it.
      own = 0;
    }
    expect(before).not.toEqual([]);
    expect(await ofOthers()).toEqual(before);
  });
});

test('a fact for somebody else is not stored', async () => {
  const forged = withScope(
    server.deps.sql,
    { userId: one.id },
    (tx) => tx`
      insert into facts (id, user_id, kind, subject, payload, at, command_id, version)
      values (uuidv7(), ${other.id}, 'programSaved', 'x', '{}', now(), uuidv7(), 9)`,
  );
  await expect(forged).rejects.toThrow('row-level security');
});

test('the stream ends when the person signs out', async () => {
  const { cookie } = await person(server);
  const stream = await followFacts(url, cookie);
  onTestFinished(stream.close);
  await signOut(server, cookie);
  await stream.until(({ isClosed }) => isClosed);
  expect(stream.events.at(-1)).toMatchObject({ event: 'end', data: '{"reason":"session"}' });
});

test('the download contains it all, and nobody else', async () => {
  const data = await downloadOf(server.deps.sql, one);
  expect(data['world_items']).toEqual([{ list: 'savedPrograms', item: { id: 'Mine', title: 'Mine' } }]);
  expect(data['facts']).toMatchObject([{ kind: 'programSaved', byYou: true }]);
  expect(JSON.stringify(data)).not.toContain('Theirs');
});

test('it goes with the account', async () => {
  const gone = await person(server);
  await factsAfter(server, gone.cookie, saveProgram('Private'));
  await server.sql`delete from users where id = ${gone.id}`;
  for (const table of tables) {
    expect(await server.sql`select from ${server.sql(table)} where user_id = ${gone.id}`).toHaveLength(0);
  }
});
