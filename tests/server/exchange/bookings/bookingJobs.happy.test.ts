import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../harness.ts';
import { accountServer, dayMs, hourMs, mailTo, minuteMs } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { booked, hourAhead, provider, slotOf } from './provider.ts';
import type { Provider } from './provider.ts';
import { factsAfter, stateOf } from '../../support/exchange.ts';
import { lister } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';
import { background, bellOf } from '../../support/reminders.ts';

/** A Thursday, at nine in Chicago. */
const clock = testClock(new Date('2030-05-16T14:00:00Z'));
let server: Server;
let jobs: ReturnType<typeof background>;
beforeAll(async () => {
  server = await accountServer({ clock });
  jobs = background(server, clock);
});
afterAll(async () => {
  await jobs.sql.end();
  await server.close();
});

const doctorOf = async () => provider(server, await lister(server, 'provider'));
const asPerson = ({ cookie }: Person, type: string, payload: object) =>
  factsAfter(server, cookie, { type, payload });
const asStaff = ({ owner, organizationId }: Provider, type: string, payload: object) =>
  factsAfter(server, owner.cookie, { type, as: organizationId, payload });
const bookingOf = async ({ cookie }: Person) => (await stateOf(server, cookie)).world.bookings[0]!;
const bell = async (one: Person) =>
  (await bellOf(server, one)).map(({ title }) => (typeof title === 'object' ? title.code : title));
const hour = (hours: number) => hourAhead(hours, clock);

test('a hold that was left open is let go', async () => {
  const doctor = await doctorOf();
  const veteran = await person(server);
  await asPerson(veteran, 'booking.hold', slotOf(doctor, hour(1)));
  const held = () => server.sql`select from booked_times where calendar_id = ${doctor.calendar.id}`;
  clock.advance(9 * minuteMs);
  await jobs.updateBookings();
  expect(await held()).toHaveLength(1);
  clock.advance(2 * minuteMs);
  // Before the background looks, too.
  const other = await person(server);
  await booked(server, other, slotOf(doctor, hour(1)));
  await jobs.updateBookings();
  expect(await held()).toHaveLength(1);
});

test('a request that nobody answers ends, once, and both sides learn of it', async () => {
  const doctor = await doctorOf();
  const veteran = await person(server);
  const start = hour(200);
  await booked(server, veteran, slotOf(doctor, start, doctor.onRequest));
  await jobs.updateBookings();
  expect((await bookingOf(veteran)).status).toBe('requested');
  clock.advance(5 * dayMs);
  await Promise.all([jobs.updateBookings(), jobs.updateBookings()]);
  expect((await bookingOf(veteran)).status).toBe('expired');
  expect(await bell(veteran)).toEqual(['contact.bookingExpired']);
  const [row] = await server.sql`
    select count(*)::int as facts from facts
    where organization_id = ${doctor.organizationId} and payload ->> 'step' = 'expired' and notifies`;
  expect(row).toEqual({ facts: 1 });
  await booked(server, await person(server), slotOf(doctor, start));
});

test('reminds a day and an hour before, by bell and mail, and not of what was canceled', async () => {
  const doctor = await doctorOf();
  const [veteran, other] = [await person(server), await person(server)];
  const start = hour(48);
  const organization = (await booked(server, veteran, slotOf(doctor, start))).organizationName;
  const { id } = await booked(server, other, slotOf(doctor, hour(49)));
  const before = async (ms: number) => {
    clock.advance(Date.parse(start) - ms - clock.now().getTime());
    await jobs.remind();
    await jobs.remind();
  };
  await before(25 * hourMs);
  expect(await bell(veteran)).toEqual([]);
  await before(24 * hourMs);
  expect(await bell(veteran)).toEqual(['contact.bookingSoon']);
  await asPerson(other, 'booking.cancel', { bookingId: id });
  await before(1 * hourMs);
  expect(await bell(veteran)).toEqual(['contact.bookingSoon', 'contact.bookingSoon']);
  expect(await bell(other)).toEqual([]);
  const [told] = await bellOf(server, veteran);
  expect(told!.message).toMatchObject({
    code: 'contact.bookingMore',
    values: [organization, expect.any(String), expect.any(String), 'America/Chicago'],
  });
  clock.advance(2 * minuteMs);
  const [mail] = await mailTo(server, veteran.email);
  expect(mail!.text).toContain('appointment');
  expect(mail!.text).not.toContain('Check-up');
});

test('offers what becomes free to who waits longest, then to the next, and their time to the one after', async () => {
  const doctor = await doctorOf();
  const [ana, ben, cal] = [await person(server), await person(server), await person(server)];
  const [early, late, latest] = [hour(100), hour(200), hour(300)];
  const canceled = await booked(server, ana, slotOf(doctor, early));
  const ofBen = await booked(server, ben, slotOf(doctor, latest));
  const ofCal = await booked(server, cal, slotOf(doctor, late));
  await asPerson(ben, 'booking.wait', { bookingId: ofBen.id, waits: true });
  clock.advance(1_000);
  await asPerson(cal, 'booking.wait', { bookingId: ofCal.id, waits: true });
  await asPerson(ana, 'booking.cancel', { bookingId: canceled.id });
  await jobs.updateBookings();
  await jobs.updateBookings();
  expect((await bookingOf(ben)).proposal).toMatchObject({ start: early, isEarlier: true });
  expect(await bell(ben)).toEqual(['contact.bookingEarlier']);
  expect((await bookingOf(cal)).proposal).toBeNull();
  await asPerson(ben, 'booking.decline', { bookingId: ofBen.id });
  await jobs.updateBookings();
  expect((await bookingOf(ben)).proposal).toBeNull();
  expect((await bookingOf(cal)).proposal).toMatchObject({ start: early });
  await asPerson(cal, 'booking.confirm', { bookingId: ofCal.id });
  expect(await bookingOf(cal)).toMatchObject({ start: early, waits: false });
  // The time that it had is free now, and earlier than that of who still waits.
  await jobs.updateBookings();
  expect((await bookingOf(ben)).proposal).toMatchObject({ start: late });
  clock.advance(4 * dayMs);
  await jobs.updateBookings();
  await jobs.updateBookings();
  expect(await bookingOf(ben)).toMatchObject({ start: latest, proposal: null, waits: true });
  const left = await server.sql`select from freed_times where calendar_id = ${doctor.calendar.id}`;
  expect(left).toHaveLength(0);
});

test('an offer that the staff made and nobody answered is forgotten', async () => {
  const doctor = await doctorOf();
  const veteran = await person(server);
  const { id } = await booked(server, veteran, slotOf(doctor, hour(400)));
  const other = hour(300);
  await asStaff(doctor, 'booking.move', { bookingId: id, start: other });
  clock.advance(5 * dayMs);
  await jobs.updateBookings();
  expect(await bookingOf(veteran)).toMatchObject({ status: 'confirmed', proposal: null });
  await booked(server, await person(server), slotOf(doctor, other));
});
