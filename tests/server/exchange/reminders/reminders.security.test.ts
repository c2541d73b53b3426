import { afterAll, beforeAll, expect, test } from 'vitest';
import { withScope } from '../../../../server/data/scopes.ts';
import { testClock } from '../../harness.ts';
import { accountServer, dayMs, hourMs } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { sendCommand } from '../../support/exchange.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';
import { announce, background, bellOf, cancelEvent, change, note } from '../../support/reminders.ts';

const clock = testClock(new Date('2030-05-16T12:00:00Z'));
let server: Server;
let worker: ReturnType<typeof background>;
let [val, kim]: Person[] = [];
beforeAll(async () => {
  server = await accountServer({ clock });
  worker = background(server, clock);
  [val, kim] = [await person(server), await person(server)];
  await note(server, val, { date: '2030-05-20' });
  await announce(server, val, { date: '2030-05-20' });
});
afterAll(async () => {
  await worker.sql.end();
  await server.close();
});

test('nobody sees or changes when others are reminded', async () => {
  const before = await server.sql`select * from reminders`;
  expect(before).toHaveLength(2);
  const { sql } = server.deps;
  for (const scope of [{ userId: kim!.id }, {}, { administration: true }, { organizationId: val!.id }]) {
    expect(await withScope(sql, scope, (tx) => tx`select * from reminders`)).toEqual([]);
    const changed = await withScope(sql, scope, (tx) => tx`update reminders set due_at = now()`);
    const removed = await withScope(sql, scope, (tx) => tx`delete from reminders`);
    expect([changed.count, removed.count]).toEqual([0, 0]);
  }
  await expect(
    withScope(
      sql,
      { userId: kim!.id },
      (tx) =>
        tx`insert into reminders (user_id, kind, item_id, due_at) values (${val!.id}, 'event', 'b', now())`,
    ),
  ).rejects.toThrow(/row-level security/);
  expect(await server.sql`select * from reminders`).toEqual(before);
  expect(await withScope(sql, { userId: val!.id }, (tx) => tx`select * from reminders`)).toEqual(before);
});

test('nothing but appointments and events can remind', async () => {
  await expect(
    withScope(
      server.deps.sql,
      { userId: kim!.id },
      (tx) => tx`
        insert into reminders (user_id, kind, item_id, due_at) values (${kim!.id}, 'claim', 'a', now())`,
    ),
  ).rejects.toThrow('reminders_kind_check');
});

test('the background sees what is due, and nothing else of people', async () => {
  expect(await worker.sql`select * from reminders`).toHaveLength(2);
  expect(await worker.sql`select * from world_items`).toEqual([]);
  expect((await worker.sql`delete from reminders`).count).toBe(0);
});

test('nobody can send a reminder, to themselves or to others', async () => {
  for (const [type, payload] of [
    ['appointmentReminded', { appointmentId: 'a' }],
    ['appointment.remind', { appointmentId: 'a' }],
    ['eventReminded', { eventId: 'a' }],
    ['event.remind', { eventId: 'a' }],
  ] as const)
    expect((await sendCommand(server, kim!.cookie, { type, payload })).status).toBe(422);
  expect(await bellOf(server, kim!)).toEqual([]);
});

test("what has the same id in another person's records changes nothing", async () => {
  await note(server, kim!, { date: '2030-05-20' });
  await change(server, kim!, { status: 'cancelled' });
  await announce(server, kim!, { date: '2030-05-20' });
  await cancelEvent(server, kim!);
  clock.advance(3 * dayMs + 3 * hourMs);
  await worker.remind();
  expect([(await bellOf(server, val!)).length, (await bellOf(server, kim!)).length]).toEqual([2, 0]);
});
