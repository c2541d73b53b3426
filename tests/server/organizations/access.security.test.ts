import { memberRoles } from '../../../machines/organizations/model/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../harness.ts';
import { accountServer, newEmail } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { contract } from '../../../server/routes/routes.ts';
import { applicationTo } from '../support/exchange.ts';
import { join, newName, organization, person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

const callers = [
  'signedOut',
  'veteran',
  'administrator',
  'owner',
  'manager',
  'reviewer',
  'viewer',
  'formerManager',
  'otherOwner',
] as const;
type Caller = (typeof callers)[number];

const invited = newEmail();
let server: Server;
let ours: Awaited<ReturnType<typeof organization>>;
let target: Person;
let invitation: string;
let application: string;
let listing: string;
const cookies = new Map<Caller, string>();

/** An organization with a colleague of each role, and callers who don't belong to it. */
beforeAll(async () => {
  server = await accountServer({ clock: testClock() });
  ours = await organization(server);
  const theirs = await organization(server);
  const { members, invitations } = server.deps.organizations;
  cookies.set('signedOut', '').set('owner', ours.owner.cookie).set('otherOwner', theirs.owner.cookie);
  cookies.set('veteran', (await person(server)).cookie).set('administrator', await server.signIn('admin'));
  for (const role of ['manager', 'reviewer', 'viewer'] as const) {
    cookies.set(role, (await join(server, ours, role)).cookie);
  }
  const former = await join(server, ours, 'manager');
  await members.remove(ours.owner.id, ours.id, former.id);
  cookies.set('formerManager', former.cookie);
  target = await join(server, ours, 'reviewer');
  const draft = { kind: 'job', title: 'Crane mechanic' } as const;
  ({
    listing: { id: listing },
  } = await server.deps.listings.staff.add(ours.owner.id, ours.id, draft));
  application = await applicationTo(server, ours.id, listing);
  ({ id: invitation } = await invitations.invite(ours.owner.id, ours.id, { email: invited, role: 'viewer' }));
});
afterAll(() => server.close());

interface Row {
  method: 'GET' | 'PATCH' | 'POST' | 'DELETE';
  /** As in the contract. */
  path: string;
  query?: string;
  json?: () => object;
  headers?: Record<string, string>;
  /** Statuses of the callers who are let in. All others who are signed in get `others`. */
  allowed: Partial<Record<Caller, number>>;
  others: number;
  /** Of colleagues whose role doesn't allow it. */
  colleagues?: number;
  signedOut?: number;
  /** While the organization is suspended: of those who are let in otherwise, and of their colleagues. */
  suspended: readonly [allowed: number, colleagues: number];
}
const everybody = (status: number) =>
  Object.fromEntries(callers.map((caller) => [caller, status])) as Record<Caller, number>;
const staff = (status: number) => ({ owner: status, manager: status, reviewer: status, viewer: status });

/** Input that is valid but can't be stored, so that every call meets the same state: the answer of who may is no 403 or 404. */
const rows: readonly Row[] = [
  {
    method: 'POST',
    path: '/api/organizations',
    json: () => ({ kind: 'nonprofit', name: newName() }),
    allowed: { ...everybody(201), signedOut: 401 },
    others: 201,
    suspended: [201, 201],
  },
  {
    method: 'GET',
    path: '/api/organizations',
    allowed: everybody(200),
    others: 200,
    signedOut: 200,
    suspended: [200, 200],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}',
    allowed: { ...staff(200), administrator: 200 },
    others: 404,
    signedOut: 404,
    suspended: [200, 200],
  },
  {
    method: 'PATCH',
    path: '/api/organizations/{id}',
    headers: { 'if-match': '"999"' },
    json: () => ({ location: 'Norfolk, VA' }),
    allowed: { owner: 412, manager: 412 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'GET',
    path: '/api/me/organizations',
    allowed: everybody(200),
    others: 200,
    suspended: [200, 200],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/members',
    allowed: staff(200),
    others: 404,
    suspended: [200, 200],
  },
  {
    method: 'PATCH',
    path: '/api/organizations/{id}/members/{userId}',
    json: () => ({ role: 'reviewer' }),
    allowed: { owner: 200, manager: 200 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'DELETE',
    path: '/api/organizations/{id}/members/{userId}',
    allowed: { owner: 204, manager: 204 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'POST',
    path: '/api/organizations/{id}/owner',
    json: () => ({ userId: '00000000-0000-4000-8000-000000000000' }),
    allowed: { owner: 404 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/invitations',
    allowed: { owner: 200, manager: 200 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'POST',
    path: '/api/organizations/{id}/invitations',
    json: () => ({ email: target.email, role: 'viewer' }),
    allowed: { owner: 409, manager: 409 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'DELETE',
    path: '/api/organizations/{id}/invitations/{invitationId}',
    allowed: { owner: 204, manager: 204 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'POST',
    path: '/api/organizations/{id}/invitations/{invitationId}/resend',
    allowed: { owner: 200, manager: 200 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'POST',
    path: '/api/invitations/offer',
    json: () => ({ token: 'a'.repeat(43) }),
    allowed: everybody(410),
    others: 410,
    suspended: [410, 410],
  },
  {
    method: 'POST',
    path: '/api/invitations/accept',
    json: () => ({ token: 'a'.repeat(43) }),
    allowed: everybody(410),
    others: 410,
    suspended: [410, 410],
  },
  {
    method: 'POST',
    path: '/api/invitations/decline',
    json: () => ({ token: 'a'.repeat(43) }),
    allowed: everybody(410),
    others: 410,
    suspended: [410, 410],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/listings',
    allowed: staff(200),
    others: 404,
    suspended: [200, 200],
  },
  {
    method: 'POST',
    path: '/api/organizations/{id}/listings',
    json: () => ({ kind: 'degree', title: 'Nursing' }),
    allowed: { owner: 422, manager: 422 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'POST',
    path: '/api/organizations/{id}/listings/batch',
    json: () => ({ action: 'delete', ids: ['00000000-0000-4000-8000-000000000009'] }),
    allowed: { owner: 200, manager: 200 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/listings/{listingId}',
    allowed: staff(200),
    others: 404,
    suspended: [200, 200],
  },
  {
    method: 'PATCH',
    path: '/api/organizations/{id}/listings/{listingId}',
    headers: { 'if-match': '"999"' },
    json: () => ({ title: 'Crane operator' }),
    allowed: { owner: 412, manager: 412 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'POST',
    path: '/api/organizations/{id}/listings/{listingId}/publish',
    allowed: { owner: 422, manager: 422 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'POST',
    path: '/api/organizations/{id}/listings.csv',
    headers: { 'content-type': 'text/csv' },
    allowed: { owner: 422, manager: 422 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  ...(['close', 'reopen'] as const).map((step): Row => ({
    method: 'POST',
    path: `/api/organizations/{id}/listings/{listingId}/${step}`,
    allowed: { owner: 409, manager: 409 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  })),
  {
    method: 'POST',
    path: '/api/organizations/{id}/listings/{listingId}/copy',
    allowed: { owner: 201, manager: 201 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/applications',
    allowed: staff(200),
    others: 404,
    suspended: [409, 409],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/applications/choices',
    allowed: staff(200),
    others: 404,
    suspended: [409, 409],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/applications/export.csv',
    // This organization is not approved, so nobody there works on applications.
    allowed: { owner: 409, manager: 409, reviewer: 409 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/applications/{applicationId}',
    allowed: staff(200),
    others: 404,
    suspended: [409, 409],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/listings/{listingId}/participants',
    // The listing is a job, to which nobody comes.
    allowed: staff(404),
    others: 404,
    suspended: [409, 409],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/bookings',
    allowed: staff(200),
    others: 404,
    suspended: [409, 409],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/referrals',
    allowed: staff(200),
    others: 404,
    suspended: [409, 409],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/interviewers',
    query: 'from=2030-01-01T00:00:00Z&to=2030-01-02T00:00:00Z',
    allowed: staff(200),
    others: 404,
    suspended: [409, 409],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/bookings/{bookingId}',
    allowed: staff(404),
    others: 404,
    suspended: [409, 409],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/listings/{listingId}/participants.csv',
    allowed: { owner: 404, manager: 404, reviewer: 404 },
    others: 404,
    colleagues: 403,
    suspended: [409, 409],
  },
  {
    method: 'POST',
    path: '/api/organizations/{id}/listings/{listingId}/repeat',
    json: () => ({ every: 'week', times: 1 }),
    // It is a job, which is not repeated.
    allowed: { owner: 404, manager: 404 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/cases',
    query: 'kind=hire',
    allowed: staff(200),
    others: 404,
    suspended: [409, 409],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/cases/export.csv',
    query: 'kind=hire',
    // As with applications: this organization is not approved.
    allowed: { owner: 409, manager: 409, reviewer: 409 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/cases/{caseId}',
    // Nobody has been taken in. Tests of cases open real ones.
    allowed: staff(404),
    others: 404,
    suspended: [409, 409],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/services',
    allowed: staff(200),
    others: 404,
    suspended: [409, 409],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/notifications',
    allowed: staff(200),
    others: 404,
    suspended: [409, 409],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/candidates',
    // This organization is not approved, so nobody there looks for people.
    allowed: { owner: 409, manager: 409, reviewer: 409 },
    others: 404,
    colleagues: 403,
    suspended: [409, 403],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/candidates/{candidateId}',
    // Nobody with this id can be found. Tests of candidates open real ones.
    allowed: staff(404),
    others: 404,
    suspended: [404, 404],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/overview',
    allowed: staff(200),
    others: 404,
    suspended: [409, 409],
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}/report',
    allowed: staff(200),
    others: 404,
    suspended: [409, 409],
  },
  {
    method: 'GET',
    path: '/api/admin/organizations',
    allowed: { administrator: 200 },
    others: 403,
    colleagues: 403,
    suspended: [403, 403],
  },
  {
    method: 'POST',
    path: '/api/admin/organizations/{id}/status',
    json: () => ({ status: 'suspended', reason: 'Not yet' }),
    allowed: { administrator: 409 },
    others: 403,
    colleagues: 403,
    suspended: [403, 403],
  },
];

/** What the calls of one row may have changed, as it was. */
async function restore() {
  await server.sql`
    insert into organization_members (organization_id, user_id, role, joined_at)
    values (${ours.id}, ${target.id}, 'reviewer', now()) on conflict (organization_id, user_id) do update
    set role = 'reviewer'`;
  await server.sql`update organization_invitations set withdrawn_at = null where id = ${invitation}`;
}

async function call({ method, path, query, json, headers = {} }: Row, caller: Caller) {
  const address = path
    .replace('{id}', ours.id)
    .replace('{userId}', target.id)
    .replace('{invitationId}', invitation)
    .replace('{listingId}', listing)
    .replace('{applicationId}', application)
    .replace(/\{(?:caseId|bookingId)\}/, '00000000-0000-4000-8000-000000000000');
  const answer = await server.request(query ? `${address}?${query}` : address, {
    method,
    headers: { cookie: cookies.get(caller) ?? '', ...headers },
    ...(json && { json: json() }),
  });
  return answer.status;
}

const isStaff = (caller: Caller) => (memberRoles as readonly Caller[]).includes(caller);
function expected(row: Row, caller: Caller): number {
  if (caller === 'signedOut') return row.signedOut ?? 401;
  return row.allowed[caller] ?? (isStaff(caller) ? (row.colleagues ?? row.others) : row.others);
}

describe.each(rows)('$method $path', (row) => {
  test.each(callers)('of %s', async (caller) => {
    await restore();
    expect(await call(row, caller)).toBe(expected(row, caller));
  });

  test('while the organization is suspended', async () => {
    await restore();
    const { sql } = server;
    await sql`
      update organizations set status = 'suspended', decision = 'suspended', decided_at = now() where id = ${ours.id}`;
    const statuses = new Map<Caller, number>();
    for (const role of memberRoles) statuses.set(role, await call(row, role));
    await sql`update organizations set status = 'pending', decision = null, decided_at = null where id = ${ours.id}`;
    const [allowed, colleagues] = row.suspended;
    expect(Object.fromEntries(statuses)).toEqual(
      Object.fromEntries(
        memberRoles.map((role) => [role, row.allowed[role] === undefined ? colleagues : allowed]),
      ),
    );
  });
});

/** It leaves nothing that others could be tried on, so it has an organization of its own. */
const ending = 'DELETE /api/organizations/{id}';
test(`${ending} is for owners only`, async () => {
  const own = await organization(server);
  const end = async (cookie: string) =>
    (await server.request(`/api/organizations/${own.id}`, { method: 'DELETE', headers: { cookie } })).status;
  for (const caller of callers)
    expect(await end(cookies.get(caller)!)).toBe(caller === 'signedOut' ? 401 : 404);
  for (const role of ['manager', 'reviewer', 'viewer'] as const)
    expect(await end((await join(server, own, role)).cookie)).toBe(403);
  expect(await end(own.owner.cookie)).toBe(204);
});

test('the table has every route of organizations', () => {
  const routes = contract
    .filter(({ path }) => /organizations|invitations/.test(path))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const tried = [ending, ...rows.map(({ method, path }) => `${method} ${path}`)];
  expect(tried.toSorted()).toEqual(routes.toSorted());
});

test('an approved organization is public, without what only its staff may know', async () => {
  const employer = await organization(server);
  await server.deps.organizations.administration.decide(employer.owner.id, employer.id, {
    status: 'approved',
    reason: 'As on their website',
  });
  const get = async (path: string, cookie: string) => {
    const answer = await server.request(`/api/organizations/${path}`, { headers: { cookie } });
    return answer.json();
  };
  const shown = { organization: { id: employer.id, status: 'approved' }, decision: null, membership: null };
  expect(await get(employer.id, '')).toMatchObject(shown);
  expect(await get(employer.slug, cookies.get('otherOwner')!)).toMatchObject(shown);
  expect(await get(employer.slug, employer.owner.cookie)).toMatchObject({
    decision: { status: 'approved', reason: 'As on their website' },
    membership: { role: 'owner' },
  });
});
