import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appRole, connect } from '../../../server/data/db.ts';
import type { TransactionSql } from '../../../server/data/db.ts';
import { withScope } from '../../../server/data/scopes.ts';
import type { Scope } from '../../../server/data/scopes.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { join, organization, person } from '../support/organizations.ts';

let server: Server;
let ours: Awaited<ReturnType<typeof organization>>;
let theirs: Awaited<ReturnType<typeof organization>>;
beforeAll(async () => {
  server = await accountServer();
  ours = await organization(server);
  theirs = await organization(server);
  await join(server, ours, 'viewer');
  await join(server, theirs, 'viewer');
  for (const { id, owner } of [ours, theirs]) {
    await server.deps.listings.staff.add(owner.id, id, { kind: 'job', title: 'Crane mechanic' });
  }
});
afterAll(() => server.close());

const tables = [
  'organizations',
  'organization_members',
  'organization_invitations',
  'security_events',
  'listings',
] as const;

/** The organizations whose rows a scope reads from a table without any `where`. */
const readable = (scope: Scope, table: (typeof tables)[number]) =>
  withScope(server.deps.sql, scope, async (tx) => {
    const column = table === 'organizations' ? 'id' : 'organization_id';
    const rows = await tx<{ id: string }[]>`select distinct ${tx(column)} as id from ${tx(table)}`;
    return rows.map(({ id }) => id).toSorted();
  });

describe.each(tables)('%s without a where', (table) => {
  test('show an organization its own rows only', async () => {
    expect(await readable({ organizationId: ours.id }, table)).toEqual([ours.id]);
    expect(await readable({ organizationId: theirs.id }, table)).toEqual([theirs.id]);
  });

  test('show nothing without a scope, neither before nor after a transaction that had one', async () => {
    expect(await readable({}, table)).toEqual([]);
    for (let round = 0; round < 20; round += 1) {
      await readable({ organizationId: ours.id }, table);
      expect(await server.deps.sql`select from ${server.deps.sql(table)}`).toEqual([]);
    }
  });

  test('show a stranger nothing', async () => {
    const stranger = await person(server);
    expect(await readable({ userId: stranger.id, email: stranger.email }, table)).toEqual([]);
  });

  test("are not changed or deleted from another organization's scope", async () => {
    const before = await server.sql`select * from ${server.sql(table)} order by 1, 2`;
    const tries: ((tx: TransactionSql) => PromiseLike<{ count: number }>)[] = [
      (tx) => tx`delete from ${tx(table)}`,
      (tx) =>
        table === 'organizations'
          ? tx`update organizations set name = 'Taken over'`
          : tx`update ${tx(table)} set organization_id = organization_id`,
    ];
    const empty = '00000000-0000-4000-8000-000000000000';
    for (const attempt of tries) {
      const changed = withScope(
        server.deps.sql,
        { organizationId: empty },
        async (tx) => (await attempt(tx)).count,
      );
      // Security events can't be changed at all.
      await changed.then(
        (count) => expect(count).toBe(0),
        (error: Error) => expect(error.message).toBe('permission denied for table security_events'),
      );
    }
    expect(await server.sql`select * from ${server.sql(table)} order by 1, 2`).toEqual(before);
  });
});

test('rows are not added or moved to another organization', async () => {
  const { id } = await person(server);
  const add = (organizationId: string) =>
    withScope(
      server.deps.sql,
      { organizationId: ours.id, userId: id },
      (tx) => tx`
        insert into organization_members (organization_id, user_id, role, joined_at)
        values (${organizationId}, ${id}, 'viewer', now())`,
    );
  await expect(add(theirs.id)).rejects.toThrow('row-level security');
  await add(ours.id);
  const move = withScope(
    server.deps.sql,
    { organizationId: ours.id },
    (tx) => tx`update organization_members set organization_id = ${theirs.id} where user_id = ${id}`,
  );
  await expect(move).rejects.toThrow('row-level security');
  expect(
    await server.sql`select organization_id as id from organization_members where user_id = ${id}`,
  ).toEqual([{ id: ours.id }]);
});

test('a person sees their own memberships, invitations and events, and no others', async () => {
  const member = await join(server, ours, 'reviewer');
  const { id, email } = member;
  await server.deps.organizations.invitations.invite(theirs.owner.id, theirs.id, { email, role: 'viewer' });
  const rows = await withScope(server.deps.sql, { userId: id, email }, async (tx) => ({
    members: await tx`select user_id as id from organization_members`,
    invitations: await tx`select distinct email from organization_invitations`,
    events: await tx`select distinct actor_id as id from security_events`,
    organizations: (await tx<{ id: string }[]>`select id from organizations`).map((row) => row.id).toSorted(),
  }));
  expect(rows).toEqual({
    members: [{ id }],
    invitations: [{ email }],
    events: [{ id }],
    organizations: [ours.id, theirs.id].toSorted(),
  });
});

test('background work deletes invitations of everybody, which requests can not', async () => {
  const background = connect(server.databaseUrl, { max: 1, role: appRole, purpose: 'maintenance' });
  const stored = await server.sql`select id from organization_invitations`;
  expect(stored.length).toBeGreaterThan(1);
  expect(await server.deps.sql`delete from organization_invitations returning id`).toEqual([]);
  expect(await background`delete from organization_invitations returning id`).toHaveLength(stored.length);
  await background.end();
});

test('security events are only ever added', async () => {
  for (const change of [
    (tx: TransactionSql) => tx`update security_events set kind = 'nothing'`,
    (tx: TransactionSql) => tx`delete from security_events`,
    (tx: TransactionSql) => tx`truncate security_events`,
  ]) {
    await expect(withScope(server.deps.sql, { administration: true }, change)).rejects.toThrow(
      'permission denied',
    );
  }
  expect((await server.sql`select from security_events`).length).toBeGreaterThan(3);
});

test('every table with rows of organizations has forced policies', async () => {
  const found = await server.sql<{ name: string; forced: boolean }[]>`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and (
      c.relname = 'organizations'
      or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id'))`;
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining([...tables]));
  for (const { name, forced } of found) expect({ name, forced }).toEqual({ name, forced: true });
});
