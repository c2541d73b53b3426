import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffNotificationPage, Thread } from '../../../machines/model/exchange/index.ts';
import { deleteExpired } from '../../../server/jobs/housekeeping.ts';
import { appRole, connect } from '../../../server/data/db.ts';
import type { Sql } from '../../../server/data/db.ts';
import { testClock } from '../harness.ts';
import { accountServer, dayMs, minuteMs } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { factsAfter, sendCommand } from '../support/exchange.ts';
import { lister } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

/** Less than sessions last, so that people can use them. */
const jumpMs = 5 * dayMs;

let clock = testClock();
let server: Server;
let sql: Sql;
let employer: Lister;
let veteran: Person;
beforeAll(async () => {
  server = await accountServer({ clock: { now: () => clock.now() } });
  sql = connect(server.databaseUrl, { max: 1, role: appRole, purpose: 'maintenance' });
});
beforeEach(async () => {
  clock = testClock();
  employer = await lister(server, 'job');
  veteran = await person(server);
  await write('One');
});
afterAll(async () => {
  await sql.end();
  await server.close();
});

const get = async <Answer>({ cookie }: Person, path: string) =>
  (await (await server.request(path, { headers: { Cookie: cookie } })).json()) as Answer;
const write = (text: string) =>
  factsAfter(server, veteran.cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: employer.id, text },
  });
const threadOf = async (reader: Person, as = '') =>
  (await get<{ threads: Thread[] }>(reader, `/api/threads${as}`)).threads[0]!;
const asStaff = (type: string, payload: object) =>
  sendCommand(server, employer.owner.cookie, { type, as: employer.id, payload });
const unreadByStaff = async () => (await threadOf(employer.owner, `?as=${employer.id}`)).unread;
const notified = async () =>
  (await get<StaffNotificationPage>(employer.owner, `/api/organizations/${employer.id}/notifications`))
    .unread;

/** Runs something while the server's clock is ahead. */
async function whileFast(work: () => Promise<unknown>): Promise<void> {
  clock.advance(jumpMs);
  await work();
  clock.advance(minuteMs - jumpMs);
}

test.each([
  { when: 'while the clock was ahead', during: whileFast },
  { when: 'while it was right', during: async (work: () => Promise<unknown>) => void (await work()) },
])('a message after staff have read the conversation $when is unread', async ({ during }) => {
  const { id: threadId } = await threadOf(veteran);
  expect(await unreadByStaff()).toBe(1);
  await during(() => asStaff('thread.read', { threadId }));
  expect(await unreadByStaff()).toBe(0);
  await write('Two');
  expect(await unreadByStaff()).toBe(1);
});

test('so it is for the person, and a message of that time can be read', async () => {
  const { id: threadId } = await threadOf(veteran);
  const readAll = () => factsAfter(server, veteran.cookie, { type: 'thread.read', payload: { threadId } });
  const unread = async () => (await threadOf(veteran)).unread;
  await whileFast(() => asStaff('message.send', { threadId, text: 'Two' }));
  expect(await unread()).toBe(1);
  await readAll();
  expect(await unread()).toBe(0);
  await whileFast(readAll);
  await asStaff('message.send', { threadId, text: 'Three' });
  expect(await unread()).toBe(1);
});

test('a notification after all were read while the clock was ahead is unread', async () => {
  await whileFast(() => write('Two'));
  expect(await notified()).toBeGreaterThan(0);
  await whileFast(() => asStaff('staffNotification.readAll', {}));
  expect(await notified()).toBe(0);
  const other = await person(server);
  await factsAfter(server, other.cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: employer.id, text: 'Hello' },
  });
  expect(await notified()).toBe(1);
});

test("a mark that a database's fast clock left in the future is set back by the housekeeping", async () => {
  const mark = async () => {
    const [row] = await server.sql`
      select notifications_read_at as read, joined_at as joined from organization_members
      where organization_id = ${employer.id}`;
    return row!;
  };
  const { joined } = await mark();
  const [past, future] = [-dayMs, jumpMs].map((ms) => new Date(clock.now().getTime() + ms));
  await server.sql`update organization_members set notifications_read_at = ${past!} where organization_id = ${employer.id}`;
  await deleteExpired(sql, clock);
  expect(await mark()).toEqual({ read: past, joined });
  await server.sql`
    update organization_members set notifications_read_at = ${future!}, joined_at = ${future!}
    where organization_id = ${employer.id}`;
  await deleteExpired(sql, clock);
  expect(await mark()).toEqual({ read: clock.now(), joined: clock.now() });
  clock.advance(minuteMs);
  await write('Two');
  expect(await notified()).toBe(1);
});
