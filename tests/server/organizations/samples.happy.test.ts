import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSamples } from '../../../server/cli/sampleData/addSamples.ts';
import { sampleOrganizations } from '../../../server/cli/sampleData/organizations.ts';
import { sampleApplicants } from '../../../server/cli/sampleData/veterans.ts';
import { applicationStatuses } from '../../../machines/model/exchange/index.ts';
import type { OrganizationOverview } from '../../../machines/model/exchange/index.ts';
import { caseKinds, caseStatusesOf, serviceStatuses } from '../../../machines/model/world/index.ts';
import type { CaseKind } from '../../../machines/model/world/index.ts';
import type { Membership, PublishedListingPage } from '../../../machines/organizations/model/index.ts';
import { accountServer, cookieOf, count, member, signIn } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { testClock } from '../harness.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

const add = ({ deps }: Server) => addSamples(deps.sql, deps.clock, deps.config);

test('a new database gets organizations, staff, listings and veterans who can sign in', async () => {
  const { signIns, password, administrator } = await add(server);
  // And the community, which has what people do with each other.
  expect(await count(server, 'organizations')).toBe(12 + 1);
  const samples = sampleOrganizations(testClock().now());
  const shown = samples.flatMap(({ isPending, listings }) =>
    isPending ? [] : listings.filter(({ status = 'published' }) => status === 'published'),
  );
  const answer = await server.request('/api/listings?limit=200');
  const { listings } = (await answer.json()) as PublishedListingPage;
  expect(listings.map(({ title }) => title).toSorted()).toEqual(shown.map(({ title }) => title).toSorted());
  expect(new Set(listings.map(({ kind }) => kind)).size).toBe(5);

  const roles: string[] = [];
  for (const { email } of signIns) {
    const signedIn = await signIn(server, email, password);
    expect({ email, status: signedIn.status }).toEqual({ email, status: 200 });
    const mine = await server.request('/api/me/organizations', { headers: { cookie: cookieOf(signedIn) } });
    const { memberships } = (await mine.json()) as { memberships: Membership[] };
    roles.push(memberships[0]?.role ?? 'veteran');
  }
  expect(Object.groupBy(roles, (role) => role)).toMatchObject({
    veteran: { length: 3 },
    owner: { length: 12 },
    manager: { length: 1 },
    reviewer: { length: 1 },
    viewer: { length: 1 },
  });
  // Every approved organization has something that waits, something that is decided, and something to read.
  for (const { email } of signIns.filter(({ who }) => who.includes('owner of'))) {
    const cookie = cookieOf(await signIn(server, email, password));
    const mine = await server.request('/api/me/organizations', { headers: { cookie } });
    const [membership] = ((await mine.json()) as { memberships: Membership[] }).memberships;
    const { id, kind, status } = membership!.organization;
    if (status !== 'approved') continue;
    const answered = await server.request(`/api/organizations/${id}/overview`, { headers: { cookie } });
    const overview = (await answered.json()) as OrganizationOverview;
    expect(overview.unread.count).toBeGreaterThan(0);
    if (kind === 'hospital') continue;
    expect(overview.waiting.count).toBeGreaterThan(2);
    expect(overview.due!.count).toBeGreaterThan(0);
    expect(Math.min(overview.received.now, overview.received.before, overview.decided.now)).toBeGreaterThan(
      0,
    );
    expect(overview.waitedMinutes.now).toBeGreaterThan(24 * 60);
  }
  // There is enough of everything to see each tab at work.
  const [{ applications, since }] = await server.sql<[{ applications: number; since: number }]>`
    select count(*)::int as applications, extract(day from now() - min(submitted_at))::int as since from applications`;
  expect(applications).toBeGreaterThanOrEqual(300);
  expect(since).toBe(89);
  const stored = async (column: string) =>
    (
      await server.sql<{ value: string }[]>`
        select distinct ${server.sql.unsafe(column)} as value from applications`
    ).map(({ value }) => value);
  expect(new Set(await stored('status'))).toEqual(
    new Set(applicationStatuses.filter((status) => status !== 'withdrawn')),
  );
  const cases = await server.sql<
    { kind: CaseKind; status: string }[]
  >`select distinct kind, status from cases`;
  const statuses = Object.groupBy(cases, ({ kind }) => kind);
  for (const kind of caseKinds)
    expect(new Set(statuses[kind]!.map(({ status }) => status)), kind).toEqual(new Set(caseStatusesOf[kind]));
  const services = await server.sql<{ status: string }[]>`select distinct status from case_services`;
  expect(new Set(services.map(({ status }) => status))).toEqual(
    new Set(serviceStatuses.filter((status) => status !== 'declined')),
  );
  const booked = await server.sql<{ status: string }[]>`select distinct status from bookings order by status`;
  expect(booked.map(({ status }) => status)).toEqual([
    'cancelled',
    'completed',
    'confirmed',
    'declined',
    'missed',
    'requested',
  ]);
  // A clinic is open by the clocks of its own place.
  const zones = await server.sql<{ name: string; zone: string }[]>`
    select distinct o.name, c.rules ->> 'timeZone' as zone from calendars c join organizations o on o.id = c.organization_id
    where o.kind = 'hospital' order by o.name`;
  expect(zones.map(({ zone }) => zone)).toEqual(['America/Denver', 'America/New_York']);
  const referred = await server.sql<
    { status: string }[]
  >`select distinct status from referrals order by status`;
  expect(referred.map(({ status }) => status)).toEqual(['accepted', 'declined', 'proposed', 'sent']);
  const [seats] = await server.sql<[{ events: number; waiting: number }]>`
    select count(distinct listing_id)::int as events, count(*) filter (where state = 'waiting')::int as waiting
    from event_participants`;
  expect(seats.events).toBe(
    samples.flatMap((one) => one.listings).filter(({ kind }) => kind === 'event').length,
  );
  expect(seats.waiting).toBeGreaterThan(0);
  // Staff of the first organization find candidates, without their names.
  const staff = cookieOf(
    await signIn(server, signIns.find(({ who }) => who.includes('manager'))!.email, password),
  );
  const mine = await server.request('/api/me/organizations', { headers: { cookie: staff } });
  const [{ organization }] = ((await mine.json()) as { memberships: [Membership] }).memberships;
  const pool = await server.request(`/api/organizations/${organization.id}/candidates`, {
    headers: { cookie: staff },
  });
  const text = await pool.text();
  expect((JSON.parse(text) as { candidates: unknown[] }).candidates).toHaveLength(
    sampleApplicants.filter(({ headline }) => headline).length,
  );
  expect(sampleApplicants.filter(({ name }) => text.includes(name))).toEqual([]);
  expect((await signIn(server, administrator!.email, administrator!.password)).status).toBe(200);
  await expect(add(server)).rejects.toThrow('has the samples already');
});

test('a database with an account of a person stays as it is', async () => {
  const inUse = await accountServer();
  await member(inUse);
  await expect(add(inUse)).rejects.toThrow('has accounts of people');
  expect([await count(inUse, 'users'), await count(inUse, 'organizations')]).toEqual([1, 1]);
  await inUse.close();
});

test('a database of one’s own is refused by the command', async () => {
  const run = promisify(execFile)(
    process.execPath,
    ['--conditions=vetsync-source', 'server/cli/samples.ts'],
    {
      cwd: resolve(import.meta.dirname, '../../..'),
      env: { ...process.env, DATABASE_URL: server.databaseUrl },
    },
  );
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Unset DATABASE_URL') });
});
