import { afterAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '../../harness.ts';
import { accountServer, dayMs, hourMs, times } from '../../support/accounts.ts';
import { person } from '../../support/organizations.ts';
import { announce, background, bellOf, cancelEvent, change, note } from '../../support/reminders.ts';

const monday = '2030-05-20';
const start = new Date('2030-05-16T12:00:00Z');
let clock = testClock(start);
const moving = { now: () => clock.now() };
const server = await accountServer({ clock: moving });
const lines: string[] = [];
const [one, other] = [background(server, moving, (line) => lines.push(line)), background(server, moving)];
beforeEach(() => {
  clock = testClock(start);
});
afterAll(async () => {
  await Promise.all([one.sql.end(), other.sql.end()]);
  await server.close();
});

test('two servers at the same time remind everybody once', async () => {
  const people = await Promise.all(times(12, () => person(server)));
  for (const each of people) {
    await note(server, each, { date: monday });
    await announce(server, each, { date: monday });
  }
  clock.advance(3 * dayMs + 3 * hourMs);
  await Promise.all([one.remind(), other.remind(), one.remind(), other.remind()]);
  for (const each of people)
    expect((await bellOf(server, each)).map(({ type }) => type).toSorted()).toEqual(['appointment', 'event']);
  const mails = await server.sql`select user_id from mail_outbox where kind = 'notifications'`;
  expect(new Set(mails.map(({ user_id }) => user_id as string)).size).toBe(mails.length);
});

test('an appointment that is moved at the same moment reminds of one of both, never twice of one', async () => {
  const val = await person(server);
  for (const at of times(10, (index) => index)) {
    clock = testClock(start);
    await note(server, val, { id: `a${at}`, date: monday });
    clock.advance(3 * dayMs + 3 * hourMs);
    await Promise.all([one.remind(), change(server, val, { date: '2030-05-29' }, `a${at}`)]);
    await one.remind();
    const told = (await bellOf(server, val)).filter(({ subjectId }) => subjectId === `a${at}`);
    expect(told.length).toBeLessThanOrEqual(1);
    // If it was before the move, that is what it said.
    if (told[0]) expect(JSON.stringify(told[0])).toContain(monday);
    const [row] = await server.sql<{ due: Date }[]>`
      select due_at as due from reminders where user_id = ${val.id} and kind = 'appointment' and item_id = ${`a${at}`}`;
    expect(row?.due).toEqual(new Date('2030-05-28T14:00:00Z'));
  }
});

test('an event that is canceled at the same moment reminds before that or not at all', async () => {
  const val = await person(server);
  for (const at of times(10, (index) => index)) {
    clock = testClock(start);
    await announce(server, val, { id: `e${at}`, date: monday });
    clock.advance(3 * dayMs + 3 * hourMs);
    await Promise.all([one.remind(), cancelEvent(server, val, `e${at}`), other.remind()]);
    await one.remind();
    const told = (await bellOf(server, val)).filter(({ subjectId }) => subjectId === `e${at}`);
    expect(told.length).toBeLessThanOrEqual(1);
    const kinds = await server.sql<{ kind: string }[]>`
      select kind from facts where user_id = ${val.id} and subject = ${`e${at}`} order by era, tx, id`;
    expect(kinds.at(-1)?.kind).toBe('eventCancelled');
    expect(kinds).toHaveLength(2 + told.length);
  }
  expect(await server.sql`select from reminders where user_id = ${val.id}`).toHaveLength(0);
});

test('after a pause of the server, what has begun reminds nobody, and what has not still does', async () => {
  const val = await person(server);
  await note(server, val, { date: monday });
  await note(server, val, { id: 'b', date: '2030-05-21', time: '3:00 PM' });
  await announce(server, val, { id: 'c', date: monday });
  await announce(server, val, { id: 'd', date: '2030-05-21', time: '15:00' });
  clock.advance(5 * dayMs);
  await one.remind();
  expect((await bellOf(server, val)).map(({ subjectId }) => subjectId)).toEqual(['b', 'd']);
  expect(await server.sql`select from reminders where user_id = ${val.id}`).toHaveLength(0);
});

test('one that fails is tried again and holds up no other', async () => {
  const [val, kim] = [await person(server), await person(server)];
  for (const each of [val, kim]) await note(server, each, { date: monday });
  clock.advance(3 * dayMs + 3 * hourMs);
  await server.sql.unsafe(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refused before insert on facts for each row
      when (new.user_id = '${val.id}') execute function refuse()`);
  await one.remind();
  expect([(await bellOf(server, val)).length, (await bellOf(server, kim)).length]).toEqual([0, 1]);
  expect(lines.join('')).toContain('not reminded');
  expect(lines.join('')).not.toContain(val.id);
  await server.sql.unsafe('drop trigger refused on facts; drop function refuse()');
  await one.remind();
  expect([(await bellOf(server, val)).length, (await bellOf(server, kim)).length]).toEqual([1, 1]);
});

test('an account that is deleted leaves no reminder behind', async () => {
  const val = await person(server);
  await note(server, val, { date: monday });
  await announce(server, val, { date: monday });
  await server.sql`delete from users where id = ${val.id}`;
  expect(await server.sql`select from reminders where user_id = ${val.id}`).toHaveLength(0);
  clock.advance(3 * dayMs + 3 * hourMs);
  await one.remind();
});
