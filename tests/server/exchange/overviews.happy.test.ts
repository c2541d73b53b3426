import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrganizationOverview, OrganizationReport } from '../../../machines/model/exchange/index.ts';
import type { ListingCounts } from '../../../machines/organizations/model/index.ts';
import { emptyProfile } from '../../../machines/profile/model/index.ts';
import { saveProfile } from '../../../server/records/profiles.ts';
import { appRole, connect } from '../../../server/data/db.ts';
import type { Sql, TransactionSql } from '../../../server/data/db.ts';
import { rollUpApplicationCounts } from '../../../server/listings/applicationCounts.ts';
import { createOverviews } from '../../../server/overviews/overviews.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { desk } from '../support/cases.ts';
import { applied, factsAfter } from '../support/exchange.ts';
import { draft, lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

const dayMs = 24 * 3_600_000;
let server: Server;
let background: Sql;
beforeAll(async () => {
  server = await accountServer();
  background = connect(server.databaseUrl, { max: 2, role: appRole, purpose: 'maintenance' });
});
afterAll(async () => {
  await background.end();
  await server.close();
});

/** Adds up as the background does. */
const addUp = () => rollUpApplicationCounts(background);

async function answerTo<Answer>(cookie: string, path: string): Promise<Answer> {
  const answer = await server.request(path, { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}
const overviewOf = ({ id, owner }: Lister) =>
  answerTo<OrganizationOverview>(owner.cookie, `/api/organizations/${id}/overview`);
const reportOf = ({ id, owner }: Lister, weeks = 12) =>
  answerTo<OrganizationReport>(owner.cookie, `/api/organizations/${id}/report?weeks=${weeks}`);

const decided = async ({ id, owner }: Lister, applicationId: string, decision: string) => {
  const [fact] = await factsAfter(server, owner.cookie, {
    type: 'application.decide',
    as: id,
    payload: { applicationId, decision, reason: 'filled' },
  });
  return fact!.id;
};
const undone = ({ id, owner }: Lister, decisionId: string) =>
  factsAfter(server, owner.cookie, { type: 'decision.undo', as: id, payload: { decisionId } });

/** Moves an application into the past. */
const sentDaysAgo = (applicationId: string, days: number) => server.sql`
  update applications set submitted_at = ${new Date(server.deps.clock.now().getTime() - days * dayMs)}
  where id = ${applicationId}`;

test('a new organization has nothing to do and no figures', async () => {
  const none = { now: 0, before: 0 };
  const ours = await lister(server);
  expect(await overviewOf(ours)).toEqual({
    waiting: { count: 0, first: [] },
    unread: { count: 0, first: [] },
    accepted: [],
    bookings: { requests: { count: 0, first: [] }, coming: { count: 0, first: [] } },
    closing: { count: 0, first: [] },
    drafts: { count: 0, first: [] },
    due: { count: 0, first: [] },
    recent: [],
    popular: [],
    activities: [],
    total: 0,
    received: none,
    decided: none,
    waitedMinutes: none,
    taken: none,
  });
  const report = await reportOf(ours, 4);
  expect(report).toMatchObject({ total: 0, statuses: [], listings: [], decided: none });
  expect(report.byWeek).toHaveLength(4);
});

test('whose next step is today or earlier, those that wait longest first', async () => {
  const ours = await desk(server, 'program');
  const day = (days: number) =>
    new Date(server.deps.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
  const next = async (days: number) => {
    const { caseId } = await ours.taken();
    const changes = { nextStep: `In ${days} days`, nextOn: day(days) };
    await ours.as(ours.owner, 'case.change', { caseId, changes });
    return caseId;
  };
  const [today, late] = [await next(0), await next(-3), await next(2)];
  const over = await next(-1);
  await ours.as(ours.owner, 'case.close', { caseId: over, outcome: 'work' });
  const { due } = await overviewOf(ours.organization);
  expect(due).toEqual({
    count: 2,
    first: [
      expect.objectContaining({ id: late, kind: 'participant', nextStep: 'In -3 days', nextOn: day(-3) }),
      expect.objectContaining({ id: today, title: ours.listing.title, nextOn: day(0) }),
    ],
  });
});

test('the last applications and steps, and the listings with the most applications', async () => {
  const ours = await lister(server);
  const [welder, rigger] = [
    await published(server, ours, 'job', { title: 'Welder' }),
    await published(server, ours, 'job', { title: 'Rigger' }),
  ];
  const sent: string[] = [];
  for (const job of [rigger, welder, welder, welder])
    sent.unshift((await applied(server, await person(server), job)).applicationId);
  for (const [index, id] of sent.entries()) await sentDaysAgo(id, index);
  const decisionId = await decided(ours, sent[3]!, 'hire');
  const { recent, popular, activities } = await overviewOf(ours);
  expect(recent.map(({ id }) => id)).toEqual(sent.slice(0, 3));
  expect(recent[0]).toMatchObject({ listingTitle: 'Welder', status: 'submitted' });
  expect(popular.map(({ title, received, taken }) => [title, received, taken])).toEqual([
    ['Welder', 3, 0],
    ['Rigger', 1, 1],
  ]);
  expect(activities.map(({ step, status, applicationId }) => [step, status, applicationId])).toEqual([
    ['decided', 'hired', sent[3]],
    ['submitted', 'submitted', sent[0]],
    ['submitted', 'submitted', sent[1]],
    ['submitted', 'submitted', sent[2]],
  ]);
  await undone(ours, decisionId);
  expect((await overviewOf(ours)).activities[0]).toMatchObject({ step: 'undone', status: 'submitted' });
});

test('how many have applied for each listing, how many of them wait, and how many were taken', async () => {
  const [ours, others] = [await lister(server), await lister(server)];
  const [welder, rigger] = [await published(server, ours), await published(server, ours)];
  await applied(server, await person(server), await published(server, others));
  const sent: string[] = [];
  for (const job of [welder, welder, welder])
    sent.push((await applied(server, await person(server), job)).applicationId);
  const path = `/api/organizations/${ours.id}/listings`;
  const countsIn = () =>
    answerTo<{ counts: Record<string, ListingCounts> }>(ours.owner.cookie, `${path}?limit=10`);
  expect((await countsIn()).counts).toEqual({ [welder.id]: { received: 3, fresh: 3, taken: 0 } });
  const hire = await decided(ours, sent[0]!, 'hire');
  await decided(ours, sent[1]!, 'reject');
  await addUp();
  const after = { received: 3, fresh: 1, taken: 1 };
  expect((await countsIn()).counts).toEqual({ [welder.id]: after });
  expect(await answerTo(ours.owner.cookie, `${path}/${welder.id}`)).toMatchObject({
    listing: { id: welder.id },
    counts: after,
  });
  await undone(ours, hire);
  expect((await countsIn()).counts).toEqual({ [welder.id]: { received: 3, fresh: 2, taken: 0 } });
  expect(await answerTo(ours.owner.cookie, `${path}/${rigger.id}`)).toMatchObject({
    counts: { received: 0, fresh: 0, taken: 0 },
  });
});

describe('what waits', () => {
  test('applications without a decision, oldest first, until they are decided', async () => {
    const ours = await lister(server);
    const job = await published(server, ours);
    const sent: string[] = [];
    for (let one = 0; one < 7; one += 1) {
      const { applicationId } = await applied(server, await person(server), job);
      await sentDaysAgo(applicationId, one);
      sent.unshift(applicationId);
    }
    const before = await overviewOf(ours);
    expect(before.waiting.count).toBe(7);
    expect(before.waiting.first.map(({ id }) => id)).toEqual(sent.slice(0, 5));
    const decisionId = await decided(ours, sent[0]!, 'interview');
    const after = await overviewOf(ours);
    expect(after.waiting.count).toBe(6);
    expect(after.waiting.first.map(({ id }) => id)).toEqual(sent.slice(1, 6));
    await undone(ours, decisionId);
    expect((await overviewOf(ours)).waiting).toEqual(before.waiting);
  });

  test('conversations that nobody has read, until somebody reads or answers', async () => {
    const ours = await lister(server);
    const writers: { who: Person; threadId: string }[] = [];
    for (let one = 0; one < 3; one += 1) {
      const who = await person(server);
      const facts = await factsAfter(server, who.cookie, {
        type: 'message.toOrganization',
        payload: { organizationId: ours.id, text: 'Is parking free?' },
      });
      const state = await answerTo<{ threads: { id: string }[] }>(who.cookie, '/api/threads');
      expect(facts).not.toEqual([]);
      writers.push({ who, threadId: state.threads[0]!.id });
    }
    const ids = writers.map(({ threadId }) => threadId);
    const unread = async () => (await overviewOf(ours)).unread;
    expect((await unread()).first.map(({ threadId }) => threadId)).toEqual(ids);
    await factsAfter(server, ours.owner.cookie, {
      type: 'message.send',
      as: ours.id,
      payload: { threadId: ids[0]!, text: 'Yes.' },
    });
    expect((await unread()).first.map(({ threadId }) => threadId)).toEqual(ids.slice(1));
    expect((await unread()).count).toBe(2);
  });

  test('listings that end soon, and drafts', async () => {
    const ours = await lister(server);
    const inDays = (days: number) =>
      new Date(server.deps.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
    const soon = await published(server, ours, 'job', { title: 'Rigger', closesOn: inDays(3) });
    await published(server, ours, 'job', { title: 'Later', closesOn: inDays(30) });
    await published(server, ours, 'job', { title: 'Always open' });
    const unfinished = await draft(server, ours, 'job', { title: 'Half written' });
    const { closing, drafts } = await overviewOf(ours);
    expect(closing).toMatchObject({ count: 1, first: [{ id: soon.id, title: 'Rigger' }] });
    expect(drafts).toMatchObject({ count: 1, first: [{ id: unfinished.id, title: 'Half written' }] });
  });

  test('people who accepted to be contacted, until somebody writes to them', async () => {
    const ours = await lister(server);
    const who = await person(server);
    const profile = { ...emptyProfile, name: 'Sarah Johnson', skills: ['Rigging'] };
    await saveProfile(server.deps.sql, who.id, { profile, now: new Date() });
    await factsAfter(server, who.cookie, { type: 'pool.join', payload: { share: ['skills'] } });
    const { candidates } = await answerTo<{ candidates: { id: string }[] }>(
      ours.owner.cookie,
      `/api/organizations/${ours.id}/candidates`,
    );
    const [asked] = await factsAfter(server, ours.owner.cookie, {
      type: 'contact.request',
      as: ours.id,
      payload: { candidateId: candidates[0]!.id, text: 'We look for riggers.' },
    });
    expect((await overviewOf(ours)).accepted).toEqual([]);
    const { requestId } = asked!.payload as { requestId: string };
    await factsAfter(server, who.cookie, { type: 'contact.accept', payload: { requestId } });
    const { accepted } = await overviewOf(ours);
    expect(accepted).toMatchObject([{ name: 'Sarah Johnson' }]);
    await factsAfter(server, ours.owner.cookie, {
      type: 'message.send',
      as: ours.id,
      payload: { threadId: accepted[0]!.threadId, text: 'When can we talk?' },
    });
    expect((await overviewOf(ours)).accepted).toEqual([]);
  });
});

/** What the table of applications itself says. */
const counted = async (organizationId: string) => {
  const rows = await server.sql<{ figure: string; part: string; count: number }[]>`
    select f.figure, f.part, sum(f.count)::float8 as count from applications a cross join lateral
      application_figures(a.listing_id, a.status, a.submitted_at, a.reached, a.first_decided_at) f
    where a.organization_id = ${organizationId} group by 1, 2 having sum(f.count) <> 0 order by 1, 2`;
  return [...rows];
};
const kept = async (organizationId: string) => {
  const rows = await server.sql`
    select figure, part, sum(count)::float8 as count from (
      select organization_id, figure, part, count from application_counts
      union all select organization_id, figure, part, count from application_count_changes
    ) s where organization_id = ${organizationId} group by 1, 2 having sum(count) <> 0 order by 1, 2`;
  return [...rows];
};

describe('figures', () => {
  test('compare with the period before, and say how far applications came', async () => {
    const ours = await lister(server);
    const [crane, weld] = [
      await published(server, ours),
      await published(server, ours, 'job', { title: 'Welder' }),
    ];
    const sent = async (job: { id: string }, days: number) => {
      const { applicationId } = await applied(server, await person(server), job);
      await sentDaysAgo(applicationId, days);
      return applicationId;
    };
    const [hired, rejected, waiting] = [await sent(crane, 2), await sent(crane, 4), await sent(weld, 9)];
    await sent(crane, 30);
    await decided(ours, hired, 'interview');
    await decided(ours, hired, 'hire');
    await decided(ours, rejected, 'interview');
    await decided(ours, rejected, 'reject');
    const report = await reportOf(ours, 4);
    expect(report).toMatchObject({
      weeks: 4,
      total: 4,
      listings: [
        { id: crane.id, title: 'Crane mechanic', received: 3, taken: 1 },
        { id: weld.id, title: 'Welder', received: 1, taken: 0 },
      ],
      stages: [
        { stage: 0, now: 3, before: 1 },
        { stage: 1, now: 2, before: 0 },
        { stage: 2, now: 1, before: 0 },
        { stage: 3, now: 1, before: 0 },
      ],
      decided: { now: 2, before: 0 },
      waitedMinutes: { now: 6 * 24 * 60, before: 0 },
    });
    expect(Object.fromEntries(report.statuses.map(({ status, count }) => [status, count]))).toEqual({
      submitted: 2,
      hired: 1,
      rejected: 1,
    });
    expect(report.byWeek.map(({ now }) => now)).toEqual([0, 0, 1, 2]);
    expect(report.byWeek.map(({ before }) => before)).toEqual([0, 0, 0, 1]);
    expect(await overviewOf(ours)).toMatchObject({
      total: 4,
      received: { now: 3, before: 1 },
      decided: { now: 2, before: 0 },
      taken: { now: 1, before: 0 },
    });
    // The same after everything was added up, and after more has happened since.
    await addUp();
    expect(await reportOf(ours, 4)).toEqual(report);
    await decided(ours, waiting, 'reject');
    expect((await reportOf(ours, 4)).decided).toEqual({ now: 3, before: 0 });
  });

  test('equal the applications after decisions, undos, withdrawals and deleted accounts, while they are added up', async () => {
    const ours = await lister(server);
    const job = await published(server, ours);
    const people = await Promise.all(Array.from({ length: 12 }, () => person(server)));
    const work = people.map(async (who, index) => {
      const { applicationId } = await applied(server, who, job);
      if (index % 4 === 0) return;
      const first = await decided(ours, applicationId, 'interview');
      if (index % 4 === 1) await undone(ours, first);
      if (index % 4 === 2) await decided(ours, applicationId, 'hire');
      if (index % 4 === 3)
        await factsAfter(server, who.cookie, {
          type: 'application.withdraw',
          payload: { applicationId },
        });
    });
    const adding = Array.from({ length: 5 }, () => addUp());
    await Promise.all([...work, ...adding]);
    const whole = await counted(ours.id);
    expect(whole.find(({ figure }) => figure === 'listing')?.count).toBe(12);
    expect(await kept(ours.id)).toEqual(whole);
    const [undoneOne] = await server.sql<{ reached: number; at: Date | null }[]>`
      select reached, first_decided_at as at from applications where user_id = ${people[1]!.id}`;
    expect(undoneOne).toEqual({ reached: 0, at: null });
    await server.deps.sql`delete from users where id = ${people[2]!.id}`;
    await addUp();
    const left = await counted(ours.id);
    expect(left.find(({ figure }) => figure === 'listing')?.count).toBe(11);
    expect(await kept(ours.id)).toEqual(left);
    expect(
      await server.sql`select from application_count_changes where organization_id = ${ours.id}`,
    ).toEqual([]);
  });

  test('go with a deleted organization', async () => {
    const ours = await lister(server);
    await applied(server, await person(server), await published(server, ours));
    await addUp();
    await applied(server, await person(server), await published(server, ours));
    await server.sql`delete from applications where organization_id = ${ours.id}`;
    await server.sql`delete from organizations where id = ${ours.id}`;
    expect(await kept(ours.id)).toEqual([]);
  });
});

/** Rows that this connection has read from each table. */
const rowsRead = async (tx: TransactionSql) => {
  const tables = await tx<{ name: string; rows: number }[]>`
    select relname as name, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_xact_user_tables`;
  return new Map(tables.map(({ name, rows }) => [name, rows]));
};
/** Transactions that note how many applications they read. */
const noting = (note: (applications: number) => void) =>
  ({
    beginPipelined: (work: (tx: TransactionSql) => Promise<unknown>) =>
      server.deps.sql.begin(async (tx) => {
        const before = await rowsRead(tx);
        const result = await work(tx);
        const after = await rowsRead(tx);
        note((after.get('applications') ?? 0) - (before.get('applications') ?? 0));
        return result;
      }),
  }) as unknown as Sql;

test('three thousand applications and conversations are read like thirty', async () => {
  const ours = await lister(server);
  const job = await published(server, ours);
  const fill = async (from: number, to: number) => {
    await server.sql`
      insert into users (email, created_at)
      select 'many-' || ${ours.id}::text || n || '@example.org', now() from generate_series(${from}::int, ${to}) n`;
    await server.sql`
      insert into applications (organization_id, id, listing_id, user_id, kind, status, listing_title,
        applicant_name, snapshot, answers, submitted_at, updated_at)
      select ${ours.id}, gen_random_uuid(), ${job.id}, u.id, 'job',
        (array['submitted', 'interview', 'offered', 'hired', 'rejected'])[1 + n % 5], 'Crane mechanic', 'Somebody', '{}',
        '{}', now() - n * interval '1 minute', now()
      from generate_series(${from}::int, ${to}) n
      join users u on u.email = 'many-' || ${ours.id}::text || n || '@example.org'`;
    await server.sql`
      insert into threads (organization_id, id, user_id, created_at, last_at)
      select ${ours.id}, gen_random_uuid(), u.id, now(), now() - n * interval '1 minute'
      from generate_series(${from}::int, ${to}) n
      join users u on u.email = 'many-' || ${ours.id}::text || n || '@example.org'`;
    await server.sql`analyze applications, threads, application_counts, application_count_changes`;
  };
  const readNow = async () => {
    const counts: number[] = [];
    const overviews = createOverviews(
      noting((applications) => counts.push(applications)),
      server.deps.clock,
    );
    const overview = await overviews.today(ours.owner.id, ours.id);
    await overviews.report(ours.owner.id, ours.id, 52);
    return { overview, counts };
  };
  await fill(1, 30);
  expect((await readNow()).overview).toMatchObject({ waiting: { count: 6 }, unread: { count: 30 } });
  await fill(31, 3_000);
  await addUp();
  const { overview, counts } = await readNow();
  expect(overview).toMatchObject({ waiting: { count: 600 }, unread: { count: 1_000 }, total: 3_000 });
  // Five that wait, and names for five conversations. A report reads none.
  expect(counts[0]).toBeLessThan(30);
  expect(counts[1]).toBe(0);
});
