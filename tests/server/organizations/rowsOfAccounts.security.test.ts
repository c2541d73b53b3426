import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appRole, connect } from '../../../server/data/db.ts';
import type { Sql, TransactionSql } from '../../../server/data/db.ts';
import { endScope, withScope } from '../../../server/data/scopes.ts';
import type { Scope } from '../../../server/data/scopes.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { applied, factsAfter, stateOf } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join, organization, person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

/** Tables with rows of accounts, and the column that names the account. */
const tables = {
  users: 'id',
  profiles: 'user_id',
  sessions: 'user_id',
  identities: 'user_id',
  second_factors: 'user_id',
  mail_outbox: 'user_id',
} as const;
type Table = keyof typeof tables;
const names = Object.keys(tables) as Table[];

let server: Server;
let ours: Lister;
let colleague: Person;
let veteran: Person;
/** Has to do with neither of them. */
let stranger: Person;
let strangers: Awaited<ReturnType<typeof organization>>;
let candidateId: string;
beforeAll(async () => {
  server = await accountServer();
  ours = await lister(server, 'job');
  colleague = await join(server, ours, 'reviewer');
  veteran = await person(server);
  strangers = await organization(server);
  stranger = strangers.owner;
  for (const [index, { id, email }] of [ours.owner, colleague, veteran, stranger].entries()) {
    await server.sql`update users set full_name = ${`Person ${index}`} where id = ${id}`;
    await server.sql`insert into profiles (user_id, profile, updated_at) values (${id}, '{"branch": "Army"}', now())`;
    await server.sql`
      insert into identities (provider, issuer, subject, user_id, email, linked_at)
      values ('google', 'https://accounts.example', ${id}, ${id}, ${email}, now())`;
    await server.sql`
      insert into second_factors (user_id, name, secret, created_at) values (${id}, 'Phone', 'sealed', now())`;
    await server.sql`
      insert into mail_outbox (kind, recipient, user_id, requested_at, due_at)
      values ('password_changed', ${email}, ${id}, now(), now() + interval '1 day')`;
  }
  const { applicationId } = await applied(server, veteran, await published(server, ours));
  const path = `/api/organizations/${ours.id}/applications/${applicationId}`;
  await server.request(path, { headers: { Cookie: colleague.cookie } });
  const [joined] = await factsAfter(server, veteran.cookie, {
    type: 'pool.join',
    payload: { share: ['branch'] },
  });
  candidateId = (joined!.payload as { entry: { id: string } }).entry.id;
});
afterAll(() => server.close());

/** Every kind of scope, and whose rows it may read. */
const scopes: [name: string, scope: () => Scope, own: () => Person[]][] = [
  ['a person', () => ({ userId: veteran.id, email: veteran.email }), () => [veteran]],
  ['an organization', () => ({ organizationId: ours.id }), () => []],
  ['a colleague who reads', () => ({ organizationId: ours.id, colleague: colleague.id }), () => []],
  [
    'a colleague who asks a candidate',
    () => ({ userId: colleague.id, organizationId: ours.id }),
    () => [colleague],
  ],
  ['the public', () => ({}), () => []],
  ['an address', () => ({ email: 'someone@example.org' }), () => []],
  ['an invitation', () => ({ invitation: 'a'.repeat(64) }), () => []],
  ['administration', () => ({ administration: true }), () => []],
];

/** What the list of administrators shows accounts from. */
const administered = new Set<Table>(['users', 'sessions', 'second_factors']);

const whose = (table: Table) => (tx: TransactionSql | Sql) =>
  tx<{ id: string }[]>`select distinct ${tx(tables[table])} as id from ${tx(table)} order by id`;
const idsOf = (people: readonly Person[]) => people.map(({ id }) => ({ id }));

describe.each(names)('%s', (table) => {
  test.each(scopes)('show %s no rows of others, without any where', async (_name, scope, own) => {
    const read = await withScope(server.deps.sql, scope(), whose(table));
    expect(read).toEqual(
      scope().administration && administered.has(table) ? await whose(table)(server.sql) : idsOf(own()),
    );
  });

  test.each(scopes)('let %s change, lock, delete and add no rows of others', async (_name, scope) => {
    const column = tables[table];
    const read = () =>
      server.sql`select * from ${server.sql(table)} where ${server.sql(column)} = ${stranger.id}`;
    const before = await read();
    const within = (work: (tx: TransactionSql) => PromiseLike<{ count: number }>) =>
      withScope(server.deps.sql, scope(), async (tx) => (await work(tx)).count);
    const theirs = (tx: TransactionSql) => tx`where ${tx(column)} = ${stranger.id}`;
    expect(
      await within((tx) => tx`update ${tx(table)} set ${tx(column)} = ${tx(column)} ${theirs(tx)}`),
    ).toBe(0);
    expect(await within((tx) => tx`select from ${tx(table)} ${theirs(tx)} for key share`)).toBe(0);
    expect(await within((tx) => tx`delete from ${tx(table)} ${theirs(tx)}`)).toBe(0);
    expect(await read()).toEqual(before);
  });

  test('is all there for what signs people in, before and after a scope', async () => {
    const all = await whose(table)(server.sql);
    expect(all.length).toBeGreaterThanOrEqual(4);
    expect(await whose(table)(server.deps.sql)).toEqual(all);
    await withScope(server.deps.sql, { organizationId: ours.id }, whose(table));
    expect(await whose(table)(server.deps.sql)).toEqual(all);
    const afterwards = withScope(server.deps.sql, { userId: veteran.id }, async (tx) => {
      await endScope(tx);
      return whose(table)(tx);
    });
    expect(await afterwards).toEqual(all);
  });

  test.each(['feed', 'search'] as const)('shows nothing to the connections of the %s', async (purpose) => {
    const sql = connect(server.databaseUrl, { max: 1, role: appRole, purpose });
    expect(await whose(table)(sql)).toEqual([]);
    await sql.end();
  });
});

const sessionOwners = (tx: TransactionSql | Sql) =>
  tx<{ id: string }[]>`select distinct id from session_users order by id`;

test('no scope finds sessions, not even through the view', async () => {
  expect(await withScope(server.deps.sql, { organizationId: ours.id }, sessionOwners)).toEqual([]);
  expect(await withScope(server.deps.sql, {}, sessionOwners)).toEqual([]);
  expect((await sessionOwners(server.deps.sql)).length).toBeGreaterThanOrEqual(4);
});

/** Accounts that a scope reads through a view. */
const through = (view: string, scope: Scope) =>
  withScope(server.deps.sql, scope, async (tx) => {
    const rows = await tx<{ id: string }[]>`select id from ${tx(view)}`;
    return rows.map(({ id }) => id).toSorted();
  });
const sorted = (...people: Person[]) => people.map(({ id }) => id).toSorted();

test('an organization names its colleagues and applicants, and writes to its colleagues alone', async () => {
  const scope = { organizationId: ours.id };
  expect(await through('named_people', scope)).toEqual(sorted(ours.owner, colleague, veteran));
  expect(await through('colleagues', scope)).toEqual(sorted(ours.owner, colleague));
  expect(await through('named_people', { organizationId: strangers.id })).toEqual([stranger.id]);
});

test('an organization still names who did something for it and has left, without the address', async () => {
  const former = await join(server, ours, 'reviewer');
  const applicant = await person(server);
  const { applicationId } = await applied(server, applicant, await published(server, ours));
  await factsAfter(server, former.cookie, {
    type: 'application.decide',
    as: ours.id,
    payload: { applicationId, decision: 'interview', message: 'Come by' },
  });
  await server.deps.organizations.members.remove(ours.owner.id, ours.id, former.id);
  const scope = { organizationId: ours.id };
  expect(await through('named_people', scope)).toEqual(
    sorted(ours.owner, colleague, veteran, applicant, former),
  );
  expect(await through('colleagues', scope)).toEqual(sorted(ours.owner, colleague));
});

test('a person names themselves and who looked at what they sent', async () => {
  expect(await through('named_people', { userId: veteran.id })).toEqual(sorted(veteran, colleague));
  expect(await through('named_people', { userId: stranger.id })).toEqual([stranger.id]);
  expect(await through('colleagues', { userId: veteran.id })).toEqual([]);
});

test('the public names nobody, and only administration names everybody', async () => {
  for (const view of ['named_people', 'colleagues', 'account_texts']) {
    expect(await through(view, {})).toEqual([]);
    expect(await through(view, { email: veteran.email })).toEqual([]);
  }
  const all = await server.sql`select from users`;
  expect(await through('named_people', { administration: true })).toHaveLength(all.length);
  expect(await through('account_texts', { administration: true })).toHaveLength(all.length);
  expect(await server.deps.sql`select from account_texts`).toHaveLength(all.length);
});

describe('who a candidate is', () => {
  const denied = 'permission denied';

  test('is in no row that an organization reads', async () => {
    const scope = { organizationId: ours.id };
    const within = (work: (tx: TransactionSql) => Promise<unknown>) =>
      withScope(server.deps.sql, scope, work);
    for (const table of ['candidates', 'contact_requests'])
      await expect(within((tx) => tx`select user_id from ${tx(table)}`)).rejects.toThrow(denied);
    expect(await within((tx) => tx`select from own_candidates`)).toEqual([]);
    const found = await within((tx) => tx`select * from found_candidates`);
    expect(found).toMatchObject([{ id: candidateId }]);
    expect(JSON.stringify(found)).not.toContain(veteran.id);
  });

  test('stays unknown after they were looked at and asked, until they accept', async () => {
    const path = `/api/organizations/${ours.id}/candidates/${candidateId}`;
    expect((await server.request(path, { headers: { Cookie: colleague.cookie } })).status).toBe(200);
    const ask = { type: 'contact.request', as: ours.id, payload: { candidateId, text: 'May we talk?' } };
    await factsAfter(server, ours.owner.cookie, ask);
    const known = () =>
      withScope(server.deps.sql, { organizationId: ours.id }, async (tx) => ({
        looked: await tx`select user_id as id from access_records where application_id is null`,
        accepted: await tx`select user_id as id from accepted_contact_requests`,
        asked: await tx`select candidate_id as id from contact_requests`,
      }));
    expect(await known()).toEqual({ looked: [], accepted: [], asked: [{ id: candidateId }] });
    const { world } = await stateOf(server, veteran.cookie);
    const answer = { type: 'contact.accept', payload: { requestId: world.contactRequests[0]!.id } };
    await factsAfter(server, veteran.cookie, answer);
    expect((await known()).accepted).toEqual([{ id: veteran.id }]);
  });

  test('is asked of the database by an organization only, and not of one who left', async () => {
    const account = (scope: Scope) =>
      withScope(server.deps.sql, scope, (tx) => tx`select account_of_candidate(${candidateId}) as id`);
    expect(await account({ organizationId: ours.id })).toEqual([{ id: veteran.id }]);
    for (const scope of [{}, { userId: stranger.id }, { administration: true }])
      expect(await account(scope)).toEqual([{ id: null }]);
    await factsAfter(server, veteran.cookie, { type: 'pool.leave', payload: {} });
    expect(await account({ organizationId: ours.id })).toEqual([{ id: null }]);
  });
});
