import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { communityId } from '../../../../machines/model/exchange/index.ts';
import { systemClock } from '../../../../server/clock.ts';
import { accountServer, problemOf } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { factsAfter, sendCommand, stateOf } from '../../support/exchange.ts';
import { lister } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';
import { background } from '../../support/reminders.ts';
import { alwaysOpen, booked, hourAhead } from '../bookings/provider.ts';
import { asked, mentor as mentorOf, mentoringOf } from './mentoring.ts';
import { changeHours, withHours } from './talks.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

const get = ({ cookie }: Person, path: string) => server.request(path, { headers: { Cookie: cookie } });
const slots = (one: Person, calendarId: string, type: string) =>
  get(one, `/api/calendars/${calendarId}/slots?type=${type}&from=${hourAhead(1)}&to=${hourAhead(5)}`);
const command = ({ cookie }: Person, type: string, payload: object, as?: string) =>
  sendCommand(server, cookie, { type, payload, ...(as && { as }) });

test('only the two of a running mentoring read when a mentor has time, and only who is mentored books', async () => {
  const { veteran, mentor, instant, slot } = await withHours(server);
  const stranger = await person(server, 'Dale Whitfield');
  const { owner, id: organizationId } = await lister(server, 'provider');
  // Somebody who has only asked, and somebody whom the mentor turned down.
  const waiting = await person(server, 'Owen Park');
  await asked(server, waiting, mentor);
  const declined = await person(server, 'Grace Lin');
  await factsAfter(server, mentor.cookie, {
    type: 'mentor.decline',
    payload: { mentorshipId: await asked(server, declined, mentor) },
  });
  for (const one of [veteran, mentor]) {
    expect((await get(one, `/api/calendars/${mentor.id}`)).status).toBe(200);
    expect((await slots(one, mentor.id, instant)).status).toBe(200);
  }
  for (const one of [stranger, owner as Person, waiting, declined]) {
    expect((await get(one, `/api/calendars/${mentor.id}`)).status).toBe(404);
    expect((await slots(one, mentor.id, instant)).status).toBe(404);
    for (const type of ['booking.hold', 'booking.request'])
      expect(await problemOf(await command(one, type, slot(hourAhead(3))))).toBe('listing_closed');
  }
  // A mentor has no time for themselves, and staff book nobody into it.
  expect(await problemOf(await command(mentor, 'booking.request', slot(hourAhead(3))))).toBe(
    'listing_closed',
  );
  const about = { kind: 'conversation', id: organizationId };
  const booking = await command(
    owner as Person,
    'booking.book',
    { ...slot(hourAhead(3)), about },
    organizationId,
  );
  expect(booking.status).toBe(404);
  expect((await get(owner as Person, `/api/organizations/${communityId}/bookings`)).status).toBe(404);
});

test('nobody changes the hours of somebody else, and who offers nothing has none', async () => {
  const { veteran, mentor, calendar } = await withHours(server);
  for (const one of [veteran, await person(server)])
    expect((await changeHours(server, one, mentor.id, alwaysOpen)).status).toBe(404);
  expect((await changeHours(server, veteran, veteran.id, alwaysOpen)).status).toBe(404);
  const outdated = await changeHours(server, mentor, mentor.id, { ...alwaysOpen, version: 7 });
  expect([outdated.status, await problemOf(outdated)]).toEqual([412, 'calendar_changed']);
  const changed = await changeHours(server, mentor, mentor.id, { version: calendar.version, hours: [] });
  expect(changed.status).toBe(200);
});

test('a talk is between two: others neither read nor change it, and after an end or a block no time is seen', async () => {
  const { veteran, mentor, id, instant, slot } = await withHours(server);
  const talk = await booked(server, veteran, { ...slot(hourAhead(10)), reason: 'About my discharge' });
  const stranger = await mentorOf(server, { name: 'Dale Whitfield' });
  expect((await get(stranger, `/api/bookings/${talk.id}`)).status).toBe(404);
  for (const type of ['confirm', 'decline', 'cancel'])
    expect((await command(stranger, `booking.${type}`, { bookingId: talk.id })).status).toBe(404);
  const moved = await command(stranger, 'booking.move', { bookingId: talk.id, start: hourAhead(12) });
  expect(moved.status).toBe(404);
  // Neither fact has the reason.
  for (const one of [veteran, mentor])
    expect(JSON.stringify((await stateOf(server, one.cookie)).world)).not.toContain('discharge');
  await factsAfter(server, veteran.cookie, { type: 'thread.block', payload: { threadId: id } });
  expect((await slots(veteran, mentor.id, instant)).status).toBe(404);
  expect((await get(veteran, `/api/calendars/${mentor.id}`)).status).toBe(404);
  expect((await mentoringOf(server, veteran)).mentorships).toMatchObject([{ isBookable: false }]);
  // Both still read what was.
  for (const one of [veteran, mentor]) expect((await get(one, `/api/bookings/${talk.id}`)).status).toBe(200);
});

test.each(['mentor', 'veteran'] as const)(
  'with the account of the %s, their talks are gone, and the other is told without a name',
  async (side) => {
    const pair = await withHours(server);
    const { veteran, mentor, slot } = pair;
    const over = await booked(server, veteran, slot(hourAhead(20)));
    await factsAfter(server, veteran.cookie, { type: 'booking.cancel', payload: { bookingId: over.id } });
    const talk = await booked(server, veteran, slot(hourAhead(22)));
    const gone = pair[side];
    const left = side === 'mentor' ? veteran : mentor;
    await server.deps.accountDeletion.remove(gone.id);
    const { world } = await stateOf(server, left.cookie);
    expect(world.bookings).toMatchObject([
      { id: talk.id, status: 'cancelled', title: '', organizationName: '' },
    ]);
    const news = world.notifications.filter(({ type }) => type === 'appointment');
    expect(news).toMatchObject([{ subjectId: talk.id, title: { code: 'contact.talkCanceled' } }]);
    const name = side === 'mentor' ? 'Tom Hale' : 'Ana Ruiz';
    expect(JSON.stringify(world)).not.toContain(name);
    const facts = await server.sql`select payload from facts where user_id = ${left.id}`;
    expect(JSON.stringify(facts)).not.toContain(name);
    expect(await server.sql`select from bookings where id in (${talk.id}, ${over.id})`).toHaveLength(0);
    expect(await server.sql`select from booked_times where calendar_id = ${mentor.id}`).toHaveLength(0);
  },
);

test('the sweep calls off talks with somebody who is banned, and no others', async () => {
  const [banned, other] = [await withHours(server), await withHours(server)];
  const talk = await booked(server, banned.veteran, banned.slot(hourAhead(30)));
  const kept = await booked(server, other.veteran, other.slot(hourAhead(30)));
  await server.sql`update users set banned_at = now() where id = ${banned.mentor.id}`;
  const jobs = background(server, systemClock, () => {});
  onTestFinished(() => jobs.sql.end());
  await jobs.updateBookings();
  const statusOf = async ({ cookie }: Person, id: string) =>
    (await stateOf(server, cookie)).world.bookings.find((one) => one.id === id)?.status;
  expect(await statusOf(banned.veteran, talk.id)).toBe('cancelled');
  expect(await statusOf(other.veteran, kept.id)).toBe('confirmed');
});

test('an end with one of two whom somebody mentors leaves the talk with the other', async () => {
  const { mentor, id, slot } = await withHours(server);
  const second = await person(server, 'Grace Lin');
  await factsAfter(server, mentor.cookie, {
    type: 'mentor.accept',
    payload: { mentorshipId: await asked(server, second, mentor) },
  });
  const kept = await booked(server, second, slot(hourAhead(33)));
  await factsAfter(server, mentor.cookie, { type: 'mentor.end', payload: { mentorshipId: id } });
  for (const one of [second, mentor])
    expect((await stateOf(server, one.cookie)).world.bookings).toMatchObject([
      { id: kept.id, status: 'confirmed' },
    ]);
});
