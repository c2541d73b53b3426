import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { appRole, connect } from '../../../server/data/db.ts';
import { migrate, readMigrations } from '../../../server/data/migrate.ts';
import { withScope } from '../../../server/data/scopes.ts';
import { createOrganizationProfiles } from '../../../server/organizations/organizations.ts';
import { newDatabase, testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe("the server's role", () => {
  test('owns nothing and has no privileges of its own', async () => {
    const { sql } = server.deps;
    expect(await sql`select current_user as name`).toEqual([{ name: appRole }]);
    expect(await sql.begin((tx) => tx`select current_user as name`)).toEqual([{ name: appRole }]);
    const [role] = await sql`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles where rolname = ${appRole}`;
    expect(Object.values(role!)).toEqual(Array(5).fill(false));
    const owned = await server.sql`
      select relname from pg_class where relowner = ${appRole}::regrole
      union all select proname from pg_proc where proowner = ${appRole}::regrole`;
    expect(owned).toEqual([]);
  });

  test('changes rows, but neither tables nor the record of migrations', async () => {
    const { sql } = server.deps;
    expect(await sql`update users set full_name = full_name`).toEqual([]);
    await expect(sql`alter table users disable trigger all`).rejects.toThrow('must be owner');
    await expect(sql`delete from schema_migrations`).rejects.toThrow('permission denied');
    expect(await sql`select from schema_migrations`).not.toEqual([]);
  });
});

/** An empty database that belongs to a role which is no superuser. */
async function ownedDatabase(attributes: string) {
  const owner = `owner_${randomBytes(6).toString('hex')}`;
  const admin = connect(inject('postgresUrl'), { max: 1 });
  await admin.unsafe(`create role ${owner} login ${attributes}`);
  const database = await newDatabase(inject('postgresUrl'));
  const name = new URL(database.url).pathname.slice(1);
  await admin.unsafe(`alter database ${name} owner to ${owner}`);
  onTestFinished(async () => {
    await database.drop();
    await admin.unsafe(`drop role ${owner}`);
    await admin.end();
  });
  const url = new URL(database.url);
  url.username = owner;
  const sql = connect(url.href, { max: 1 });
  onTestFinished(() => sql.end());
  return { owner, url: url.href, sql, admin };
}

describe('an owner who is no superuser', () => {
  test('is told what to run if the role is missing to them, and migrates after that', async () => {
    const { owner, url, sql, admin } = await ownedDatabase('');
    const grant = `grant ${appRole} to ${owner} with inherit false, set true`;
    await expect(migrate(sql)).rejects.toThrow(grant);
    await admin.unsafe(grant);
    await migrate(sql);
    const app = connect(url, { max: 1, role: appRole });
    onTestFinished(() => app.end());
    expect(await app`select current_user as name, session_user as owner`).toEqual([{ name: appRole, owner }]);
    expect(await app`select from users`).toEqual([]);
    expect(await app`select merge_lead_texts() as pages`).toEqual([{ pages: '0' }]);
    await expect(app`select from users for update`).resolves.toEqual([]);
  });

  test('is bound by policies, and foreign keys and triggers see all rows all the same', async () => {
    const { url, sql, admin, owner } = await ownedDatabase('');
    await admin.unsafe(`grant ${appRole} to ${owner} with inherit false, set true`);
    await migrate(sql);
    const app = connect(url, { max: 1, role: appRole });
    onTestFinished(() => app.end());
    const [ana] =
      await app`insert into users (email, created_at) values ('ana@example.org', now()) returning id`;
    const userId = String(ana!['id']);
    const clock = { now: () => new Date() };
    const { organization } = await createOrganizationProfiles(app, clock).create(userId, {
      kind: 'employer',
      name: 'Harbor',
    });
    expect(await sql`select from organizations`).toEqual([]);
    await expect(app`delete from users where id = ${userId}`).rejects.toMatchObject({ code: 'VB003' });
    const { id } = organization;
    const scope = { organizationId: id };
    expect(await withScope(app, scope, (tx) => tx`delete from organizations returning id`)).toEqual([{ id }]);
    expect(await app`delete from users returning id`).toEqual([{ id: userId }]);
  });

  test('has the name of a colleague erased from what others got, whose rows it sees for that only', async () => {
    const { url, sql, admin, owner } = await ownedDatabase('');
    await admin.unsafe(`grant ${appRole} to ${owner} with inherit false, set true`);
    await migrate(sql);
    const app = connect(url, { max: 1, role: appRole });
    onTestFinished(() => app.end());
    const people = await app<{ id: string }[]>`
      insert into users (email, created_at) values ('ana@example.org', now()), ('ben@example.org', now()) returning id`;
    const [colleagueId, userId] = people.map((one) => one.id) as [string, string];
    const { organization } = await createOrganizationProfiles(app, { now: () => new Date() }).create(
      colleagueId,
      {
        kind: 'employer',
        name: 'Harbor',
      },
    );
    const scope = { organizationId: organization.id, userId };
    const thread = '00000000-0000-4000-8000-000000000001';
    await withScope(app, scope, async (tx) => {
      await tx`
        insert into threads (organization_id, id, user_id, created_at, last_at)
        values (${scope.organizationId}, ${thread}, ${userId}, now(), now())`;
      await tx`
        insert into messages (organization_id, thread_id, id, side, author_id, author_name, text, at)
        values (${scope.organizationId}, ${thread}, ${thread}, 'organization', ${colleagueId}, 'Ana', 'Hello', now())`;
      await tx`
        insert into world_items (user_id, list, id, ordinal, item)
        values (${userId}, 'sentMessages', ${thread}, 1, ${tx.json({ id: thread, fromName: 'Ana, Harbor' })})`;
    });
    await app`select erase_traces(${colleagueId})`;
    const [left] = await withScope(
      app,
      scope,
      (tx) => tx`
      select author_name as "authorName", author_id as "authorId", item ->> 'fromName' as "fromName"
      from messages, world_items`,
    );
    expect(left).toEqual({ authorName: '', authorId: null, fromName: 'Harbor' });
    expect(await sql`select from messages`).toEqual([]);
    await expect(app`select from messages`).resolves.toEqual([]);
  });

  test('has applications counted, also for people who delete their account', async () => {
    const { url, sql, admin, owner } = await ownedDatabase('');
    await admin.unsafe(`grant ${appRole} to ${owner} with inherit false, set true`);
    await migrate(sql);
    const app = connect(url, { max: 1, role: appRole });
    onTestFinished(() => app.end());
    const people = await app<{ id: string }[]>`
      insert into users (email, created_at) values ('ana@example.org', now()), ('ben@example.org', now()) returning id`;
    const [userId, applicantId] = people.map((one) => one.id) as [string, string];
    const clock = { now: () => new Date() };
    const { organization } = await createOrganizationProfiles(app, clock).create(userId, {
      kind: 'employer',
      name: 'Harbor',
    });
    const { id: organizationId } = organization;
    await withScope(app, { organizationId, userId: applicantId }, async (tx) => {
      const [listing] = await tx<{ id: string }[]>`
        insert into listings (organization_id, kind, title, created_at, updated_at)
        values (${organizationId}, 'job', 'Rigger', now(), now()) returning id`;
      await tx`
        insert into applications (organization_id, id, listing_id, user_id, kind, status, listing_title,
          applicant_name, snapshot, answers, submitted_at, updated_at)
        values (${organizationId}, uuidv7(), ${listing!.id}, ${applicantId}, 'job', 'submitted', 'Rigger', 'Ben', '{}', '{}',
          now(), now())`;
    });
    const counted = () =>
      withScope(
        app,
        { organizationId },
        (tx) => tx`select sum(count)::int as count from application_count_changes where figure = 'status'`,
      );
    expect(await counted()).toEqual([{ count: 1 }]);
    await app`delete from users where id = ${applicantId}`;
    expect(await counted()).toEqual([{ count: 0 }]);
  });

  test('gives each account a world, and lets nobody begin any other', async () => {
    const { url, sql, admin, owner } = await ownedDatabase('');
    await admin.unsafe(`grant ${appRole} to ${owner} with inherit false, set true`);
    await migrate(sql);
    const app = connect(url, { max: 1, role: appRole });
    onTestFinished(() => app.end());
    const [added] = await app<{ id: string }[]>`
      insert into users (email, full_name, created_at) values ('ana@example.org', 'Ana', now()) returning id`;
    const { id } = added!;
    expect(
      await withScope(app, { userId: id }, (tx) => tx`select user_id as id, version from worlds`),
    ).toEqual([{ id, version: '0' }]);
    await expect(app`insert into worlds (user_id, last_at) values (${id}, now())`).rejects.toThrow(
      /worlds_pkey/,
    );
    await expect(
      app`insert into worlds (user_id, version, last_at) values (${id}, 1, now())`,
    ).rejects.toThrow(/row-level security/);
    expect(await sql`select from worlds`).toHaveLength(0);
  });

  test('uses the role that another database of the cluster has', async () => {
    const { url, sql, admin, owner } = await ownedDatabase('createrole');
    await admin.unsafe(`grant ${appRole} to ${owner} with admin true, inherit false, set false`);
    expect(await migrate(sql)).toHaveLength(readMigrations().length);
    const app = connect(url, { max: 1, role: appRole });
    onTestFinished(() => app.end());
    expect(await app`select current_user as name`).toEqual([{ name: appRole }]);
  });
});
