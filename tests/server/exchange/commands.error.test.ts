import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { worldListMax } from '../../../machines/model/exchange/index.ts';
import { connect, appRole } from '../../../server/data/db.ts';
import { deleteOldFacts, factRetentionMs } from '../../../server/exchange/retention.ts';
import { accountServer, problemOf } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { feedSettled } from '../support/eventStream.ts';
import { applied, factsAfter, followFacts, saveProgram, sendCommand, stateOf } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import { person } from '../support/organizations.ts';

let server: Server;
let url: string;
beforeAll(async () => {
  server = await accountServer();
  ({ url } = await server.listen());
});
afterAll(() => server.close());

describe('a command is refused', () => {
  test('if its id stood for something else', async () => {
    const { cookie } = await person(server);
    const id = randomUUID();
    await factsAfter(server, cookie, { id, ...saveProgram('Physics') });
    const answer = await sendCommand(server, cookie, { id, ...saveProgram('Chemistry') });
    expect(answer.status).toBe(422);
    expect(await problemOf(answer)).toBe('idempotency_key_reused');
    expect((await stateOf(server, cookie)).world.savedPrograms).toHaveLength(1);
  });

  test.each([
    ['without an id', { id: '', ...saveProgram('Law') }, 'id'],
    ['of an unknown type', { type: 'world.reset', payload: {} }, 'type'],
    ['without what it is about', { type: 'program.save', payload: {} }, 'payload.program'],
    ['with an unknown field', { type: 'program.forget', payload: { programId: 'a', of: 'b' } }, 'payload'],
    ['with a text that is too long', saveProgram('x'.repeat(201), 'id'), 'payload.program.title'],
    ['for nobody in particular', { type: 'event.remove', payload: { eventId: '' } }, 'payload.eventId'],
  ])('%s, which its field says', async (_name, command, path) => {
    const { cookie } = await person(server);
    const answer = await sendCommand(server, cookie, command);
    expect(answer.status).toBe(422);
    const { code, errors } = (await answer.json()) as { code: string; errors: { path: string }[] };
    expect(code).toBe('invalid_input');
    expect(errors.map((error) => error.path)).toContain(path);
    expect((await stateOf(server, cookie)).version).toBe(0);
  });

  test.each(['world_items', 'messages', 'facts', 'mail_outbox'])(
    'if %s, which are stored together with the commit, fail, and nothing is stored until it is sent again',
    async (table) => {
      const employer = await lister(server, 'job');
      const { cookie, id: userId } = await person(server);
      await server.sql`
        create function fail() returns trigger language plpgsql as $$ begin raise 'no room for a row'; end $$`;
      await server.sql`
        create trigger fail before insert on ${server.sql(table)} for each row execute function fail()`;
      const release = () => server.sql`drop function if exists fail cascade`;
      onTestFinished(async () => void (await release()));

      const command = {
        id: randomUUID(),
        type: 'message.toOrganization',
        payload: { organizationId: employer.id, text: 'Good morning' },
      };
      expect((await sendCommand(server, cookie, command)).status).toBe(500);
      const stored = async () => {
        const [row] = await server.sql`
          select (select count(*)::int from commands where user_id = ${userId}) as commands,
            (select count(*)::int from messages where author_id = ${userId}) as messages,
            (select count(*)::int from threads where user_id = ${userId}) as threads,
            (select count(*)::int from facts where actor_id = ${userId}) as facts`;
        return row;
      };
      expect(await stored()).toEqual({ commands: 0, messages: 0, threads: 0, facts: 0 });
      expect((await stateOf(server, cookie)).version).toBe(0);

      await release();
      expect(await factsAfter(server, cookie, command)).toHaveLength(1);
      expect(await stored()).toEqual({ commands: 1, messages: 1, threads: 1, facts: 2 });
    },
  );

  test('as late if a row was, although what was sent after it failed otherwise', async () => {
    const employer = await lister(server, 'job');
    const listing = await published(server, employer);
    const { cookie } = await person(server);
    const { applicationId } = await applied(server, { cookie }, listing);
    const before = await stateOf(server, cookie);
    await server.sql`
      create function be_late() returns trigger language plpgsql as $$
        begin raise 'too late' using errcode = 'query_canceled'; end $$`;
    await server.sql`create trigger be_late before insert on world_items for each row execute function be_late()`;
    const release = () => server.sql`drop function if exists be_late cascade`;
    onTestFinished(async () => void (await release()));

    const withdrawal = { id: randomUUID(), type: 'application.withdraw', payload: { applicationId } };
    const message = {
      type: 'message.toOrganization',
      payload: { organizationId: employer.id, text: 'Hello' },
    };
    for (const command of [withdrawal, message]) {
      const answer = await sendCommand(server, cookie, command);
      expect(answer.status).toBe(503);
      expect(await problemOf(answer)).toBe('database_slow');
    }
    expect(await stateOf(server, cookie)).toEqual({ ...before, position: expect.any(String) });

    await release();
    expect(await factsAfter(server, cookie, withdrawal)).toHaveLength(1);
  });

  test('if the person has too many of something, and nothing is stored', async () => {
    const { cookie, id } = await person(server);
    await factsAfter(server, cookie, {
      type: 'program.save',
      payload: { program: { id: 'first', title: 'First' } },
    });
    await server.sql`
      insert into world_items (user_id, list, id, ordinal, item)
      select ${id}, 'savedPrograms', 'm' || n, n, jsonb_build_object('id', 'm' || n, 'title', 'Nursing')
      from generate_series(2, ${worldListMax.savedPrograms}::int) n`;
    const command = { type: 'program.save', payload: { program: { id: 'last', title: 'Last' } } };
    const answer = await sendCommand(server, cookie, command);
    expect(answer.status).toBe(409);
    expect(await problemOf(answer)).toBe('list_full');
    const { world, version } = await stateOf(server, cookie);
    expect(world.savedPrograms).toHaveLength(worldListMax.savedPrograms);
    expect(version).toBe(1);
    // With room again, the same command is carried out.
    await factsAfter(server, cookie, { type: 'program.forget', payload: { programId: 'first' } });
    expect((await sendCommand(server, cookie, command)).status).toBe(200);
  });
});

const notification = {
  type: 'message',
  title: 'News',
  message: 'News',
  timestamp: '2026-11-01T10:00:00.000Z',
  read: false,
  targetRole: 'user',
  subjectId: 'one',
};

test('a world that has something else in it stops what reads it, and nothing is stored', async () => {
  const { cookie, id } = await person(server);
  await factsAfter(server, cookie, saveProgram('Any'));
  await server.sql`
    insert into world_items (user_id, list, id, ordinal, item) values (${id}, 'savedPrograms', 'odd', 9, '{"id": "odd"}')`;
  expect((await sendCommand(server, cookie, saveProgram('Other'))).status).toBe(500);
  // What needs another list of it goes on.
  await factsAfter(server, cookie, {
    type: 'record.save',
    payload: { record: { id: 'draft', text: 'Hello' } },
  });
  // A newer server may have added a field.
  await server.sql`
    update world_items set item = '{"id": "odd", "title": "Odd", "color": "red"}' where user_id = ${id} and id = 'odd'`;
  await factsAfter(server, cookie, saveProgram('Other'));
  const { savedPrograms } = (await stateOf(server, cookie)).world;
  expect(savedPrograms.map((one) => one.id)).toEqual(['Any', 'odd', 'Other']);
  expect(savedPrograms[1]).toEqual({ id: 'odd', title: 'Odd', color: 'red' });
});

test('notifications beyond their limit drop the oldest', async () => {
  const { cookie, id } = await person(server);
  await factsAfter(server, cookie, saveProgram('Any'));
  await server.sql`
    insert into world_items (user_id, list, id, ordinal, item)
    select ${id}, 'notifications', 'n' || n, n, ${server.sql.json(notification)} || jsonb_build_object('id', 'n' || n)
    from generate_series(1, ${worldListMax.notifications}::int) n`;
  await factsAfter(server, cookie, {
    type: 'appointment.request',
    payload: {
      appointment: {
        id: 'visit',
        veteranId: 'anybody',
        veteranName: 'Sarah Johnson',
        providerId: 'dr',
        providerName: 'Dr. Chen',
        providerSpecialty: 'Primary Care',
        date: '2026-12-01',
        time: '9:00 AM',
        type: 'In person',
        reason: 'Checkup',
        location: 'Clinic',
      },
    },
  });
  const { world } = await stateOf(server, cookie);
  expect(world.notifications).toHaveLength(worldListMax.notifications);
  expect(world.notifications[0]?.id).toBe('n2');
});

describe('old facts', () => {
  test('are deleted, and a stream from before them starts over', async () => {
    const { cookie, id } = await person(server);
    const { position } = await stateOf(server, cookie);
    await factsAfter(server, cookie, saveProgram('Old'));
    await server.sql`
      update facts set at = at - ${`${factRetentionMs + 1_000} ms`}::interval where user_id = ${id}`;
    const background = connect(server.databaseUrl, { max: 1, role: appRole, purpose: 'maintenance' });
    onTestFinished(() => background.end());
    await deleteOldFacts(background, new Date());
    expect(await server.sql`select from facts where user_id = ${id}`).toHaveLength(0);
    const stream = await followFacts(url, cookie, `?after=${position}`);
    onTestFinished(stream.close);
    await stream.until(({ events }) => events.some(({ event }) => event === 'reset'));
    // What the person has is still there. Transactions of other tests would hold the position back.
    await feedSettled(server.sql, 'facts');
    const { world, position: now } = await stateOf(server, cookie);
    expect(world.savedPrograms.map(({ title }) => title)).toEqual(['Old']);
    const next = await followFacts(url, cookie, `?after=${now}`);
    onTestFinished(next.close);
    await factsAfter(server, cookie, saveProgram('New'));
    await next.until(({ events }) => events.some(({ event }) => event === 'fact'));
    expect(next.events.map(({ event }) => event)).toEqual(['opened', 'fact']);
  });
});
