import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnBooking } from '../../../../machines/bookings/booking/index.ts';
import { accountServer, problemOf } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { factsAfter, sendCommand, stateOf } from '../../support/exchange.ts';
import type { Person } from '../../support/organizations.ts';
import { booked, hourAhead } from '../bookings/provider.ts';
import { mentoringOf, readAs } from './mentoring.ts';
import { withHours } from './talks.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

const take = ({ cookie }: Person, type: string, payload: object) =>
  factsAfter(server, cookie, { type: `booking.${type}`, payload });
const worldOf = async ({ cookie }: Person) => (await stateOf(server, cookie)).world;
const talkOf = async (one: Person, id: string) =>
  (await worldOf(one)).bookings.find((booking) => booking.id === id);
const told = async (one: Person, id: string) =>
  (await worldOf(one)).notifications
    .filter(({ subjectId }) => subjectId === id)
    .map(({ title }) => (typeof title === 'object' ? title.code : title));

test('who is mentored asks for a time, the mentor confirms, both see it, move it and cancel it', async () => {
  const { veteran, mentor, id: mentoring, onRequest, slot } = await withHours(server);
  const own = await mentoringOf(server, veteran);
  expect(own.mentorships).toMatchObject([{ id: mentoring, isBookable: true }]);
  expect((await mentoringOf(server, mentor)).mentorships).toMatchObject([{ isBookable: false }]);

  const talk = await booked(server, veteran, {
    ...slot(hourAhead(30), onRequest),
    reason: 'My license exam',
  });
  expect(talk).toMatchObject({
    kind: 'mentor',
    status: 'requested',
    title: 'Tom Hale',
    organizationName: 'Tom Hale',
  });
  expect(await talkOf(mentor, talk.id)).toMatchObject({
    side: 'mentor',
    status: 'requested',
    title: 'Ana Ruiz',
    organizationName: 'Ana Ruiz',
  });
  expect(await told(mentor, talk.id)).toEqual(['contact.talkRequested']);
  const page = await readAs<OwnBooking>(server, mentor, `/api/bookings/${talk.id}`);
  expect(page.booking).toMatchObject({ side: 'mentor', reason: 'My license exam' });

  await take(mentor, 'confirm', { bookingId: talk.id });
  expect(await talkOf(veteran, talk.id)).toMatchObject({ status: 'confirmed' });
  expect(await talkOf(mentor, talk.id)).toMatchObject({ status: 'confirmed' });
  expect(await told(veteran, talk.id)).toContain('contact.talkConfirmed');

  // A mentor proposes, and the other decides.
  await take(mentor, 'move', { bookingId: talk.id, start: hourAhead(32) });
  expect(await told(veteran, talk.id)).toContain('contact.talkProposed');
  await take(veteran, 'confirm', { bookingId: talk.id });
  expect(await talkOf(mentor, talk.id)).toMatchObject({ status: 'confirmed', start: hourAhead(32) });

  await take(mentor, 'cancel', { bookingId: talk.id, reason: 'I’m on call.' });
  expect(await talkOf(veteran, talk.id)).toMatchObject({ status: 'cancelled' });
  expect(await told(veteran, talk.id)).toContain('contact.talkCanceled');
  const after = await readAs<OwnBooking>(server, veteran, `/api/bookings/${talk.id}`);
  expect(after.history.map(({ step, by }) => [step, by])).toEqual([
    ['requested', 'person'],
    ['confirmed', 'organization'],
    ['proposed', 'organization'],
    ['moved', 'person'],
    ['cancelled', 'organization'],
  ]);
  expect(after.history.at(-1)).toMatchObject({ reason: 'I’m on call.' });
});

test('of two whom somebody mentors, one gets a time, and nobody is in line for it', async () => {
  const { veteran, slot } = await withHours(server);
  const other = await withHours(server);
  const start = hourAhead(40);
  const talk = await booked(server, veteran, slot(start));
  expect(talk.status).toBe('confirmed');
  // The person’s own time is taken, whoever the mentor is.
  const overlapping = await sendCommand(server, veteran.cookie, {
    type: 'booking.request',
    payload: { ...slot(start) },
  });
  expect(await problemOf(overlapping)).toBe('slot_taken');
  const waits = await sendCommand(server, veteran.cookie, {
    type: 'booking.wait',
    payload: { bookingId: talk.id, waits: true },
  });
  expect(await problemOf(waits)).toBe('booking_changed');
  expect((await booked(server, other.veteran, other.slot(start))).status).toBe('confirmed');
});

test.each([
  ['the mentor ends the mentoring', 'mentor', 'mentor.end'],
  ['the person ends it', 'veteran', 'mentor.end'],
  ['the mentor blocks', 'mentor', 'thread.block'],
  ['the person blocks', 'veteran', 'thread.block'],
] as const)('when %s, a talk to come is off and both are told', async (_, side, type) => {
  const pair = await withHours(server);
  const { veteran, mentor, id, slot } = pair;
  const talk = await booked(server, veteran, slot(hourAhead(50)));
  const payload = type === 'mentor.end' ? { mentorshipId: id } : { threadId: id };
  await factsAfter(server, pair[side].cookie, { type, payload });
  for (const one of [veteran, mentor]) {
    expect(await talkOf(one, talk.id)).toMatchObject({ status: 'cancelled' });
    expect(await told(one, talk.id)).toContain('contact.talkCanceled');
  }
  const again = await sendCommand(server, veteran.cookie, {
    type: 'booking.request',
    payload: slot(hourAhead(52)),
  });
  expect(await problemOf(again)).toBe('listing_closed');
});

test('both at once leave one state that both have', async () => {
  const { veteran, mentor, onRequest, slot } = await withHours(server);
  for (let hours = 60; hours < 66; hours += 1) {
    const talk = await booked(server, veteran, slot(hourAhead(hours), onRequest));
    await Promise.all([
      sendCommand(server, mentor.cookie, { type: 'booking.confirm', payload: { bookingId: talk.id } }),
      sendCommand(server, veteran.cookie, { type: 'booking.cancel', payload: { bookingId: talk.id } }),
    ]);
    const [mine, theirs] = [await talkOf(veteran, talk.id), await talkOf(mentor, talk.id)];
    expect(mine?.status).toBe('cancelled');
    expect(theirs).toMatchObject({ status: mine?.status, version: mine?.version });
  }
});
