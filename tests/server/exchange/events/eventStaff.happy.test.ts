import { afterAll, expect, test } from 'vitest';
import type { EventParticipation } from '../../../../machines/model/exchange/index.ts';
import type { Listing, NewListing } from '../../../../machines/organizations/model/index.ts';
import { testClock } from '../../harness.ts';
import { accountServer, dayMs, mailTo, minuteMs, problemOf } from '../../support/accounts.ts';
import { sendCommand, stateOf } from '../../support/exchange.ts';
import { lister, published } from '../../support/listings.ts';
import { join as joinStaff, person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';
import { background, bellOf } from '../../support/reminders.ts';

const clock = testClock(new Date('2030-05-16T12:00:00Z'));
/** What comes before anything random. */
const drawn: number[] = [];
const server = await accountServer({ clock, random: () => drawn.shift() ?? Math.random() });
const { sql, updateEvents } = background(server, clock);
afterAll(async () => {
  await sql.end();
  await server.close();
});

const inDays = (days: number) => new Date(clock.now().getTime() + days * dayMs).toISOString();
const fairWith = async (given: Partial<NewListing> = {}) => {
  const employer = await lister(server, 'event');
  const fair = await published(server, employer, 'event', { startsAt: inDays(10), ...given });
  const ask = (type: string, payload: object = {}, cookie = employer.owner.cookie) =>
    sendCommand(server, cookie, { type, as: employer.id, payload: { listingId: fair.id, ...payload } });
  const read = async (path = '', cookie = employer.owner.cookie) =>
    server.request(`/api/organizations/${employer.id}/listings/${fair.id}/participants${path}`, {
      headers: { Cookie: cookie },
    });
  const list = async () => (await (await read()).json()) as Record<string, unknown>;
  return { employer, fair, ask, read, list };
};
const join = ({ cookie }: Person, { id: listingId }: Listing, said: object = {}) =>
  sendCommand(server, cookie, { type: 'event.join', payload: { listingId, ...said } });
const codeOf = async ({ cookie }: Person, { id }: Listing) => {
  const answer = await server.request(`/api/events/${id}/participation`, { headers: { Cookie: cookie } });
  return ((await answer.json()) as { participation: EventParticipation }).participation.code!;
};
const people = (count: number) => Promise.all(Array.from({ length: count }, () => person(server)));
const newsOf = async (one: Person) =>
  (await bellOf(server, one)).map(({ title, message }) => [
    (title as { code: string }).code,
    (message as unknown as { values: unknown[] }).values.at(-1),
  ]);

test('participants are checked in by who they are or by their code, once, and it can be taken back', async () => {
  const { fair, ask, list } = await fairWith({ capacity: 3, guests: 1 });
  const [ana, ben, cal] = (await people(3)) as [Person, Person, Person];
  await join(ana, fair, { guests: 1 });
  clock.advance(1_000);
  await join(ben, fair);
  await join(cal, fair);
  expect((await ask('event.check-in', { personId: ana.id })).status).toBe(200);
  const at = clock.now().toISOString();
  clock.advance(minuteMs);
  await ask('event.check-in', { personId: ana.id });
  await ask('event.check-in', { code: (await codeOf(ben, fair)).toLowerCase() });
  expect(await list()).toMatchObject({
    checkedIn: 3,
    participants: [{ checkedInAt: at }, { checkedInAt: clock.now().toISOString() }, { checkedInAt: null }],
  });
  await ask('event.check-in', { personId: ben.id, isHere: false });
  expect(await list()).toMatchObject({ checkedIn: 2 });
  const waiting = await ask('event.check-in', { personId: cal.id });
  expect([waiting.status, await problemOf(waiting)]).toEqual([409, 'no_seat']);
  for (const payload of [{ code: 'WRONG1' }, { code: '' }, {}, { personId: fair.id }])
    expect((await ask('event.check-in', payload)).status).toBe(404);
});

test('nobody gets the code of somebody else, also if chance draws it again', async () => {
  const { fair } = await fairWith();
  const [ana, ben] = (await people(2)) as [Person, Person];
  const sameCode = Array.from({ length: 6 }, () => 0);
  drawn.push(...sameCode);
  await join(ana, fair);
  drawn.push(...sameCode);
  expect((await join(ben, fair)).status).toBe(200);
  expect(drawn).toEqual([]);
  expect(await codeOf(ana, fair)).toBe('AAAAAA');
  expect(await codeOf(ben, fair)).not.toBe('AAAAAA');
});

test('a code opens no other event, and no other organization’s', async () => {
  const { fair } = await fairWith();
  const other = await fairWith();
  const [ana] = (await people(1)) as [Person];
  await join(ana, fair);
  expect((await other.ask('event.check-in', { code: await codeOf(ana, fair) })).status).toBe(404);
  expect((await other.ask('event.check-in', { listingId: fair.id, personId: ana.id })).status).toBe(404);
});

test('a message reaches everybody with a seat once, by bell and email, and nobody who joins later', async () => {
  const { fair, ask } = await fairWith({ capacity: 2, startsAt: inDays(1) });
  const [ana, ben, cal] = (await people(3)) as [Person, Person, Person];
  await join(ana, fair);
  await join(cal, fair);
  expect((await ask('event.write', { text: 'Bring a mug' })).status).toBe(200);
  expect((await ask('event.write', { text: 'And a friend' })).status).toBe(200);
  await sendCommand(server, cal.cookie, { type: 'event.leave', payload: { listingId: fair.id } });
  await join(ben, fair);
  await Promise.all([updateEvents(), updateEvents()]);
  await updateEvents();
  expect(await newsOf(ana)).toEqual([
    ['contact.eventMessage', 'Bring a mug'],
    ['contact.eventMessage', 'And a friend'],
  ]);
  expect(await newsOf(ben)).toEqual([]);
  expect(await newsOf(cal)).toEqual([]);
  clock.advance(2 * minuteMs);
  expect(await mailTo(server, ana.email)).toHaveLength(1);
  await ask('event.write', { text: 'See you' });
  await updateEvents();
  expect((await newsOf(ben)).map(([, text]) => text)).toEqual(['See you']);
  // Also once it is over.
  clock.advance(2 * dayMs);
  await updateEvents();
  await ask('event.write', { text: 'Thank you' });
  await updateEvents();
  expect((await newsOf(ben)).map(([, text]) => text)).toEqual(['See you', 'Thank you']);
});

test('another time or place, and a cancellation with its reason, reach participants and the waiting list', async () => {
  const { fair, ask } = await fairWith({ capacity: 1 });
  const [ana, ben] = (await people(2)) as [Person, Person];
  await join(ana, fair);
  await join(ben, fair);
  const moved = inDays(12);
  expect((await ask('event.change', { startsAt: moved, location: 'Pier 4' })).status).toBe(200);
  await updateEvents();
  expect((await stateOf(server, ben.cookie)).world.waitingEvents).toMatchObject([
    { listed: { startsAt: moved, location: 'Pier 4' } },
  ]);
  expect((await ask('event.cancel', { reason: 'The pier is closed.' })).status).toBe(200);
  await updateEvents();
  for (const one of [ana, ben])
    expect((await newsOf(one)).map(([code]) => code)).toEqual([
      'contact.eventMoved',
      'contact.eventCanceled',
    ]);
  expect((await newsOf(ben)).at(-1)).toEqual(['contact.eventCanceled', 'The pier is closed.']);
  expect(await problemOf(await ask('event.cancel'))).toBe('listing_status');
  expect((await join(ana, fair)).status).toBe(409);
});

test('a change must leave the event complete, and the link must be safe', async () => {
  const { fair, ask, list } = await fairWith();
  expect(await problemOf(await ask('event.change', { startsAt: inDays(-1) }))).toBe('listing_incomplete');
  for (const link of ['http://example.org', 'javascript:alert(1)', 'meet'])
    expect((await ask('event.change', { link })).status).toBe(422);
  await ask('event.change', { link: 'https://meet.example.org/room' });
  expect(await list()).toMatchObject({ link: 'https://meet.example.org/room' });
  const [row] = await server.sql<{ version: number }[]>`select version from listings where id = ${fair.id}`;
  expect(row!.version).toBe(fair.version);
  await ask('event.change', { link: '' });
  expect(await list()).toMatchObject({ link: null });
});

test('nobody cancels for an organization as themselves, and no job is canceled as an event', async () => {
  const { employer, fair, ask } = await fairWith();
  const [ana] = (await people(1)) as [Person];
  for (const { cookie } of [ana, employer.owner]) {
    const answer = await sendCommand(server, cookie, {
      type: 'event.cancel',
      payload: { listingId: fair.id },
    });
    expect(answer.status).toBe(404);
  }
  const job = await published(server, employer, 'job');
  for (const type of ['event.cancel', 'event.change'])
    expect((await ask(type, { listingId: job.id })).status).toBe(404);
});

test('the list as CSV is for those who can decide, and runs no formula', async () => {
  const { employer, fair, read } = await fairWith({ questions: ['Food?'] });
  const [ana] = (await people(1)) as [Person];
  await server.sql`update users set full_name = '=HYPERLINK("x")' where id = ${ana.id}`;
  await join(ana, fair, { answers: ['Anything'] });
  const csv = await read('.csv');
  expect(csv.headers.get('content-type')).toContain('text/csv');
  const text = await csv.text();
  expect(text).toContain(`"'=HYPERLINK(""x"")","joined","0"`);
  expect(text).toContain('"Food? Anything"');
  const viewer = await joinStaff(server, employer, 'viewer');
  expect((await read('.csv', viewer.cookie)).status).toBe(403);
  expect((await read('.csv', ana.cookie)).status).toBe(404);
});

test('an event is repeated every week or month as drafts, at the same time of the day', async () => {
  const employer = await lister(server, 'event');
  const fair = await published(server, employer, 'event', {
    startsAt: '2030-10-31T22:00:00.000Z',
    timeZone: 'America/New_York',
    capacity: 5,
  });
  const repeat = async (series: object, cookie = employer.owner.cookie) => {
    const answer = await server.request(`/api/organizations/${employer.id}/listings/${fair.id}/repeat`, {
      method: 'POST',
      headers: { Cookie: cookie },
      json: series,
    });
    return { status: answer.status, body: (await answer.json()) as { listings: Listing[] } };
  };
  const weekly = await repeat({ every: 'week', times: 2 });
  expect(weekly.status).toBe(201);
  // Clocks go back on November 3.
  expect(weekly.body.listings.map(({ startsAt }) => startsAt).toSorted()).toEqual([
    '2030-11-07T23:00:00.000Z',
    '2030-11-14T23:00:00.000Z',
  ]);
  expect(weekly.body.listings.map(({ status, capacity }) => [status, capacity])).toEqual([
    ['draft', 5],
    ['draft', 5],
  ]);
  const monthly = await repeat({ every: 'month', times: 1 });
  expect(monthly.body.listings[0]!.startsAt).toBe('2030-11-30T23:00:00.000Z');
  expect((await repeat({ every: 'week', times: 13 })).status).toBe(422);
  const viewer = await joinStaff(server, employer, 'reviewer');
  expect((await repeat({ every: 'week', times: 1 }, viewer.cookie)).status).toBe(403);
});
