import { afterAll, expect, test } from 'vitest';
import { testClock } from '../harness.ts';
import { accountServer, dayMs, everyRow, problemOf } from '../support/accounts.ts';
import { sendCommand } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import { person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

const clock = testClock(new Date('2030-05-16T12:00:00Z'));
const lines: string[] = [];
const server = await accountServer({
  clock,
  config: { rateLimits: true },
  onLog: (line) => lines.push(line),
});
afterAll(() => server.close());

const path = '/api/me/calendar-address';
const call = (method: string, { cookie }: Pick<Person, 'cookie'>) =>
  server.request(path, { method, headers: { Cookie: cookie } });
async function renewed(one: Person) {
  const answer = await call('PUT', one);
  expect(answer.status).toBe(200);
  return new URL(((await answer.json()) as { address: string }).address).pathname;
}
// As a calendar app reads: no cookie, no page.
const read = (address: string, method = 'GET') =>
  server.request(address, { method, headers: { 'sec-fetch-site': 'none' } });

test('an address shows what one person has planned, and what changes', async () => {
  const ana = await person(server);
  expect(await (await call('GET', ana)).json()).toEqual({ createdAt: null });
  const address = await renewed(ana);
  expect(await (await call('GET', ana)).json()).toEqual({ createdAt: clock.now().toISOString() });
  const employer = await lister(server, 'event');
  const startsAt = new Date(clock.now().getTime() + 10 * dayMs).toISOString();
  const fair = await published(server, employer, 'event', { startsAt });
  const group = await published(server, employer, 'event', {
    startsAt,
    type: 'wellness',
    title: 'PTSD group',
  });
  for (const { id: listingId } of [fair, group])
    await sendCommand(server, ana.cookie, { type: 'event.join', payload: { listingId } });
  const answer = await read(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('private');
  expect(answer.headers.get('set-cookie')).toBeNull();
  const text = await answer.text();
  expect(text).toContain('SUMMARY:Career fair');
  expect(text).toContain('DTSTART:20300526T120000Z');
  expect(text).toContain('SUMMARY:Event by ');
  expect(text).not.toContain('PTSD');
  await sendCommand(server, ana.cookie, { type: 'event.leave', payload: { listingId: fair.id } });
  expect(await (await read(address)).text()).not.toContain('Career fair');
});

test('an address of somebody else shows nothing of mine', async () => {
  const [ana, ben] = [await person(server), await person(server)];
  const employer = await lister(server, 'event');
  const fair = await published(server, employer, 'event');
  await sendCommand(server, ana.cookie, { type: 'event.join', payload: { listingId: fair.id } });
  expect(await (await read(await renewed(ben))).text()).not.toContain('VEVENT');
});

test('a former, removed, guessed or damaged address shows nothing, and nor does one of a banned account', async () => {
  const ana = await person(server);
  const former = await renewed(ana);
  const address = await renewed(ana);
  expect((await read(address)).status).toBe(200);
  const gone = [
    former,
    `/calendar/${'A'.repeat(43)}.ics`,
    `/calendar/${'A'.repeat(42)}.ics`,
    '/calendar/.ics',
    address.replace('.ics', ''),
    address.toLowerCase() === address ? former : address.toLowerCase(),
  ];
  for (const one of gone) expect((await read(one)).status).toBe(404);
  expect((await call('DELETE', ana)).status).toBe(204);
  expect((await call('DELETE', ana)).status).toBe(204);
  expect((await read(address)).status).toBe(404);
  expect(await (await call('GET', ana)).json()).toEqual({ createdAt: null });
  const ben = await person(server);
  const banned = await renewed(ben);
  await server.sql`update users set banned_at = now() where id = ${ben.id}`;
  expect((await read(banned)).status).toBe(404);
});

test('the token is neither stored nor logged, and only a recent proof makes one', async () => {
  const ana = await person(server);
  const address = await renewed(ana);
  await read(address);
  const token = address.slice('/calendar/'.length, -'.ics'.length);
  expect(JSON.stringify(await everyRow(server))).not.toContain(token);
  expect(lines.join('\n')).not.toContain(token);
  await server.sql`update sessions set proven_at = proven_at - interval '2 days' where user_id = ${ana.id}`;
  const refused = await call('PUT', ana);
  expect([refused.status, await problemOf(refused)]).toEqual([403, 'proof_required']);
  expect((await read(address)).status).toBe(200);
});

test('is read only so often, and cannot be written', async () => {
  const ana = await person(server);
  const address = await renewed(ana);
  expect((await server.request(address, { method: 'POST' })).status).toBe(405);
  expect((await read(address, 'HEAD')).status).toBe(200);
  const statuses = new Set<number>();
  for (let reads = 0; reads < 130; reads += 1) statuses.add((await read(address)).status);
  expect([...statuses]).toEqual([200, 429]);
});
