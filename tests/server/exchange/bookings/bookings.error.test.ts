import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../harness.ts';
import { accountServer, problemOf, times } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { alwaysOpen, begun, booked, hourAhead, provider, slotOf } from './provider.ts';
import type { Provider } from './provider.ts';
import { sendCommand, stateOf } from '../../support/exchange.ts';
import { lister } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';

const clock = testClock(new Date('2030-05-16T14:00:00Z'));
let server: Server;
let doctor: Provider;
beforeAll(async () => {
  server = await accountServer({ clock });
  doctor = await provider(server, await lister(server, 'provider'));
});
afterAll(() => server.close());

let nextHour = 0;
const freeHour = () => hourAhead(nextHour++, clock);
const send = ({ cookie }: Person, type: string, payload: object) =>
  sendCommand(server, cookie, { type, payload });
const sendAsStaff = (type: string, payload: object, more: { expectedVersion?: number } = {}) =>
  sendCommand(server, doctor.owner.cookie, { type, as: doctor.organizationId, payload, ...more });
const people = (count: number) => Promise.all(times(count, () => person(server)));
const liveAt = (start: string) => server.sql`
  select user_id from bookings where calendar_id = ${doctor.calendar.id} and starts_at = ${start}
    and status in ('requested', 'confirmed')`;

describe('at once', () => {
  test('two hundred who book one slot get one, and the others learn that it is taken', async () => {
    const veterans = await people(200);
    const slot = slotOf(doctor, freeHour());
    const answers = await Promise.all(
      veterans.map(async ({ cookie }) => {
        const command = { id: randomUUID(), type: 'booking.request', payload: slot };
        // A busy server asks to come back, as our pages do.
        for (;;) {
          const answer = await sendCommand(server, cookie, command);
          if (answer.status !== 503) return answer;
        }
      }),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...times(199, () => 409)]);
    const codes = await Promise.all(answers.filter(({ status }) => status === 409).map(problemOf));
    expect(new Set(codes)).toEqual(new Set(['slot_taken']));
    expect(await liveAt(slot.start)).toHaveLength(1);
    expect(
      await server.sql`select from booked_times where blocked @> ${slot.start}::timestamptz`,
    ).toHaveLength(1);
  }, 60_000);

  test('both sides never put two into one time', async () => {
    for (const _ of times(50, () => null)) {
      const [ana, ben] = (await people(2)) as [Person, Person];
      const { id } = await booked(server, ana, slotOf(doctor, freeHour()));
      const start = freeHour();
      const answers = await Promise.all([
        sendAsStaff('booking.move', { bookingId: id, start }),
        send(ben, 'booking.request', slotOf(doctor, start)),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(
        await server.sql`
        select from booked_times where calendar_id = ${doctor.calendar.id} and blocked @> ${start}::timestamptz`,
      ).toHaveLength(1);
    }
  }, 60_000);

  test('a person who confirms what the staff cancel gets one of both', async () => {
    for (const _ of times(10, () => null)) {
      const veteran = await person(server);
      const { id } = await booked(server, veteran, slotOf(doctor, freeHour()));
      await sendAsStaff('booking.move', { bookingId: id, start: freeHour() });
      const [confirmed, canceled] = await Promise.all([
        send(veteran, 'booking.confirm', { bookingId: id }),
        sendAsStaff('booking.cancel', { bookingId: id }),
      ]);
      expect(canceled.status).toBe(200);
      expect([200, 409]).toContain(confirmed.status);
      const [booking] = (await stateOf(server, veteran.cookie)).world.bookings;
      expect(booking).toMatchObject({ status: 'cancelled', proposal: null });
      expect(await server.sql`select from booked_times where booking_id = ${id}`).toHaveLength(0);
    }
  }, 60_000);
});

describe('is refused', () => {
  test('a time that no hours have, that is in the past, or of a visit type that is gone', async () => {
    const veteran = await person(server);
    const slot = slotOf(doctor, freeHour());
    const odd = new Date(Date.parse(slot.start) + 60_000).toISOString();
    const past = new Date(clock.now().getTime() - 3_600_000).toISOString();
    for (const wrong of [
      { ...slot, start: odd },
      { ...slot, start: past },
      { ...slot, visitTypeId: doctor.calendar.id },
    ])
      expect(await problemOf(await send(veteran, 'booking.request', wrong))).toBe('slot_taken');
  });

  test('a second booking of a person at the same time, also with somebody else', async () => {
    const veteran = await person(server);
    const another = await provider(server, await lister(server, 'provider'));
    const start = freeHour();
    await booked(server, veteran, slotOf(doctor, start));
    for (const type of ['booking.hold', 'booking.request'])
      expect(await problemOf(await send(veteran, type, slotOf(another, start)))).toBe('booking_overlaps');
  });

  test('a visit for those who are known to somebody new, and the other way round', async () => {
    const [known, fresh] = ['existing', 'new'].map((audience) => ({
      ...alwaysOpen.visitTypes[0]!,
      confirms: 'instantly' as const,
      audience: audience as 'existing' | 'new',
    }));
    const choosy = await provider(server, await lister(server, 'provider'), {
      ...alwaysOpen,
      visitTypes: [known!, fresh!],
    });
    const [ofKnown, ofNew] = choosy.calendar.visitTypes.map(({ id }) => id);
    const veteran = await person(server);
    const ask = async (type: string) =>
      problemOf(await send(veteran, 'booking.request', slotOf(choosy, freeHour(), type)));
    expect(await ask(ofKnown!)).toBe('visit_not_for_you');
    const { id } = await booked(server, veteran, slotOf(choosy, freeHour(), ofNew));
    await begun(server, { id }, clock);
    await sendCommand(server, choosy.owner.cookie, {
      type: 'booking.complete',
      as: choosy.organizationId,
      payload: { bookingId: id },
    });
    expect(await ask(ofNew!)).toBe('visit_not_for_you');
    expect(await ask(ofKnown!)).toBeUndefined();
  });

  test('an eleventh open booking with one organization', async () => {
    const veteran = await person(server);
    for (const _ of times(10, () => null)) await booked(server, veteran, slotOf(doctor, freeHour()));
    const refused = await send(veteran, 'booking.request', slotOf(doctor, freeHour()));
    expect(await problemOf(refused)).toBe('list_full');
  });

  test('a change of what has changed meanwhile', async () => {
    const veteran = await person(server);
    const { id } = await booked(server, veteran, slotOf(doctor, freeHour(), doctor.onRequest));
    const late = await sendAsStaff('booking.confirm', { bookingId: id }, { expectedVersion: 7 });
    expect(await late.json()).toMatchObject({
      code: 'booking_changed',
      state: { bookingId: id, status: 'requested', version: 1 },
    });
    expect((await sendAsStaff('booking.confirm', { bookingId: id }, { expectedVersion: 1 })).status).toBe(
      200,
    );
  });

  test('a provider that is no longer offered', async () => {
    const hospital = await lister(server, 'provider');
    const closing = await provider(server, hospital);
    await server.deps.listings.staff.take(
      hospital.owner.id,
      { organizationId: hospital.id, id: closing.calendar.id },
      'close',
    );
    const veteran = await person(server);
    expect(await problemOf(await send(veteran, 'booking.request', slotOf(closing, freeHour())))).toBe(
      'listing_closed',
    );
  });

  test('a range of more than 35 days, and hours that end before they begin', async () => {
    const path = `/api/calendars/${doctor.calendar.id}`;
    const long = await server.request(`${path}/slots?type=${doctor.instant}&from=2030-06-01&to=2030-07-07`, {
      headers: { Cookie: doctor.owner.cookie },
    });
    expect(long.status).toBe(422);
    const wrong = await server.request(path, {
      method: 'PATCH',
      headers: { Cookie: doctor.owner.cookie },
      json: { hours: [{ weekday: 1, from: '12:00', to: '09:00' }] },
    });
    expect(wrong.status).toBe(422);
  });
});
