import { afterAll, beforeEach, expect, test } from 'vitest';
import { startReminding } from '../../../server/exchange/reminders.ts';
import { testClock } from '../harness.ts';
import { accountServer, dayMs, hourMs, mailTo, minuteMs } from '../support/accounts.ts';
import { followFacts, factsIn, stateOf } from '../support/exchange.ts';
import { person } from '../support/organizations.ts';
import { background, bellOf, change, note } from '../support/reminders.ts';

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

const due = () => server.sql`select user_id from appointment_reminders`;
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
  expect(mail?.text).toContain('Your own reminder of an appointment that you noted.');
  expect(mail?.text).not.toMatch(/park|sleeping|temple|consultation/i);
  clock.advance(2 * dayMs);
  await remind();
  expect(await bellOf(server, val)).toHaveLength(1);
  expect(await news(val)).toHaveLength(1);
  expect(await due()).toEqual([]);
});

test('it arrives at open pages, counts as unread, and is no activity of the person', async () => {
  const val = await person(server);
  await note(server, val, { date: monday });
  const { url, close } = await server.listen();
  const stream = await followFacts(url, val.cookie);
  clock.advance(3 * dayMs + 3 * hourMs);
  await remind();
  await stream.until((one) => factsIn(one).some(({ kind }) => kind === 'appointmentReminded'));
  const [fact] = factsIn(stream).filter(({ kind }) => kind === 'appointmentReminded');
  expect(fact).toMatchObject({ actor: null, subject: 'a', payload: { appointmentId: 'a' } });
  expect(await stateOf(server, val.cookie)).toMatchObject({
    unread: 1,
    version: fact!.version,
    recent: [{ kind: 'appointmentRequested' }],
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

test('appointments that were noted before there were reminders are found', async () => {
  const val = await person(server);
  await note(server, val, { date: monday });
  // As the migration leaves them.
  await server.sql`update appointment_reminders set due_at = ${start} where user_id = ${val.id}`;
  await remind();
  expect(await bellOf(server, val)).toEqual([]);
  const [row] = await server.sql<{ at: Date }[]>`
    select due_at as at from appointment_reminders where user_id = ${val.id}`;
  expect(row?.at).toEqual(new Date('2030-05-19T14:00:00Z'));
});

test('the background reminds at once, and stops', async () => {
  const val = await person(server);
  await note(server, val, { date: monday });
  clock.advance(3 * dayMs + 3 * hourMs);
  const stop = startReminding({ sql, clock, log: server.deps.log });
  await expect.poll(async () => (await bellOf(server, val)).length).toBe(1);
  await stop();
});
