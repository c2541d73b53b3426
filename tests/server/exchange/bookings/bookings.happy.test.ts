import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PersonBooking } from '../../../../machines/bookings/model/index.ts';
import type { OrganizationOverview } from '../../../../machines/model/exchange/index.ts';
import { testClock } from '../../harness.ts';
import { accountServer, problemOf } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { begun, booked, bookingIn, hourAhead, provider, slotOf } from './provider.ts';
import type { Provider } from './provider.ts';
import { factsAfter, sendCommand, stateOf } from '../../support/exchange.ts';
import { lister } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';

const clock = testClock(new Date('2030-05-16T12:00:00Z'));
let server: Server;
let doctor: Provider;
beforeAll(async () => {
  server = await accountServer({ clock });
  doctor = await provider(server, await lister(server, 'provider'));
});
afterAll(() => server.close());

let nextHour = 0;
const freeHour = () => hourAhead(nextHour++, clock);

const get = async <Answer>(path: string, cookie: string): Promise<Answer> => {
  const answer = await server.request(path, { headers: { Cookie: cookie } });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
};
const asPerson = (one: Person, type: string, payload: object) =>
  factsAfter(server, one.cookie, { type, payload });
const asStaff = (type: string, payload: object) =>
  factsAfter(server, doctor.owner.cookie, { type, as: doctor.organizationId, payload });
const request = (one: Person, start = freeHour()) =>
  booked(server, one, slotOf(doctor, start, doctor.onRequest));
const book = (one: Person, start = freeHour()) => booked(server, one, slotOf(doctor, start));
const bookingsOf = async (one: Person): Promise<readonly PersonBooking[]> =>
  (await stateOf(server, one.cookie)).world.bookings;
const titlesOf = async (one: Person) =>
  (await stateOf(server, one.cookie)).world.notifications.map(({ title }) =>
    typeof title === 'object' ? title.code : title,
  );
/** What waits for an answer of the organization. */
const dueIds = async () => {
  const path = `/api/organizations/${doctor.organizationId}/bookings?waitsFor=organization`;
  const { bookings } = await get<{ bookings: { id: string }[] }>(path, doctor.owner.cookie);
  return bookings.map(({ id }) => id);
};
const slotsAround = async (start: string, one: Person, more = '') => {
  const [from, to] = [start, new Date(Date.parse(start) + 60_000).toISOString()];
  const path = `/api/calendars/${doctor.calendar.id}/slots?type=${doctor.instant}&from=${from}&to=${to}${more}`;
  return (await get<{ slots: { start: string }[] }>(path, one.cookie)).slots.map((slot) => slot.start);
};

describe('a calendar', () => {
  test('is set up with the smallest input, and answers with the ids of its visit types', async () => {
    const hospital = await lister(server, 'provider');
    const one = await provider(server, hospital, {
      timeZone: 'America/New_York',
      hours: [{ weekday: 1, from: '09:00', to: '12:00' }],
      visitTypes: [{ name: 'Check-up', minutes: 30, confirms: 'instantly' }],
    });
    expect(one.calendar).toMatchObject({
      organizationId: hospital.id,
      title: 'Physical therapy',
      timeZone: 'America/New_York',
      visitTypes: [{ name: 'Check-up', how: 'inPerson', audience: 'everybody', before: 0 }],
      closedOnHolidays: true,
      version: 1,
    });
    const veteran = await person(server);
    const path = `/api/calendars/${one.calendar.id}`;
    const { calendar } = await get<{ calendar: object }>(path, veteran.cookie);
    expect(calendar).toEqual(one.calendar);
    const { slots } = await get<{ slots: { local: string }[] }>(
      `${path}/slots?type=${one.instant}&from=2030-06-03&to=2030-06-08`,
      veteran.cookie,
    );
    expect(slots.map(({ local }) => local)).toEqual(
      ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'].map((time) => `2030-06-03T${time}:00-04:00`),
    );
  });

  test('keeps what a change does not name, and the ids of visit types', async () => {
    const hospital = await lister(server, 'provider');
    const one = await provider(server, hospital);
    const change = (json: object) =>
      server.request(`/api/calendars/${one.calendar.id}`, {
        method: 'PATCH',
        headers: { Cookie: hospital.owner.cookie },
        json,
      });
    const [first] = one.calendar.visitTypes;
    const changed = await change({ version: 1, visitTypes: [{ ...first, minutes: 45 }] });
    expect(changed.status).toBe(200);
    expect(((await changed.json()) as { calendar: object }).calendar).toEqual({
      ...one.calendar,
      visitTypes: [{ ...first, minutes: 45 }],
      version: 2,
    });
    const late = await change({ version: 1, leadMinutes: 30 });
    expect(late.status).toBe(412);
    expect(await problemOf(late)).toBe('calendar_changed');
  });
});

describe('booking at once', () => {
  test('confirms the slot, takes it, and tells both sides', async () => {
    const veteran = await person(server);
    const start = freeHour();
    expect(await slotsAround(start, veteran)).toEqual([start]);
    const booking = await book(veteran, start);
    expect(booking).toMatchObject({ status: 'confirmed', start, organizationId: doctor.organizationId });
    expect(await bookingsOf(veteran)).toEqual([booking]);
    expect(await titlesOf(veteran)).toEqual([]);
    expect(await slotsAround(start, veteran)).toEqual([]);
    expect(await slotsAround(start, veteran, `&booking=${booking.id}`)).toEqual([start]);
    const news = await get<{ notifications: { kind: string; subject: string }[] }>(
      `/api/organizations/${doctor.organizationId}/notifications`,
      doctor.owner.cookie,
    );
    expect(news.notifications[0]).toMatchObject({ kind: 'bookingChanged', subject: booking.id });
  });

  test('turns a hold into a booking, and a hold keeps others out until it is let go', async () => {
    const [veteran, other] = [await person(server), await person(server)];
    const slot = slotOf(doctor, freeHour());
    await asPerson(veteran, 'booking.hold', slot);
    expect(await slotsAround(slot.start, other)).toEqual([]);
    expect(await slotsAround(slot.start, veteran)).toEqual([slot.start]);
    const refused = await sendCommand(server, other.cookie, { type: 'booking.request', payload: slot });
    expect(await problemOf(refused)).toBe('slot_taken');
    await asPerson(veteran, 'booking.hold', slotOf(doctor, freeHour()));
    expect(await slotsAround(slot.start, other)).toEqual([slot.start]);
    await asPerson(veteran, 'booking.hold', slot);
    await asPerson(veteran, 'booking.release', {});
    expect(await slotsAround(slot.start, other)).toEqual([slot.start]);
    await asPerson(veteran, 'booking.hold', slot);
    expect(await booked(server, veteran, slot)).toMatchObject({ status: 'confirmed' });
  });

  test('moves at once, and gives the old time back', async () => {
    const veteran = await person(server);
    const [start, later] = [freeHour(), freeHour()];
    const { id } = await book(veteran, start);
    const moved = bookingIn(await asPerson(veteran, 'booking.move', { bookingId: id, start: later }));
    expect(moved).toMatchObject({ start: later, status: 'confirmed', proposal: null });
    expect(await slotsAround(start, veteran)).toEqual([start]);
    expect(await slotsAround(later, veteran)).toEqual([]);
    // To a time that overlaps its own.
    const half = new Date(Date.parse(later) + 1_800_000).toISOString();
    expect(bookingIn(await asPerson(veteran, 'booking.move', { bookingId: id, start: half })).start).toBe(
      half,
    );
  });
});

describe('booking on request', () => {
  test('waits for the staff, who confirm it', async () => {
    const veteran = await person(server);
    const booking = await request(veteran);
    expect(booking.status).toBe('requested');
    expect(Date.parse(booking.until!)).toBeLessThanOrEqual(Date.parse(booking.start));
    expect(await slotsAround(booking.start, veteran)).toEqual([]);
    await asStaff('booking.confirm', { bookingId: booking.id });
    expect((await bookingsOf(veteran))[0]).toMatchObject({ status: 'confirmed', until: null });
    expect(await titlesOf(veteran)).toEqual(['contact.bookingConfirmed']);
  });

  test('is declined with a reason that both sides read', async () => {
    const veteran = await person(server);
    const { id, start } = await request(veteran);
    await asStaff('booking.decline', { bookingId: id, reason: 'We are away' });
    expect(await titlesOf(veteran)).toEqual(['contact.bookingDeclined']);
    expect(await slotsAround(start, veteran)).toEqual([start]);
    const own = await get<{ history: object[] }>(`/api/bookings/${id}`, veteran.cookie);
    expect(own.history).toMatchObject([
      { step: 'requested', by: 'person', reason: null },
      { step: 'declined', by: 'organization', reason: 'We are away', name: null },
    ]);
    const path = `/api/organizations/${doctor.organizationId}/bookings/${id}`;
    const staff = await get<{ history: object[] }>(path, doctor.owner.cookie);
    expect(staff.history[1]).toMatchObject({ step: 'declined', reason: 'We are away' });
  });

  test('keeps its time while the person asks for another, until the staff agree', async () => {
    const veteran = await person(server);
    const { id, start } = await request(veteran);
    await asStaff('booking.confirm', { bookingId: id });
    const later = freeHour();
    const asked = bookingIn(await asPerson(veteran, 'booking.move', { bookingId: id, start: later }));
    expect(asked).toMatchObject({ start, status: 'confirmed', proposal: { start: later, by: 'person' } });
    expect([await slotsAround(start, veteran), await slotsAround(later, veteran)]).toEqual([[], []]);
    expect(await dueIds()).toContain(id);
    await asStaff('booking.confirm', { bookingId: id });
    expect((await bookingsOf(veteran))[0]).toMatchObject({ start: later, proposal: null });
    expect(await dueIds()).not.toContain(id);
    expect(await slotsAround(start, veteran)).toEqual([start]);
    expect((await titlesOf(veteran)).at(-1)).toBe('contact.bookingMoved');
  });
});

describe('the staff', () => {
  test('have a patient as soon as an appointment is confirmed, once for each department', async () => {
    const one = await person(server);
    const name = 'Wilhelmina';
    await server.sql`update users set full_name = ${name} where id = ${one.id}`;
    const patients = async () => {
      const path = `/api/organizations/${doctor.organizationId}/cases?kind=patient&q=${name}`;
      return (await get<{ cases: object[] }>(path, doctor.owner.cookie)).cases;
    };
    const { id } = await request(one);
    expect(await patients()).toEqual([]);
    await asStaff('booking.confirm', { bookingId: id });
    expect(await patients()).toMatchObject([
      { kind: 'patient', listingId: doctor.calendar.id, closedAt: null },
    ]);
    await book(one);
    expect(await patients()).toHaveLength(1);
  });

  test('find requests, and who comes next, on the dashboard', async () => {
    const clinic = await provider(server, await lister(server, 'provider'));
    const overview = async () =>
      (
        await get<OrganizationOverview>(
          `/api/organizations/${clinic.organizationId}/overview`,
          clinic.owner.cookie,
        )
      ).bookings;
    const nothing = { count: 0, first: [] };
    expect(await overview()).toEqual({ requests: nothing, coming: nothing });
    const one = await person(server);
    const { id } = await booked(server, one, slotOf(clinic, freeHour(), clinic.onRequest));
    expect(await overview()).toMatchObject({ requests: { count: 1, first: [{ id }] }, coming: nothing });
    const staff = { type: 'booking.confirm', as: clinic.organizationId, payload: { bookingId: id } };
    await factsAfter(server, clinic.owner.cookie, staff);
    expect(await overview()).toMatchObject({ requests: nothing, coming: { count: 1, first: [{ id }] } });
    await asPerson(one, 'booking.move', { bookingId: id, start: freeHour() });
    expect(await overview()).toMatchObject({ requests: { count: 1 }, coming: { count: 1 } });
    await asPerson(one, 'booking.cancel', { bookingId: id });
    expect(await overview()).toEqual({ requests: nothing, coming: nothing });
  });

  test('propose another time, which the person accepts or declines', async () => {
    const veteran = await person(server);
    const { id, start } = await book(veteran);
    const [later, latest] = [freeHour(), freeHour()];
    await asStaff('booking.move', { bookingId: id, start: later });
    expect((await titlesOf(veteran)).at(-1)).toBe('contact.bookingProposed');
    expect(await dueIds()).not.toContain(id);
    await asPerson(veteran, 'booking.decline', { bookingId: id });
    expect((await bookingsOf(veteran))[0]).toMatchObject({ start, proposal: null, status: 'confirmed' });
    expect(await slotsAround(later, veteran)).toEqual([later]);
    await asStaff('booking.move', { bookingId: id, start: latest });
    const moved = bookingIn(await asPerson(veteran, 'booking.confirm', { bookingId: id }));
    expect(moved).toMatchObject({ start: latest, status: 'confirmed' });
  });

  test('cancel, and the person learns why', async () => {
    const veteran = await person(server);
    const { id, start } = await book(veteran);
    await asStaff('booking.cancel', { bookingId: id, reason: 'The doctor is ill' });
    expect((await titlesOf(veteran)).at(-1)).toBe('contact.bookingCanceled');
    expect(await slotsAround(start, veteran)).toEqual([start]);
    const { history } = await get<{ history: { reason: string | null }[] }>(
      `/api/bookings/${id}`,
      veteran.cookie,
    );
    expect(history.at(-1)).toMatchObject({ by: 'organization', reason: 'The doctor is ill' });
    const again = await sendCommand(server, veteran.cookie, {
      type: 'booking.cancel',
      payload: { bookingId: id },
    });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      code: 'booking_changed',
      state: { bookingId: id, status: 'cancelled' },
    });
  });

  test('book for somebody who writes with them, by the name that they know', async () => {
    const veteran = await person(server);
    await asPerson(veteran, 'message.toOrganization', {
      organizationId: doctor.organizationId,
      text: 'Good morning',
    });
    const { threads } = await get<{ threads: { id: string; person: { id: string; name: string } }[] }>(
      `/api/threads?as=${doctor.organizationId}`,
      doctor.owner.cookie,
    );
    const thread = threads.find((one) => one.person.id === veteran.id)!;
    const payload = { ...slotOf(doctor, freeHour()), about: { kind: 'conversation', id: thread.id } };
    const made = bookingIn(await asStaff('booking.book', payload));
    expect(made).toMatchObject({ status: 'confirmed', personName: thread.person.name });
    expect(await titlesOf(veteran)).toContain('contact.bookingMade');
    await asPerson(veteran, 'thread.block', { threadId: thread.id });
    const refused = await sendCommand(server, doctor.owner.cookie, {
      type: 'booking.book',
      as: doctor.organizationId,
      payload: { ...payload, start: freeHour() },
    });
    expect(await problemOf(refused)).toBe('thread_blocked');
  });

  test('say who came and who did not, and put it right', async () => {
    const veteran = await person(server);
    const { id } = await book(veteran);
    const early = await sendCommand(server, doctor.owner.cookie, {
      type: 'booking.complete',
      as: doctor.organizationId,
      payload: { bookingId: id },
    });
    expect(await problemOf(early)).toBe('booking_changed');
    await begun(server, { id }, clock);
    const arrived = bookingIn(await asStaff('booking.arrive', { bookingId: id }));
    expect(arrived).toHaveProperty('arrivedAt', expect.any(String));
    await asStaff('booking.miss', { bookingId: id });
    await asStaff('booking.complete', { bookingId: id });
    expect((await bookingsOf(veteran))[0]).toMatchObject({ status: 'completed' });
    expect(await titlesOf(veteran)).toEqual([]);
  });

  test('list bookings by time, calendar, person and status, a page at a time', async () => {
    const own = await lister(server, 'provider');
    const one = await provider(server, own);
    const two = await provider(server, own);
    const [veteran, other] = [await person(server), await person(server)];
    const hours = [1, 2, 3].map((hour) => hourAhead(hour, clock));
    const [first] = await Promise.all([
      booked(server, veteran, slotOf(one, hours[0]!)),
      booked(server, other, slotOf(one, hours[1]!, one.onRequest)),
      booked(server, other, slotOf(two, hours[2]!)),
    ]);
    const list = async (query: string) =>
      get<{ bookings: { start: string; personId: string }[]; nextCursor: string | null }>(
        `/api/organizations/${own.id}/bookings?${query}`,
        own.owner.cookie,
      );
    const starts = async (query: string) => (await list(query)).bookings.map(({ start }) => start);
    expect(await starts('')).toEqual(hours);
    expect(await starts(`from=${hours[1]}&to=${hours[2]}`)).toEqual([hours[1]]);
    expect(await starts(`calendar=${two.calendar.id}`)).toEqual([hours[2]]);
    expect(await starts('status=requested')).toEqual([hours[1]]);
    expect(await starts(`person=${other.id}`)).toEqual(hours.slice(1));
    expect(await starts('waitsFor=organization')).toEqual([hours[1]]);
    const page = await list('limit=2');
    expect(page.bookings).toHaveLength(2);
    expect(await starts(`limit=2&cursor=${page.nextCursor}`)).toEqual([hours[2]]);
    expect(first).toMatchObject({ title: 'Physical therapy', visitName: 'Check-up' });
  });
});
