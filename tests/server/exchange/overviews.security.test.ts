import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrganizationOverview } from '../../../machines/model/exchange/index.ts';
import { rollUpApplicationCounts } from '../../../server/listings/applicationCounts.ts';
import { withScope } from '../../../server/data/scopes.ts';
import type { Scope } from '../../../server/data/scopes.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { applied, factsAfter } from '../support/exchange.ts';
import { decide, lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join, person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

const callers = [
  'signedOut',
  'veteran',
  'applicant',
  'administrator',
  'owner',
  'manager',
  'reviewer',
  'viewer',
  'formerManager',
  'otherOwner',
] as const;
type Caller = (typeof callers)[number];
const staff: readonly Caller[] = ['owner', 'manager', 'reviewer', 'viewer'];

let server: Server;
let ours: Lister;
let theirs: Lister;
let applicant: Person;
const cookies = new Map<Caller, string>();
beforeAll(async () => {
  server = await accountServer();
  ours = await lister(server);
  theirs = await lister(server);
  applicant = await person(server);
  for (const one of [ours, theirs]) {
    await applied(server, applicant, await published(server, one));
    await factsAfter(server, applicant.cookie, {
      type: 'message.toOrganization',
      payload: { organizationId: one.id, text: `For ${one.name}` },
    });
  }
  cookies.set('signedOut', '').set('owner', ours.owner.cookie).set('otherOwner', theirs.owner.cookie);
  cookies.set('applicant', applicant.cookie).set('veteran', (await person(server)).cookie);
  cookies.set('administrator', await server.signIn('admin'));
  for (const role of ['manager', 'reviewer', 'viewer'] as const)
    cookies.set(role, (await join(server, ours, role)).cookie);
  const former = await join(server, ours, 'manager');
  await server.deps.organizations.members.remove(ours.owner.id, ours.id, former.id);
  cookies.set('formerManager', former.cookie);
});
afterAll(() => server.close());

const get = (cookie: string, { id }: Lister, path: string) =>
  server.request(`/api/organizations/${id}/${path}`, { headers: { Cookie: cookie } });

describe.each(['overview', 'report', 'report?weeks=52'])('GET /api/organizations/{id}/%s', (path) => {
  test.each(callers)('of %s', async (caller) => {
    const { status } = await get(cookies.get(caller)!, ours, path);
    expect(status).toBe(caller === 'signedOut' ? 401 : staff.includes(caller) ? 200 : 404);
  });

  test('of an organization that was suspended', async () => {
    const stopped = await lister(server);
    expect((await get(stopped.owner.cookie, stopped, path)).status).toBe(200);
    await decide(server, stopped, 'suspended');
    expect((await get(stopped.owner.cookie, stopped, path)).status).toBe(409);
  });
});

test.each(['weeks=0', 'weeks=13', 'weeks=1e9', 'weeks=12&weeks=12;', 'days=7'])(
  'a report of %s is refused',
  async (query) => {
    expect((await get(ours.owner.cookie, ours, `report?${query}`)).status).toBe(422);
  },
);

test('an overview has nothing of another organization with the same applicant', async () => {
  const overview = (await (await get(ours.owner.cookie, ours, 'overview')).json()) as OrganizationOverview;
  expect(overview).toMatchObject({ waiting: { count: 1 }, unread: { count: 1 }, total: 1 });
  const own = await server.sql<
    { id: string }[]
  >`select id from applications where organization_id = ${ours.id}`;
  expect(overview.waiting.first.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
});

describe.each(['application_counts', 'application_count_changes'])('%s', (table) => {
  const organizationsIn = (scope: Scope) =>
    withScope(server.deps.sql, scope, async (tx) => {
      const rows = await tx<{ id: string }[]>`select distinct organization_id as id from ${tx(table)}`;
      return rows.map(({ id }) => id);
    });
  beforeAll(async () => {
    if (table === 'application_counts') await rollUpApplicationCounts(server.sql);
    else
      for (const one of [ours, theirs])
        await applied(server, await person(server), await published(server, one));
  });

  test('shows an organization its own rows without a where, and nobody else any', async () => {
    expect(await organizationsIn({ organizationId: ours.id })).toEqual([ours.id]);
    expect(await organizationsIn({ organizationId: theirs.id })).toEqual([theirs.id]);
    expect(await organizationsIn({ userId: applicant.id })).toEqual([]);
    expect(await organizationsIn({ administration: true })).toEqual([]);
    expect(await organizationsIn({})).toEqual([]);
  });

  test('is changed by nobody who acts for an organization', async () => {
    const before = await server.sql`select * from ${server.sql(table)} order by 1, 2, 3`;
    const attempts = [
      withScope(
        server.deps.sql,
        { organizationId: ours.id },
        (tx) => tx`
          insert into ${tx(table)} (organization_id, figure, part, count)
          values (${ours.id}, 'status', 'hired', 100)`,
      ),
      withScope(server.deps.sql, { organizationId: ours.id }, (tx) => tx`update ${tx(table)} set count = 0`),
      withScope(server.deps.sql, { organizationId: ours.id }, (tx) => tx`delete from ${tx(table)}`),
    ];
    await Promise.allSettled(attempts);
    expect(await server.sql`select * from ${server.sql(table)} order by 1, 2, 3`).toEqual(before);
  });
});
