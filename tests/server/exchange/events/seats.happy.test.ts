import { afterAll, expect, test } from 'vitest';
import type { EventParticipation } from '../../../../machines/model/exchange/index.ts';
import type { Listing, NewListing } from '../../../../machines/organizations/model/index.ts';
import { testClock } from '../../harness.ts';
import { accountServer, dayMs, hourMs, minuteMs, problemOf } from '../../support/accounts.ts';
import { sendCommand } from '../../support/exchange.ts';
import { lister, published } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';
import { background, bellOf } from '../../support/reminders.ts';

const clock = testClock(new Date('2030-05-16T12:00:00Z'));
const server = await accountServer({ clock });
const { sql, updateEvents } = background(server, clock);
afterAll(async () => {
  await sql.end();
  await server.close();
});

const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hourMs).toISOString();
const fairWith = async (given: Partial<NewListing>) => {
  const employer = await lister(server, 'event');
  const fair = await published(server, employer, 'event', { startsAt: inHours(240), ...given });
  return { employer, fair };
};
const join = ({ cookie }: Person, { id: listingId }: Listing, said: object = {}) =>
  sendCommand(server, cookie, { type: 'event.join', payload: { listingId, ...said } });
const leave = ({ cookie }: Person, { id: listingId }: Listing) =>
  sendCommand(server, cookie, { type: 'event.leave', payload: { listingId } });
const partOf = async ({ cookie }: Person, { id }: Listing) => {
  const answer = await server.request(`/api/events/${id}/participation`, { headers: { Cookie: cookie } });
  return ((await answer.json()) as { participation: EventParticipation }).participation;
};
const statesOf = (line: readonly Person[], fair: Listing) =>
  Promise.all(line.map(async (one) => (await partOf(one, fair)).state));
const seatsOf = async ({ id }: Listing) => {
  const [row] = await server.sql<{ taken: number; waiting: number }[]>`
    select taken, waiting from event_seats where listing_id = ${id}`;
  return [row!.taken, row!.waiting];
};
const people = (count: number) => Promise.all(Array.from({ length: count }, () => person(server)));
const codesOf = async (one: Person) =>
  (await bellOf(server, one)).map(({ title }) => (title as { code: string }).code);

test('a seat is kept for a day; then it goes to the next, and whoever missed it is told', async () => {
  const { fair } = await fairWith({ capacity: 1 });
  const [ana, ben, cal] = (await people(3)) as [Person, Person, Person];
  for (const one of [ana, ben, cal]) {
    await join(one, fair);
    clock.advance(1_000);
  }
  await leave(ana, fair);
  await updateEvents();
  clock.advance(dayMs - minuteMs);
  await updateEvents();
  expect(await statesOf([ben, cal], fair)).toEqual(['offered', 'waiting']);
  clock.advance(2 * minuteMs);
  await updateEvents();
  expect(await statesOf([ben, cal], fair)).toEqual([null, 'offered']);
  expect(await codesOf(ben)).toEqual(['contact.eventOffered', 'contact.eventMissed']);
  expect(await seatsOf(fair)).toEqual([1, 0]);
  // They can come back, behind those who wait.
  await join(ben, fair);
  expect(await statesOf([ben, cal], fair)).toEqual(['waiting', 'offered']);
});

test('who lets the seat go leaves it to the next', async () => {
  const { fair } = await fairWith({ capacity: 1 });
  const [ana, ben, cal] = (await people(3)) as [Person, Person, Person];
  for (const one of [ana, ben, cal]) {
    await join(one, fair);
    clock.advance(1_000);
  }
  await leave(ana, fair);
  await updateEvents();
  await leave(ben, fair);
  await updateEvents();
  expect(await statesOf([ben, cal], fair)).toEqual([null, 'offered']);
});

test('a seat is kept no longer than until two hours before the start; from then on, who comes first gets it', async () => {
  const { fair } = await fairWith({ capacity: 1, startsAt: inHours(10) });
  const [ana, ben, cal] = (await people(3)) as [Person, Person, Person];
  for (const one of [ana, ben]) await join(one, fair);
  await leave(ana, fair);
  await updateEvents();
  expect((await partOf(ben, fair)).heldUntil).toBe(
    new Date(Date.parse(fair.startsAt!) - 2 * hourMs).toISOString(),
  );
  clock.advance(8 * hourMs + minuteMs);
  await updateEvents();
  expect(await statesOf([ben], fair)).toEqual([null]);
  await join(cal, fair);
  expect(await statesOf([cal], fair)).toEqual(['joined']);
  // Whoever waits by then takes a free seat themselves.
  await join(ben, fair);
  await leave(cal, fair);
  await updateEvents();
  expect(await statesOf([ben], fair)).toEqual(['waiting']);
  await join(ben, fair);
  expect(await statesOf([ben], fair)).toEqual(['joined']);
});

test('guests take seats, too; a party that does not fit lets those pass who do', async () => {
  const { fair } = await fairWith({ capacity: 4, guests: 2 });
  const [ana, ben, cal, dan] = (await people(4)) as [Person, Person, Person, Person];
  await join(ana, fair, { guests: 2 });
  expect(await seatsOf(fair)).toEqual([3, 0]);
  await join(ben, fair, { guests: 1 });
  clock.advance(1_000);
  await join(cal, fair);
  expect(await statesOf([ana, ben, cal], fair)).toEqual(['joined', 'waiting', 'waiting']);
  await updateEvents();
  expect(await statesOf([ben, cal], fair)).toEqual(['waiting', 'offered']);
  await leave(ana, fair);
  await updateEvents();
  expect(await statesOf([ben, cal], fair)).toEqual(['offered', 'offered']);
  expect(await seatsOf(fair)).toEqual([3, 0]);
  const tooMany = await join(dan, fair, { guests: 3 });
  expect([tooMany.status, await problemOf(tooMany)]).toEqual([409, 'too_many_guests']);
  expect((await join(dan, fair, { guests: 4 })).status).toBe(422);
  const { fair: alone } = await fairWith({});
  expect(await problemOf(await join(dan, alone, { guests: 1 }))).toBe('too_many_guests');
});

test('answers are kept with the questions as they were', async () => {
  const { employer, fair } = await fairWith({ questions: ['Ramp?', 'Food?'] });
  const [ana] = (await people(1)) as [Person];
  await join(ana, fair, { answers: ['', 'Anything'] });
  await server.deps.listings.staff.change(
    employer.owner.id,
    { organizationId: employer.id, id: fair.id },
    { change: { questions: ['Shirt size?'] }, version: fair.version },
  );
  expect((await partOf(ana, fair)).answers).toEqual([{ question: 'Food?', answer: 'Anything' }]);
});

test('names are for participants, and only of those who chose to be seen', async () => {
  const { fair } = await fairWith({ capacity: 2 });
  const [ana, ben, cal] = (await people(3)) as [Person, Person, Person];
  for (const { id } of [ana, cal])
    await server.sql`update users set full_name = 'Pat Person' where id = ${id}`;
  await join(ana, fair, { isSeen: true });
  await join(ben, fair);
  await join(cal, fair, { isSeen: true });
  expect(await statesOf([ana, ben, cal], fair)).toEqual(['joined', 'joined', 'waiting']);
  expect((await partOf(ben, fair)).people).toEqual(['Pat Person']);
  expect((await partOf(ana, fair)).people).toEqual([]);
  expect((await partOf(cal, fair)).people).toEqual([]);
});

test('the link is for participants, from a day before', async () => {
  const { employer, fair } = await fairWith({ capacity: 1, startsAt: inHours(48) });
  const link = 'https://meet.example.org/secret';
  await server.sql`
    insert into event_links (organization_id, listing_id, link) values (${employer.id}, ${fair.id}, ${link})`;
  const [ana, ben] = (await people(2)) as [Person, Person];
  await join(ana, fair);
  await join(ben, fair);
  expect(await partOf(ana, fair)).toMatchObject({ hasLink: true, link: null });
  clock.advance(24 * hourMs + 1);
  expect(await partOf(ana, fair)).toMatchObject({ hasLink: true, link });
  expect(await partOf(ben, fair)).toMatchObject({ hasLink: true, link: null });
  for (const path of ['/api/events', `/api/events/${fair.id}`, `/api/listings/${fair.id}`])
    expect(await (await server.request(path)).text()).not.toContain('secret');
});

test('200 who join and leave at once end with exactly the seats that there are', async () => {
  const { fair } = await fairWith({ capacity: 20, guests: 3 });
  const crowd = await people(100);
  const act = async (one: Person, nth: number) => {
    await join(one, fair, { guests: nth % 4 });
    if (nth % 2 === 1) await leave(one, fair);
  };
  // 100 joins and 50 leaves, while seats move, and then 50 that leave or answer.
  await Promise.all([...crowd.map(act), updateEvents(), updateEvents()]);
  const check = async () => {
    const rows = await server.sql<{ state: string; guests: number }[]>`
      select state, guests from event_participants where listing_id = ${fair.id}`;
    const taken = rows
      .filter(({ state }) => state !== 'waiting')
      .reduce((sum, { guests }) => sum + 1 + guests, 0);
    const waiting = rows.filter(({ state }) => state === 'waiting').length;
    expect(await seatsOf(fair)).toEqual([taken, waiting]);
    expect(taken).toBeLessThanOrEqual(20);
    return rows;
  };
  expect(await check()).toHaveLength(50);
  const rest = crowd.filter((_, nth) => nth % 2 === 0);
  await Promise.all([
    ...rest.map((one, nth) => (nth % 3 === 0 ? leave(one, fair) : join(one, fair))),
    updateEvents(),
    updateEvents(),
  ]);
  await updateEvents();
  const rows = await check();
  // Nobody waits who would fit.
  const taken = rows
    .filter(({ state }) => state !== 'waiting')
    .reduce((sum, { guests }) => sum + 1 + guests, 0);
  for (const { state, guests } of rows)
    if (state === 'waiting') expect(taken + 1 + guests).toBeGreaterThan(20);
});
