import { afterAll, beforeEach, expect, test } from 'vitest';
import { startReminders } from '../../../../server/exchange/notifications/reminders.ts';
import { testClock } from '../../harness.ts';
import { accountServer, dayMs, hourMs, mailTo, minuteMs } from '../../support/accounts.ts';
import { followFacts, factsIn, stateOf } from '../../support/exchange.ts';
import { person } from '../../support/organizations.ts';
import { announce, background, bellOf, cancelEvent, change, note } from '../../support/reminders.ts';

/** Four days and two hours before nine o'clock of that Monday in Chicago. */
const monday = '2030-05-20';
const start = new Date('2030-05-16T12:00:00Z');
let clock = testClock(start);
const server = await accountServer({ clock: { now: () => clock.now() } });
const { sql, remind } = background(server, { now: () => clock.now() });
beforeEach(() => {
  clock = testClock(start);
});
afterAll(async () => {
  await sql.end();
  await server.close();
});

const due = () => server.sql`select user_id from reminders`;
const news = async ({ email }: { email: string }) =>
  (await mailTo(server, email)).filter(({ text }) => text.includes('/api/mail/unsubscribe'));
const prefer = ({ cookie }: { cookie: string }, own: string) =>
  server.request('/api/me/notification-preferences', {
    method: 'PATCH',
    headers: { Cookie: cookie },
    json: { own },
  });

test('an appointment reminds its person a day before, once, on the bell and by mail', async () => {
  const val = await person(server);
  await note(server, val, { date: monday });
  clock.advance(3 * dayMs + 2 * hourMs - minuteMs);
  await remind();
  expect(await bellOf(server, val)).toEqual([]);
  clock.advance(minuteMs);
  await remind();
  expect(await bellOf(server, val)).toMatchObject([
    {
      type: 'appointment',
      subjectId: 'a',
      read: false,
      timestamp: clock.now().toISOString(),
      title: { code: 'contact.reminder' },
    },
  ]);
  expect(JSON.stringify(await bellOf(server, val))).toContain('Dr. Helen Park');
  clock.advance(2 * minuteMs);
  await remind();
  expect(await bellOf(server, val)).toHaveLength(1);
  const [mail, ...more] = await news(val);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your reminder about an appointment you added');
  expect(mail?.text).not.toMatch(/park|sleeping|temple|consultation/i);
  clock.advance(2 * dayMs);
  await remind();
  expect(await bellOf(server, val)).toHaveLength(1);
  expect(await news(val)).toHaveLength(1);
  expect(await due()).toEqual([]);
});

test('an event reminds its person a day before, once, on the bell and by mail', async () => {
  const val = await person(server);
  await announce(server, val, { date: monday, time: '18:30', timeZone: 'America/New_York' });
  clock.advance(3 * dayMs + 10 * hourMs + 30 * minuteMs - minuteMs);
  await remind();
  expect(await bellOf(server, val)).toEqual([]);
  clock.advance(minuteMs);
  await remind();
  const bell = await bellOf(server, val);
  expect(bell).toMatchObject([
    {
      type: 'event',
      subjectId: 'a',
      read: false,
      timestamp: clock.now().toISOString(),
      title: { code: 'contact.reminder' },
      message: { values: ['Coffee for welders', monday, '18:30', 'America/New_York'] },
    },
  ]);
  clock.advance(2 * minuteMs);
  await remind();
  const [mail, ...more] = await news(val);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your reminder about an event you added');
  expect(mail?.text).not.toMatch(/welders|pier|mug|appointment/i);
  clock.advance(2 * dayMs);
  await remind();
  expect(await bellOf(server, val)).toEqual(bell);
  expect(await news(val)).toHaveLength(1);
  expect(await due()).toEqual([]);
});

test('an appointment and an event of the same id and time remind of each, in one mail', async () => {
  const val = await person(server);
  await note(server, val, { date: monday });
  await announce(server, val, { date: monday });
  expect(await due()).toHaveLength(2);
  clock.advance(3 * dayMs + 2 * hourMs);
  await remind();
  expect((await bellOf(server, val)).map(({ type }) => type)).toEqual(['appointment', 'event']);
  clock.advance(2 * minuteMs);
  const [mail, ...more] = await news(val);
  expect(more).toEqual([]);
  for (const line of ['an appointment', 'an event'])
    expect(mail?.text).toContain(`Your reminder about ${line} you added.`);
});

test('an event that was canceled reminds nobody, and one that is announced again reminds once', async () => {
  const [val, kim] = [await person(server), await person(server)];
  for (const each of [val, kim]) {
    await announce(server, each, { date: monday });
    await cancelEvent(server, each);
  }
  expect(await due()).toEqual([]);
  await announce(server, kim, { date: '2030-05-21' });
  clock.advance(3 * dayMs + 3 * hourMs);
  await remind();
  expect([await bellOf(server, val), await bellOf(server, kim)]).toEqual([[], []]);
  clock.advance(dayMs);
  await remind();
  await remind();
  expect([(await bellOf(server, val)).length, (await bellOf(server, kim)).length]).toEqual([0, 1]);
});

test('an event that was reminded of and is announced again for the same time does not remind again', async () => {
  const val = await person(server);
  await announce(server, val, { date: monday });
  clock.advance(3 * dayMs + 3 * hourMs);
  await remind();
  await cancelEvent(server, val);
  await announce(server, val, { date: monday });
  await remind();
  expect(await bellOf(server, val)).toHaveLength(1);
  expect(await due()).toEqual([]);
});

test('it arrives at open pages, counts as unread, and is no activity of the person', async () => {
  const val = await person(server);
  await note(server, val, { date: monday });
  await announce(server, val, { id: 'b', date: monday });
  const { url, close } = await server.listen();
  const stream = await followFacts(url, val.cookie);
  clock.advance(3 * dayMs + 3 * hourMs);
  await remind();
  await stream.until((one) => factsIn(one).some(({ kind }) => kind === 'eventReminded'));
  const facts = factsIn(stream).filter(({ kind }) => kind.endsWith('Reminded'));
  expect(facts).toMatchObject([
    { kind: 'appointmentReminded', actor: null, subject: 'a', payload: { appointmentId: 'a' } },
    { kind: 'eventReminded', actor: null, subject: 'b', payload: { eventId: 'b' } },
  ]);
  expect(await stateOf(server, val.cookie)).toMatchObject({
    unread: 2,
    version: facts.at(-1)!.version,
    recent: [{ kind: 'appointmentRequested' }, { kind: 'eventCreated' }],
  });
  stream.close();
  await close();
});

test('what was canceled reminds nobody, and what was moved reminds a day before its new time', async () => {
  const [val, kim] = [await person(server), await person(server)];
  await note(server, val, { date: monday });
  await note(server, kim, { date: monday });
  await change(server, val, { status: 'cancelled' });
  await change(server, kim, { date: '2030-05-22', time: '1:00 PM' });
  clock.advance(3 * dayMs + 3 * hourMs);
  await remind();
  expect([await bellOf(server, val), await bellOf(server, kim)]).toEqual([[], []]);
  clock.advance(2 * dayMs + 4 * hourMs);
  await remind();
  expect([(await bellOf(server, val)).length, (await bellOf(server, kim)).length]).toEqual([0, 1]);
});

test('what was moved after its reminder reminds again', async () => {
  const val = await person(server);
  await note(server, val, { date: monday });
  clock.advance(3 * dayMs + 3 * hourMs);
  await remind();
  await change(server, val, { date: '2030-05-22' });
  clock.advance(2 * dayMs);
  await remind();
  expect(await bellOf(server, val)).toHaveLength(2);
});

test('what is noted less than a day before needs no reminder', async () => {
  const val = await person(server);
  await note(server, val, { date: '2030-05-17', time: '9:00 AM' });
  await note(server, val, { id: 'b', date: '2030-05-16', time: '3:00 PM' });
  await note(server, val, { id: 'c', date: 'soon', time: 'noon' });
  expect(await due()).toHaveLength(1);
  clock.advance(2 * hourMs);
  await remind();
  expect((await bellOf(server, val)).map(({ subjectId }) => subjectId)).toEqual(['a']);
  clock.advance(2 * dayMs);
  await remind();
  expect(await bellOf(server, val)).toHaveLength(1);
});

test('who wants no mail gets none, and who wants it daily gets it with the daily mail', async () => {
  const [never, daily] = [await person(server), await person(server)];
  await prefer(never, 'never');
  await prefer(daily, 'daily');
  for (const one of [never, daily]) await note(server, one, { date: monday });
  clock.advance(3 * dayMs + 3 * hourMs);
  await remind();
  clock.advance(hourMs);
  expect([await news(never), await news(daily)]).toEqual([[], []]);
  clock.advance(dayMs);
  expect([(await news(never)).length, (await news(daily)).length]).toEqual([0, 1]);
  expect(await bellOf(server, never)).toHaveLength(1);
});

test('what was noted before there were reminders is found', async () => {
  const val = await person(server);
  await note(server, val, { date: monday });
  await announce(server, val, { date: monday });
  // As the migration leaves them.
  await server.sql`update reminders set due_at = ${start} where user_id = ${val.id}`;
  await remind();
  expect(await bellOf(server, val)).toEqual([]);
  const at = new Date('2030-05-19T14:00:00Z');
  expect(
    await server.sql`select kind, due_at as at from reminders where user_id = ${val.id} order by kind`,
  ).toEqual([
    { kind: 'appointment', at },
    { kind: 'event', at },
  ]);
});

test('the background reminds at once, and stops', async () => {
  const val = await person(server);
  await note(server, val, { date: monday });
  clock.advance(3 * dayMs + 3 * hourMs);
  const sweepTime = async () => clock.now();
  const stop = startReminders({ sql, clock, log: server.deps.log, sweepTime });
  await expect.poll(async () => (await bellOf(server, val)).length).toBe(1);
  await stop();
});
