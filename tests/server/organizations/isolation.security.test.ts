import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appRole, connect } from '../../../server/data/db.ts';
import { withScope } from '../../../server/data/scopes.ts';
import type { Scope } from '../../../server/data/scopes.ts';
import { rollUpApplicationCounts } from '../../../server/listings/applicationCounts.ts';
import { contract } from '../../../server/routes/routes.ts';
import { accountServer, newEmail } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { clinic } from '../exchange/bookings/referring.ts';
import { booked, bookingIn, hourAhead, provider, slotOf } from '../exchange/bookings/provider.ts';
import { offerOf } from '../exchange/interviews/interviewing.ts';
import { factsAfter, sendCommand } from '../support/exchange.ts';
import { complete, published } from '../support/listings.ts';
import { join, newName, person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

/** What only the staff of the organization may read, and the people whom it is about. */
const secret = {
  draft: 'Submarine cook in secret',
  letter: 'A letter for the staff alone',
  notes: 'Notes for colleagues alone',
  caseNote: 'A note on a hire for colleagues alone',
  message: 'A message for one person alone',
  contact: 'A request for one person alone',
  report: 'A complaint for administrators alone',
  reason: 'Why somebody comes, for whoever answers alone',
  invited: newEmail(),
};

let server: Server;
let ours: Awaited<ReturnType<typeof everything>>;
let theirs: Awaited<ReturnType<typeof everything>>;
let strangers: Record<'veteran' | 'formerManager' | 'otherOwner', Person>;
let administrator: string;

/** An approved organization with something in every table. */
async function everything(texts: typeof secret) {
  const owner = await person(server);
  const sent = { kind: 'employer', name: newName() };
  const key = { cookie: owner.cookie, 'idempotency-key': 'once' };
  const added = await server.request('/api/organizations', { method: 'POST', headers: key, json: sent });
  const { organization } = (await added.json()) as { organization: { id: string; name: string } };
  const ids = { id: organization.id, owner };
  await server.deps.organizations.administration.decide(owner.id, ids.id, { status: 'approved' });
  const { email: colleague } = await join(server, ids, 'viewer');
  await server.deps.organizations.invitations.invite(owner.id, ids.id, {
    email: texts.invited,
    role: 'viewer',
  });
  const drafted = await server.request(`/api/organizations/${ids.id}/listings`, {
    method: 'POST',
    headers: key,
    json: { ...complete.job, kind: 'job', title: texts.draft },
  });
  const { listing: draft } = (await drafted.json()) as { listing: { id: string } };
  const lists = { ...organization, ...ids } as never;
  const { id: listingId } = await published(server, lists);

  const applicant = await person(server);
  const asOurs = (type: string, payload: object) =>
    factsAfter(server, owner.cookie, { type, as: ids.id, payload });
  const [submitted] = await factsAfter(server, applicant.cookie, {
    type: 'job.submit',
    payload: { listingId, coverLetter: texts.letter },
  });
  const applicationId = submitted!.subject;
  // So there are sums, and with the decision a change that is not in them yet.
  const background = connect(server.databaseUrl, { max: 1, role: appRole, purpose: 'maintenance' });
  await rollUpApplicationCounts(background);
  await background.end();
  await asOurs('application.decide', { applicationId, decision: 'interview', notes: texts.notes });
  const [message] = await asOurs('message.toApplicant', { applicationId, text: texts.message });
  const [thread] = await server.sql<{ id: string }[]>`
    select id from threads where organization_id = ${ids.id} and user_id = ${applicant.id}`;
  const reported = { threadId: thread!.id, messageId: message!.payload['messageId'], reason: 'spam' };
  await factsAfter(server, applicant.cookie, {
    type: 'message.report',
    payload: { ...reported, note: texts.report },
  });
  const [joined] = await factsAfter(server, applicant.cookie, {
    type: 'pool.join',
    payload: { share: ['skills'] },
  });
  const candidate = joined!.payload as { entry: { id: string } };
  const asked = await sendCommand(server, owner.cookie, {
    type: 'contact.request',
    as: ids.id,
    payload: { candidateId: candidate.entry.id, text: texts.contact },
  });
  expect(asked.status).toBe(200);
  for (const path of [applicationId, 'export.csv']) {
    const read = await server.request(`/api/organizations/${ids.id}/applications/${path}`, {
      headers: { cookie: owner.cookie },
    });
    expect(read.status).toBe(200);
    await read.text();
  }
  const decided = await asOurs('application.decide', { applicationId, decision: 'hire' });
  const opened = decided.find(({ kind }) => kind === 'caseOpened')!.payload as { case: { id: string } };
  const caseId = opened.case.id;
  await asOurs('case.note', { caseId, text: texts.caseNote });
  await asOurs('service.add', { caseId, name: 'Boots' });
  const { id: eventId } = await published(server, lists, 'event');
  await factsAfter(server, applicant.cookie, { type: 'event.join', payload: { listingId: eventId } });
  await server.sql`
    insert into event_links (organization_id, listing_id, link) values (${ids.id}, ${eventId}, 'https://meet.example.org/')`;
  const doctor = await provider(server, lists);
  const visit = await booked(server, applicant, { ...slotOf(doctor, hourAhead(1)), reason: texts.reason });
  await factsAfter(server, applicant.cookie, {
    type: 'booking.wait',
    payload: { bookingId: visit.id, waits: true },
  });
  // What it frees waits for whoever would like an earlier time.
  const canceled = await booked(server, applicant, slotOf(doctor, hourAhead(2)));
  await asOurs('booking.cancel', { bookingId: canceled.id });
  const { id: interviewId } = bookingIn(
    await asOurs('interview.offer', {
      ...offerOf({ applicationId }, [hourAhead(4)]),
      about: { kind: 'case', id: caseId },
      isAgreed: true,
    }),
  );
  await asOurs('interview.note', { bookingId: interviewId, recommendation: 'forward', notes: texts.notes });
  const { careId } = await clinic(server);
  const about = { kind: 'case', id: caseId };
  // Only hospitals refer anybody.
  await server.sql`update organizations set kind = 'hospital' where id = ${ids.id}`;
  await asOurs('referral.propose', { about, listingId: careId, note: texts.notes });
  await asOurs('event.write', { listingId: eventId, text: 'Bring a mug' });
  await asOurs('staffNotification.readAll', {});
  const [report] = await server.sql<{ id: string }[]>`
    select id from reports where organization_id = ${ids.id}`;
  const [invitation] = await server.sql<{ id: string }[]>`
    select id from organization_invitations where organization_id = ${ids.id} and email = ${texts.invited}`;
  return {
    ...ids,
    applicant,
    colleague,
    draft: draft.id,
    applicationId,
    caseId,
    bookingId: visit.id,
    calendarId: doctor.calendar.id,
    threadId: thread!.id,
    reportId: report!.id,
    invitationId: invitation!.id,
  };
}

beforeAll(async () => {
  server = await accountServer();
  theirs = await everything({ ...secret, invited: newEmail() });
  // Last, so that nobody adds up its changes.
  ours = await everything(secret);
  const former = await join(server, ours, 'manager');
  await server.deps.organizations.members.remove(ours.owner.id, ours.id, former.id);
  strangers = { veteran: await person(server), formerManager: former, otherOwner: theirs.owner };
  administrator = await server.signIn('admin');
});
afterAll(() => server.close());

/** Tables with rows of organizations, as the database has them. */
const tables = async () =>
  (
    await server.sql<{ name: string }[]>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not a.attisdropped
        and a.attname = 'organization_id'
      order by 1`
  ).map(({ name }) => name);

/** Rows of ours that a scope reads. Published listings are for everyone, and how many seats or spots are taken. */
const seen = async (table: string, scope: Scope) => {
  const isPublic =
    table === 'listings'
      ? `status = 'published'`
      : String(
          ['published_listings', 'event_seats', 'listing_spots', 'calendars', 'taken_times'].includes(table),
        );
  const [row] = await withScope(
    server.deps.sql,
    scope,
    (tx) => tx<{ all: number; secret: number }[]>`
      select count(*)::int as all, count(*) filter (where not (${tx.unsafe(isPublic)}))::int as secret
      from ${tx(table)} where organization_id = ${ours.id}`,
  );
  return row!;
};

describe('every table with rows of organizations, without a where', () => {
  test('has rows of ours, which we or the people concerned can read', async () => {
    const scopes: Scope[] = [
      { organizationId: ours.id },
      { userId: ours.owner.id },
      { userId: ours.applicant.id },
    ];
    for (const table of await tables()) {
      const counts = await Promise.all(scopes.map((scope) => seen(table, scope)));
      expect({ table, isRead: counts.some(({ all }) => all > 0) }).toEqual({ table, isRead: true });
    }
  });

  test('shows none of them to another organization, to strangers or without a scope', async () => {
    const { veteran, formerManager, otherOwner } = strangers;
    const scopes: Scope[] = [
      {},
      { organizationId: theirs.id },
      { organizationId: theirs.id, userId: otherOwner.id, email: otherOwner.email },
      { userId: veteran.id, email: veteran.email },
    ];
    for (const table of await tables()) {
      for (const scope of scopes) {
        expect({ table, ...(await seen(table, scope)) }).toMatchObject({ table, secret: 0 });
      }
    }
    // Who has left still sees what they did there themselves.
    for (const table of await tables()) {
      const { secret: count } = await seen(table, { userId: formerManager.id });
      const own = ['organization_invitations', 'security_events'].includes(table);
      expect({ table, isSeen: count > 0 && !own }).toEqual({ table, isSeen: false });
    }
  });
});

type Route = (typeof contract)[number];
const nameOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`;

/** Bodies that would change something of ours if they reached it. Those of other routes name nothing of an organization. */
const bodies: Readonly<Record<string, () => object>> = {
  'PATCH /api/organizations/{id}': () => ({ location: 'Taken over' }),
  'PATCH /api/organizations/{id}/members/{userId}': () => ({ role: 'viewer' }),
  'POST /api/organizations/{id}/owner': () => ({ userId: strangers.otherOwner.id }),
  'POST /api/organizations/{id}/invitations': () => ({ email: newEmail(), role: 'manager' }),
  'POST /api/organizations/{id}/listings': () => ({ kind: 'job', title: 'Taken over' }),
  'POST /api/organizations/{id}/listings/batch': () => ({ action: 'delete', ids: [ours.draft] }),
  'PATCH /api/organizations/{id}/listings/{listingId}': () => ({ title: 'Taken over' }),
  'PATCH /api/calendars/{id}': () => ({ leadMinutes: 5 }),
  'POST /api/organizations/{id}/listings/{listingId}/repeat': () => ({ every: 'week', times: 1 }),
  'POST /api/commands': () => ({
    id: crypto.randomUUID(),
    type: 'application.decide',
    as: ours.id,
    payload: { applicationId: ours.applicationId, decision: 'reject', reason: 'filled' },
  }),
  'POST /api/commands/batch': () => ({
    commands: [
      {
        id: crypto.randomUUID(),
        type: 'message.send',
        as: ours.id,
        payload: { threadId: ours.threadId, text: 'Taken over' },
      },
    ],
  }),
  'POST /api/admin/organizations/{id}/status': () => ({ status: 'suspended', reason: 'Taken over' }),
  'POST /api/admin/reports/{id}/decision': () => ({ status: 'dismissed', reason: 'Taken over' }),
};
/** What `{id}` is in paths that are about something else than an organization. */
const idIn = (path: string) => {
  if (path.includes('/threads/')) return ours.threadId;
  if (path.includes('/applications/{id}')) return ours.applicationId;
  if (path.includes('/admin/reports/')) return ours.reportId;
  if (path.includes('/calendars/')) return ours.calendarId;
  if (path.includes('/bookings/{id}')) return ours.bookingId;
  if (path.includes('/admin/users/')) return ours.owner.id;
  return path.includes('/api/listings/') ? ours.draft : ours.id;
};
const addressOf = ({ path }: Route) =>
  path
    .replace('{id}', idIn(path))
    .replace('{userId}', ours.owner.id)
    .replace('{invitationId}', ours.invitationId)
    .replace('{listingId}', ours.draft)
    .replace('{applicationId}', ours.applicationId)
    .replace('{caseId}', ours.caseId)
    .replace('{bookingId}', ours.bookingId) +
  (path.includes('/interviewers') ? '?from=2030-01-01T00:00:00Z&to=2030-01-02T00:00:00Z' : '') +
  (path.includes('{id}/cases') && !path.includes('{caseId}') ? '?kind=hire' : '') +
  (/\/api\/(?:state|facts|threads)/.test(path) ? `?as=${ours.id}` : '');

/** Calls a route about our organization, in a session that ends with it. */
async function call(route: Route, who: Person | null, cookie?: string) {
  const session = who && (await server.deps.sessions.begin({ ...(await userOf(who)), role: 'user' }));
  const json = bodies[nameOf(route)]?.() ?? {};
  const answer = await server.request(addressOf(route), {
    method: route.method.toUpperCase(),
    headers: {
      cookie: cookie ?? (session ? (server.deps.sessions.cookie(session.token).split(';')[0] ?? '') : ''),
      'if-match': '"1"',
    },
    redirect: 'manual',
    ...(route.method !== 'get' && { json }),
  });
  return { status: answer.status, text: await answer.text() };
}
const userOf = async ({ email }: Person) => (await server.deps.accounts.users.byEmail(email))!.user;

/** Everything that is stored about our organization. */
async function stored() {
  const rows: Record<string, unknown> = {};
  for (const table of await tables()) {
    const column = 'organization_id';
    [rows[table]] = await server.sql`
      select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as rows from ${server.sql(table)} t
      where ${server.sql(column)} = ${ours.id}`;
  }
  [rows['organizations']] = await server.sql`
    select md5(o::text) as rows from organizations o where id = ${ours.id}`;
  return rows;
}

/** Ends the account of the caller, and touches nobody else's. */
const ownAccount = 'DELETE /api/auth/user';
const routes = contract.filter((route) => nameOf(route) !== ownAccount);

describe('of every route', () => {
  test('those with a body that reach an organization are tried with one that would change it', () => {
    const reaching = contract.filter(
      (route) =>
        'body' in route &&
        route.body !== undefined &&
        /organizations\/\{|calendars|commands|admin\/reports/.test(route.path),
    );
    expect(Object.keys(bodies).toSorted()).toEqual(reaching.map(nameOf).toSorted());
  });

  test.each(routes.map((route) => [nameOf(route), route] as const))(
    '%s shows and changes nothing of ours for strangers',
    async (_, route) => {
      const before = await stored();
      for (const who of [null, ...Object.values(strangers)]) {
        const { status, text } = await call(route, who);
        for (const hidden of [...Object.values(secret), ours.colleague, ours.owner.email]) {
          expect({ route: nameOf(route), shows: text.includes(hidden) && hidden }).toEqual({
            route: nameOf(route),
            shows: false,
          });
        }
        if (who === null && route.access !== 'any') expect(status).toBe(401);
        if (who !== null && route.access === 'admin') expect(status).toBe(403);
        // Some need a service that this server has not.
        if (status !== 503) expect(status).toBeLessThan(500);
      }
      expect(await stored()).toEqual(before);
    },
  );

  test('reading as the owner shows all of it, and as an administrator nothing of what people write', async () => {
    const streams = new Set(['/api/facts', '/api/leads/events']);
    const reading = routes.filter(({ method, path }) => method === 'get' && !streams.has(path));
    const shown = async (who: Person | null, cookie?: string) => {
      const answers = await Promise.all(
        reading
          .filter(({ path }) => cookie === undefined || !path.startsWith('/api/admin/reports'))
          .map((route) => call(route, who, cookie)),
      );
      const all = answers.map(({ text }) => text).join('\n');
      return Object.keys(secret).filter((name) => all.includes(secret[name as keyof typeof secret]));
    };
    // What a candidate is asked is theirs until they accept.
    expect(await shown(ours.owner)).toEqual([
      'draft',
      'letter',
      'notes',
      'caseNote',
      'message',
      'reason',
      'invited',
    ]);
    expect(await shown(null, administrator)).toEqual([]);
  });
});
