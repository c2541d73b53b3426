import { afterAll, expect, test } from 'vitest';
import type { EventParticipation } from '../../../../machines/model/exchange/index.ts';
import type { NewListing } from '../../../../machines/organizations/model/index.ts';
import { createEventSearch } from '../../../../server/listings/events.ts';
import { testClock } from '../../harness.ts';
import { accountServer, dayMs, hourMs, mailTo, minuteMs } from '../../support/accounts.ts';
import { factsAfter, sendCommand, stateOf } from '../../support/exchange.ts';
import { lister, published } from '../../support/listings.ts';
import type { Lister } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';
import { background, bellOf } from '../../support/reminders.ts';

const clock = testClock(new Date('2030-05-16T12:00:00Z'));
const server = await accountServer({ clock });
const { sql, remind, updateEvents } = background(server, clock);
afterAll(async () => {
  await sql.end();
  await server.close();
});

const inDays = (days: number) => new Date(clock.now().getTime() + days * dayMs).toISOString();
const event = (lists: Lister, given: Partial<NewListing> = {}) =>
  published(server, lists, 'event', { startsAt: inDays(10), ...given });
const join = ({ cookie }: Person, { id: listingId }: { id: string }) =>
  factsAfter(server, cookie, { type: 'event.join', payload: { listingId } });
const leave = ({ cookie }: Person, { id: listingId }: { id: string }) =>
  factsAfter(server, cookie, { type: 'event.leave', payload: { listingId } });
const ofPerson = async ({ cookie }: Person) => {
  const { joinedEvents, waitingEvents } = (await stateOf(server, cookie)).world;
  return { joined: joinedEvents.map(({ title }) => title), waiting: waitingEvents.map(({ title }) => title) };
};
const get = async (path: string, cookie = '') => {
  const answer = await server.request(path, { headers: { Cookie: cookie } });
  return (await answer.json()) as Record<string, unknown>;
};
const participantsOf = ({ id, owner }: Lister, listing: { id: string }) =>
  get(`/api/organizations/${id}/listings/${listing.id}/participants`, owner.cookie);
const seatsOf = async ({ id }: { id: string }) => {
  const { taken, waiting } = (await get(`/api/events/${id}`))['event'] as { taken: number; waiting: number };
  return [taken, waiting];
};
const partOf = async ({ cookie }: Person, { id }: { id: string }) =>
  (await get(`/api/events/${id}/participation`, cookie))['participation'] as EventParticipation;
const people = (count: number) => Promise.all(Array.from({ length: count }, () => person(server)));

test('people join until it is full, and then wait; a free seat is kept for whoever waits longest until they answer', async () => {
  const employer = await lister(server, 'event');
  const fair = await event(employer, { capacity: 1 });
  const [ana, ben, cal] = (await people(3)) as [Person, Person, Person];
  expect(await join(ana, fair)).toMatchObject([{ kind: 'eventJoined', payload: { event: { id: fair.id } } }]);
  expect(await join(ben, fair)).toMatchObject([{ kind: 'eventWaited' }]);
  clock.advance(1_000);
  await join(cal, fair);
  expect(await seatsOf(fair)).toEqual([1, 2]);
  expect(await participantsOf(employer, fair)).toMatchObject({
    taken: 1,
    waiting: 2,
    participants: [
      { id: ana.id, state: 'joined' },
      { id: ben.id, state: 'waiting' },
      { id: cal.id, state: 'waiting' },
    ],
  });
  const listed = `/api/organizations/${employer.id}/listings?kind=event`;
  expect(await get(listed, employer.owner.cookie)).toMatchObject({
    listings: [{ id: fair.id }],
    counts: { [fair.id]: { received: 0, seats: { taken: 1, waiting: 2 } } },
  });
  await updateEvents();
  expect(await ofPerson(ben)).toEqual({ joined: [], waiting: ['Career fair'] });

  expect(await leave(ana, fair)).toMatchObject([{ kind: 'eventLeft', payload: { eventId: fair.id } }]);
  // Nobody passes those who wait.
  const [dan] = (await people(1)) as [Person];
  expect(await join(dan, fair)).toMatchObject([{ kind: 'eventWaited' }]);
  await updateEvents();
  await updateEvents();
  expect(await ofPerson(ana)).toEqual({ joined: [], waiting: [] });
  expect(await ofPerson(ben)).toEqual({ joined: [], waiting: ['Career fair'] });
  expect(await partOf(ben, fair)).toMatchObject({ state: 'offered', code: null });
  expect((await stateOf(server, ben.cookie)).world.waitingEvents).toMatchObject([
    { heldUntil: new Date(clock.now().getTime() + dayMs).toISOString() },
  ]);
  expect(await bellOf(server, ben)).toMatchObject([
    { type: 'event', subjectId: fair.id, title: { code: 'contact.eventOffered' } },
  ]);
  expect(await bellOf(server, cal)).toEqual([]);
  // It counts as taken, and nobody else gets it.
  expect(await seatsOf(fair)).toEqual([1, 2]);
  expect(await join(ben, fair)).toMatchObject([{ kind: 'eventJoined' }]);
  expect(await ofPerson(ben)).toEqual({ joined: ['Career fair'], waiting: [] });
  expect((await partOf(ben, fair)).code).toMatch(/^[A-Z0-9]{6}$/);
  clock.advance(2 * minuteMs);
  const [mail] = (await mailTo(server, ben.email)).filter(({ text }) => text.includes('event'));
  expect(mail?.subject).toMatch(/^.+ has a seat for you at one of its events$/);
});

test('more seats are given to who waits, in order', async () => {
  const employer = await lister(server, 'event');
  const fair = await event(employer, { capacity: 1 });
  const line = await people(4);
  for (const one of line) {
    clock.advance(1_000);
    await join(one, fair);
  }
  await server.deps.listings.staff.change(
    employer.owner.id,
    { organizationId: employer.id, id: fair.id },
    { change: { capacity: 3 }, version: fair.version },
  );
  await updateEvents();
  await updateEvents();
  expect(await Promise.all(line.map(async (one) => (await partOf(one, fair)).state))).toEqual([
    'joined',
    'offered',
    'offered',
    'waiting',
  ]);
});

test('joining twice is joining once, and leaving what one never joined changes nothing', async () => {
  const fair = await event(await lister(server, 'event'));
  const [ana, ben] = (await people(2)) as [Person, Person];
  await join(ana, fair);
  expect(await join(ana, fair)).toEqual([]);
  expect(await leave(ben, fair)).toEqual([]);
  expect(await seatsOf(fair)).toEqual([1, 0]);
});

test('many at once get exactly the seats that there are', async () => {
  const fair = await event(await lister(server, 'event'), { capacity: 5 });
  const crowd = await people(24);
  const answers = await Promise.all(crowd.map((one) => join(one, fair)));
  expect(answers.flat().filter(({ kind }) => kind === 'eventJoined')).toHaveLength(5);
  expect(await seatsOf(fair)).toEqual([5, 19]);
  const seated = crowd.filter((_, at) => answers[at]![0]!.kind === 'eventJoined');
  await Promise.all([...seated.slice(0, 3).map((one) => leave(one, fair)), updateEvents(), updateEvents()]);
  await updateEvents();
  expect(await seatsOf(fair)).toEqual([5, 16]);
  const offered = await Promise.all(crowd.map(async (one) => (await partOf(one, fair)).state));
  expect(offered.filter((state) => state === 'offered')).toHaveLength(3);
});

test('who takes part is told of another time, a cancellation, and that it takes place after all', async () => {
  const employer = await lister(server, 'event');
  const fair = await event(employer);
  const place = { organizationId: employer.id, id: fair.id };
  const { staff } = server.deps.listings;
  const [ana] = (await people(1)) as [Person];
  await join(ana, fair);
  await updateEvents();
  expect(await bellOf(server, ana)).toEqual([]);
  const moved = await staff.change(employer.owner.id, place, {
    change: { startsAt: inDays(20) },
    version: fair.version,
  });
  await updateEvents();
  // What nobody who comes needs to know is no news.
  await staff.change(employer.owner.id, place, { change: { description: 'More.' }, version: moved.version });
  await updateEvents();
  await staff.take(employer.owner.id, place, 'close');
  await updateEvents();
  expect((await stateOf(server, ana.cookie)).world.joinedEvents).toEqual([
    { id: fair.id, title: fair.title },
  ]);
  await staff.take(employer.owner.id, place, 'reopen');
  await updateEvents();
  await updateEvents();
  expect((await bellOf(server, ana)).map(({ title }) => (title as { code: string }).code)).toEqual([
    'contact.eventMoved',
    'contact.eventCanceled',
    'contact.eventBackOn',
  ]);
});

test('an event reminds who has a seat a day before, at its new time, and not who left', async () => {
  const employer = await lister(server, 'event');
  const fair = await event(employer, { startsAt: inDays(3), capacity: 1 });
  const [ana, ben, cal] = (await people(3)) as [Person, Person, Person];
  await join(ana, fair);
  await join(ben, fair);
  await join(cal, await event(employer, { startsAt: inDays(3) }));
  await leave(cal, fair);
  clock.advance(2 * dayMs + hourMs);
  await remind();
  expect(await bellOf(server, ana)).toMatchObject([
    { title: { code: 'contact.eventSoon' }, subjectId: fair.id },
  ]);
  expect(await bellOf(server, ben)).toEqual([]);
});

test('an event that is over gives no more seats, and its seats are looked at no more', async () => {
  const fair = await event(await lister(server, 'event'), { startsAt: inDays(1), capacity: 1 });
  const [ana, ben] = (await people(2)) as [Person, Person];
  await join(ana, fair);
  await join(ben, fair);
  clock.advance(2 * dayMs);
  const [cal] = (await people(1)) as [Person];
  const late = await sendCommand(server, cal.cookie, { type: 'event.join', payload: { listingId: fair.id } });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: 'listing_closed' });
  await leave(ana, fair);
  await updateEvents();
  expect(await ofPerson(ben)).toEqual({ joined: [], waiting: ['Career fair'] });
  expect(await server.sql`select is_open from event_seats where listing_id = ${fair.id}`).toEqual([
    { is_open: false },
  ]);
});

test('an event that was over and gets a new date is told to who was there, and gives seats again', async () => {
  const employer = await lister(server, 'event');
  const fair = await event(employer, { startsAt: inDays(1), capacity: 1 });
  const [ana, ben] = (await people(2)) as [Person, Person];
  await join(ana, fair);
  await join(ben, fair);
  clock.advance(2 * dayMs);
  await updateEvents();
  await server.deps.listings.staff.change(
    employer.owner.id,
    { organizationId: employer.id, id: fair.id },
    { change: { startsAt: inDays(7), capacity: 2 }, version: fair.version },
  );
  await updateEvents();
  await updateEvents();
  expect((await bellOf(server, ana)).map(({ title }) => title)).toMatchObject([
    { code: 'contact.eventMoved' },
  ]);
  expect((await partOf(ben, fair)).state).toBe('offered');
});

test('a deleted account frees its seat', async () => {
  const fair = await event(await lister(server, 'event'), { capacity: 1 });
  const [ana, ben] = (await people(2)) as [Person, Person];
  await join(ana, fair);
  await join(ben, fair);
  await server.deps.accountDeletion.remove(ana.id);
  expect(await seatsOf(fair)).toEqual([0, 1]);
  await updateEvents();
  expect((await partOf(ben, fair)).state).toBe('offered');
});

const found = async (query: string) => {
  const page = await get(`/api/events?q=lighthouse${query}`);
  return {
    titles: (page['events'] as { title: string }[]).map(({ title }) => title),
    next: page['nextCursor'],
  };
};

test('events are found by words and kind, those that are over first come first, page by page', async () => {
  const employer = await lister(server, 'event');
  const titles = ['Lighthouse late', 'Lighthouse soon', 'Lighthouse between'];
  const days = [30, 15, 20];
  for (const [at, title] of titles.entries())
    await event(employer, { title, startsAt: inDays(days[at]!), type: at === 0 ? 'wellness' : 'career' });
  expect((await found('')).titles).toEqual(['Lighthouse soon', 'Lighthouse between', 'Lighthouse late']);
  expect((await found('&type=wellness')).titles).toEqual(['Lighthouse late']);
  const first = await found('&limit=2');
  expect(first.titles).toEqual(['Lighthouse soon', 'Lighthouse between']);
  expect(await found(`&limit=2&cursor=${first.next}`)).toEqual({ titles: ['Lighthouse late'], next: null });
  const search = createEventSearch(sql, sql, clock);
  const inMonth = async (month: string) =>
    (await search.find({ q: 'Lighthouse', month, limit: 5 })).events.map(({ startsAt }) =>
      startsAt!.slice(0, 7),
    );
  const months = days.map((day) => inDays(day).slice(0, 7));
  for (const month of new Set(months))
    expect(await inMonth(month)).toEqual(months.filter((one) => one === month));
  expect(await inMonth('2031-01')).toEqual([]);
});
