import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { TransactionSql } from '../../../../server/data/db.ts';
import { withScope } from '../../../../server/data/scopes.ts';
import type { Scope } from '../../../../server/data/scopes.ts';
import { accountServer } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { applied, factsAfter, followFacts, sendCommand } from '../../support/exchange.ts';
import { decide, lister, published } from '../../support/listings.ts';
import type { Lister } from '../../support/listings.ts';
import { join, person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';
import { downloadOf } from '../../support/personalData.ts';

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

let server: Server;
let url: string;
let ours: Lister;
let theirs: Lister;
let applicant: Person;
let applicationId: string;
let decisionId: string;
const cookies = new Map<Caller, string>();
beforeAll(async () => {
  server = await accountServer();
  ({ url } = await server.listen());
  ours = await lister(server, 'job');
  theirs = await lister(server, 'job');
  applicant = await person(server);
  ({ applicationId } = await applied(server, applicant, await published(server, ours)));
  const [decided] = await factsAfter(server, ours.owner.cookie, {
    type: 'application.decide',
    as: ours.id,
    payload: { applicationId, decision: 'interview', notes: 'For colleagues' },
  });
  decisionId = decided!.id;
  await applied(server, await person(server), await published(server, theirs));
  cookies.set('signedOut', '').set('owner', ours.owner.cookie).set('otherOwner', theirs.owner.cookie);
  cookies.set('applicant', applicant.cookie).set('veteran', (await person(server)).cookie);
  cookies.set('administrator', await server.signIn('admin'));
  for (const role of ['manager', 'reviewer', 'viewer'] as const) {
    cookies.set(role, (await join(server, ours, role)).cookie);
  }
  const former = await join(server, ours, 'manager');
  await server.deps.organizations.members.remove(ours.owner.id, ours.id, former.id);
  cookies.set('formerManager', former.cookie);
});
afterAll(() => server.close());

interface Row {
  name: string;
  call: (cookie: string) => Promise<Response>;
  /** Statuses of who is let in. All others who are signed in get 404. */
  allowed: Partial<Record<Caller, number>>;
}
const get = (path: () => string) => (cookie: string) =>
  server.request(path(), { headers: { Cookie: cookie } });
const assign = (cookie: string, { id }: Lister, assigneeId: string | null) =>
  sendCommand(server, cookie, {
    type: 'application.assign',
    as: id,
    payload: { applicationId, assigneeId },
  });
const staff = (status: number) => ({ owner: status, manager: status, reviewer: status, viewer: status });

/** Commands that can't be carried out, so that every call meets the same state. */
const rows: readonly Row[] = [
  {
    name: 'GET /api/organizations/{id}/applications',
    call: get(() => `/api/organizations/${ours.id}/applications`),
    allowed: staff(200),
  },
  {
    name: 'GET /api/organizations/{id}/applications/{applicationId}',
    call: get(() => `/api/organizations/${ours.id}/applications/${applicationId}`),
    allowed: staff(200),
  },
  {
    name: "GET another organization's application",
    call: get(() => `/api/organizations/${theirs.id}/applications/${applicationId}`),
    allowed: {},
  },
  {
    name: 'GET /api/applications/{id}/history',
    call: get(() => `/api/applications/${applicationId}/history`),
    allowed: { ...staff(200), applicant: 200 },
  },
  { name: 'GET /api/state?as=', call: get(() => `/api/state?as=${ours.id}`), allowed: staff(200) },
  {
    name: 'application.decide',
    call: (cookie) =>
      sendCommand(server, cookie, {
        type: 'application.decide',
        as: ours.id,
        payload: { applicationId, decision: 'interview' },
      }),
    allowed: { owner: 409, manager: 409, reviewer: 409, viewer: 403 },
  },
  {
    name: "application.decide as another organization's staff",
    call: (cookie) =>
      sendCommand(server, cookie, {
        type: 'application.decide',
        as: theirs.id,
        payload: { applicationId, decision: 'hire' },
      }),
    allowed: {},
  },
  {
    name: 'application.decide for nobody',
    call: (cookie) =>
      sendCommand(server, cookie, {
        type: 'application.decide',
        payload: { applicationId, decision: 'hire' },
      }),
    allowed: {},
  },
  {
    name: 'application.assign',
    call: (cookie) => assign(cookie, ours, ours.owner.id),
    allowed: { owner: 200, manager: 200, reviewer: 200, viewer: 403 },
  },
  {
    name: "application.assign as another organization's staff",
    call: (cookie) => assign(cookie, theirs, theirs.owner.id),
    allowed: {},
  },
  {
    name: 'GET /api/organizations/{id}/applications/export.csv',
    call: get(() => `/api/organizations/${ours.id}/applications/export.csv`),
    allowed: { owner: 200, manager: 200, reviewer: 200, viewer: 403 },
  },
  {
    name: 'decision.undo as another organization',
    call: (cookie) =>
      sendCommand(server, cookie, { type: 'decision.undo', as: theirs.id, payload: { decisionId } }),
    allowed: {},
  },
];

describe.each(rows)('$name', ({ call, allowed }) => {
  test.each(callers)('of %s', async (caller) => {
    const { status } = await call(cookies.get(caller)!);
    expect(status).toBe(caller === 'signedOut' ? 401 : (allowed[caller] ?? 404));
  });
});

test.each(callers.filter((caller) => caller !== 'applicant' && caller !== 'signedOut'))(
  '%s does not withdraw what somebody else has sent',
  async (caller) => {
    const answer = await sendCommand(server, cookies.get(caller)!, {
      type: 'application.withdraw',
      payload: { applicationId },
    });
    expect(answer.status).toBe(404);
  },
);

test('nobody decides on what they sent themselves', async () => {
  const self = await applied(server, ours.owner, await published(server, ours));
  const answer = await sendCommand(server, ours.owner.cookie, {
    type: 'application.decide',
    as: ours.id,
    payload: { ...self, decision: 'hire' },
  });
  expect(answer.status).toBe(403);
});

test('an application is given to nobody who could not decide on it', async () => {
  const viewer = await join(server, ours, 'viewer');
  for (const { id } of [viewer, applicant, theirs.owner, await person(server)]) {
    expect((await assign(ours.owner.cookie, ours, id)).status).toBe(404);
  }
  const self = await applied(server, ours.owner, await published(server, ours));
  const answer = await sendCommand(server, ours.owner.cookie, {
    type: 'application.assign',
    as: ours.id,
    payload: { ...self, assigneeId: (await join(server, ours, 'reviewer')).id },
  });
  expect(answer.status).toBe(403);
});

test('notes for colleagues reach neither the applicant nor their download', async () => {
  const history = await (
    await get(() => `/api/applications/${applicationId}/history`)(applicant.cookie)
  ).text();
  const state = await (await get(() => '/api/state')(applicant.cookie)).text();
  const download = JSON.stringify(await downloadOf(server.deps.sql, applicant));
  for (const text of [history, state, download]) expect(text).not.toContain('For colleagues');
  const staffs = await (
    await get(() => `/api/applications/${applicationId}/history`)(ours.owner.cookie)
  ).text();
  expect(staffs).toContain('For colleagues');
});

test('scripts in what is sent stay text', async () => {
  const { id: listingId } = await published(server, ours);
  const coverLetter = '<script>alert(1)</script>';
  const [fact] = await factsAfter(server, applicant.cookie, {
    type: 'job.submit',
    payload: { listingId, coverLetter },
  });
  const answer = await get(() => `/api/organizations/${ours.id}/applications/${fact!.subject}`)(
    ours.owner.cookie,
  );
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.json()).toMatchObject({ application: { answers: { coverLetter } } });
});

const tables = ['applications', 'application_steps', 'access_records', 'application_exports'] as const;
describe.each(tables)('%s without a where', (table) => {
  const organizationsIn = (scope: Scope) =>
    withScope(
      server.deps.sql,
      scope,
      (tx) => tx<{ id: string }[]>`select distinct organization_id as id from ${tx(table)}`,
    );
  beforeAll(async () => {
    await get(() => `/api/organizations/${ours.id}/applications/${applicationId}`)(ours.owner.cookie);
    await (
      await get(() => `/api/organizations/${ours.id}/applications/export.csv`)(ours.owner.cookie)
    ).text();
  });

  test('show each side its own rows only', async () => {
    expect(await organizationsIn({ organizationId: ours.id })).toEqual([{ id: ours.id }]);
    expect(await organizationsIn({ userId: applicant.id })).toEqual([{ id: ours.id }]);
  });
  test('show nothing to a stranger, an administrator or nobody', async () => {
    expect(await organizationsIn({ userId: (await person(server)).id })).toEqual([]);
    expect(await organizationsIn({ administration: true })).toEqual([]);
    expect(await organizationsIn({})).toEqual([]);
  });
  test("are not changed or deleted from another organization's scope", async () => {
    const before = await server.sql`select * from ${server.sql(table)} order by 1, 2`;
    const tries: ((tx: TransactionSql) => PromiseLike<{ count: number }>)[] = [
      (tx) => tx`delete from ${tx(table)} where organization_id = ${ours.id}`,
      (tx) => tx`update ${tx(table)} set organization_id = ${theirs.id} where organization_id = ${ours.id}`,
    ];
    for (const attempt of tries) {
      const changed = withScope(
        server.deps.sql,
        { organizationId: theirs.id },
        async (tx) => (await attempt(tx)).count,
      );
      await changed.then(
        (count) => expect(count).toBe(0),
        (error: Error) => expect(error.message).toContain('permission denied'),
      );
    }
    expect(await server.sql`select * from ${server.sql(table)} order by 1, 2`).toEqual(before);
  });
});

test('the stream of a colleague ends with their membership, and of everybody with a suspension', async () => {
  const organization = await lister(server, 'job');
  const colleague = await join(server, organization, 'viewer');
  const leaving = await followFacts(url, colleague.cookie, `?as=${organization.id}`);
  onTestFinished(leaving.close);
  const staying = await followFacts(url, organization.owner.cookie, `?as=${organization.id}`);
  onTestFinished(staying.close);
  await server.deps.organizations.members.remove(organization.owner.id, organization.id, colleague.id);
  await leaving.until(({ isClosed }) => isClosed);
  expect(leaving.events.at(-1)).toMatchObject({ event: 'end', data: '{"reason":"role"}' });
  expect(staying.isClosed).toBe(false);
  await decide(server, organization, 'suspended');
  await staying.until(({ isClosed }) => isClosed);
});
