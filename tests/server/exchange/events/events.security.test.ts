import { afterAll, expect, test } from 'vitest';
import { accountServer, problemOf } from '../../support/accounts.ts';
import { factsAfter, sendCommand } from '../../support/exchange.ts';
import { decide, draft, lister, published } from '../../support/listings.ts';
import { join as joinStaff, person } from '../../support/organizations.ts';

const server = await accountServer();
afterAll(() => server.close());

const joining = (listingId: string) => ({ type: 'event.join', payload: { listingId } });
const participants = (organizationId: string, listingId: string, cookie: string) =>
  server.request(`/api/organizations/${organizationId}/listings/${listingId}/participants`, {
    headers: { Cookie: cookie },
  });

test('who takes part is for the staff alone, also for those who only see', async () => {
  const employer = await lister(server, 'event');
  const rival = await lister(server, 'event');
  const fair = await published(server, employer, 'event');
  const guest = await person(server);
  await factsAfter(server, guest.cookie, joining(fair.id));
  for (const { cookie } of [guest, rival.owner, { cookie: '' }])
    expect([401, 404]).toContain((await participants(employer.id, fair.id, cookie)).status);
  // Nor under an organization of one's own.
  expect((await participants(rival.id, fair.id, rival.owner.cookie)).status).toBe(404);
  const viewer = await joinStaff(server, employer, 'viewer');
  const seen = await participants(employer.id, fair.id, viewer.cookie);
  expect(await seen.json()).toMatchObject({ taken: 1, participants: [{ id: guest.id }] });
  const open = await (await server.request('/api/events')).text();
  expect(open).not.toContain(guest.id);
  await decide(server, employer, 'suspended');
  expect((await participants(employer.id, fair.id, employer.owner.cookie)).status).toBe(409);
});

test('nobody joins what they cannot see, or what is no event', async () => {
  const employer = await lister(server, 'event');
  const guest = await person(server);
  const hidden = await draft(server, employer, 'event');
  const job = await published(server, employer, 'job');
  const suspended = await lister(server, 'event');
  const closed = await published(server, suspended, 'event');
  await decide(server, suspended, 'suspended');
  for (const { id } of [hidden, job, closed]) {
    const answer = await sendCommand(server, guest.cookie, joining(id));
    expect([answer.status, await problemOf(answer)]).toEqual([409, 'listing_closed']);
  }
  expect(await server.sql`select from event_participants where user_id = ${guest.id}`).toHaveLength(0);
});

test('a seat is taken and left for oneself alone, and counts are nobody’s to write', async () => {
  const employer = await lister(server, 'event');
  const fair = await published(server, employer, 'event');
  const [guest, other] = [await person(server), await person(server)];
  await factsAfter(server, guest.cookie, joining(fair.id));
  expect(
    await factsAfter(server, other.cookie, { type: 'event.leave', payload: { listingId: fair.id } }),
  ).toEqual([]);
  const asStaff = await sendCommand(server, employer.owner.cookie, { ...joining(fair.id), as: employer.id });
  expect(asStaff.status).toBe(404);
  const rows = await server.sql<{ user_id: string }[]>`
    select user_id from event_participants where listing_id = ${fair.id} order by since`;
  expect(rows.map(({ user_id }) => user_id)).toEqual([guest.id]);
  await expect(
    server.sql.begin(async (tx) => {
      await tx`set local role vetsync_app`;
      await tx`update event_seats set taken = 0`;
    }),
  ).rejects.toThrow(/permission denied/);
});
