import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Invitation,
  Membership,
  Organization,
  ReviewedOrganization,
} from '../../../machines/organizations/model/index.ts';
import { deleteExpired } from '../../../server/jobs/housekeeping.ts';
import { testClock } from '../harness.ts';
import { accountServer, count, dayMs, newEmail } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { eventsOf, join, newName, organization, person, rolesIn } from '../support/organizations.ts';

const clock = testClock();
let server: Server;
let administrator: string;
beforeAll(async () => {
  server = await accountServer({ clock });
  administrator = await server.signIn('admin');
});
afterAll(() => server.close());

const send = (cookie: string, method: string, path: string, json?: object, headers = {}) =>
  server.request(path, { method, headers: { cookie, ...headers }, ...(json && { json }) });
const bodyOf = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body;

describe('an organization', () => {
  test('needs a kind and a name, waits, and belongs to who added it', async () => {
    const owner = await person(server);
    const name = newName();
    const answer = await send(owner.cookie, 'POST', '/api/organizations', { kind: 'university', name });
    expect([answer.status, answer.headers.get('etag')]).toEqual([201, '"1"']);
    const { organization: created } = (await answer.json()) as { organization: Organization };
    expect(created).toMatchObject({ kind: 'university', name, status: 'pending', version: 1, website: '' });
    const { memberships } = await bodyOf<{ memberships: Membership[] }>(
      send(owner.cookie, 'GET', '/api/me/organizations'),
    );
    expect(memberships).toMatchObject([
      { organization: { id: created.id, slug: created.slug }, role: 'owner', platformRole: 'university' },
    ]);
  });

  test('is where a person arrives again, on any device, until they choose another or leave', async () => {
    const { id, slug, owner } = await organization(server);
    const places = () =>
      bodyOf<{ actedFor: string | null; unread: object }>(send(owner.cookie, 'GET', '/api/me/organizations'));
    const remember = async (chosen: string | null) =>
      (await send(owner.cookie, 'PUT', '/api/me/acting', { organization: chosen })).status;
    expect(await places()).toMatchObject({ actedFor: null, unread: { [id]: 0 } });
    expect(await remember(slug)).toBe(204);
    expect(await places()).toMatchObject({ actedFor: slug });
    expect(await remember((await organization(server)).slug)).toBe(204);
    expect(await places()).toMatchObject({ actedFor: 'me' });
    const colleague = await join(server, { id, owner }, 'reviewer');
    await send(colleague.cookie, 'PUT', '/api/me/acting', { organization: slug });
    await send(owner.cookie, 'DELETE', `/api/organizations/${id}/members/${colleague.id}`);
    expect(await bodyOf(send(colleague.cookie, 'GET', '/api/me/organizations'))).toMatchObject({
      memberships: [],
      unread: {},
    });
  });

  test('is added once by repeated calls with one key, also at the same time', async () => {
    const owner = await person(server);
    const given = { kind: 'hospital', name: newName() };
    const key = { 'idempotency-key': 'one-click' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(owner.cookie, 'POST', '/api/organizations', given, key)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 201]);
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as {
      organization: Organization;
    }[];
    const ids = new Set(bodies.map(({ organization: { id } }) => id));
    expect(ids.size).toBe(1);
    expect(await eventsOf(server, [...ids][0]!)).toEqual(['organization_created']);
    // After the approval the name is taken, which a repeated call doesn't meet.
    await server.deps.organizations.administration.decide(owner.id, [...ids][0]!, { status: 'approved' });
    const again = await send(owner.cookie, 'POST', '/api/organizations', given, key);
    expect([again.status, (await again.json()) as unknown]).toMatchObject([
      200,
      { organization: { status: 'approved' } },
    ]);
  });

  test('is changed field by field, and keeps its slug', async () => {
    const { id, slug, owner } = await organization(server, { location: 'Norfolk, VA' });
    const name = newName();
    const answer = await send(
      owner.cookie,
      'PATCH',
      `/api/organizations/${id}`,
      { name, contactEmail: 'Jobs@Harbor.Example', website: 'https://harbor.example' },
      { 'if-match': '"1"' },
    );
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"2"']);
    expect(await answer.json()).toMatchObject({
      organization: { name, slug, location: 'Norfolk, VA', contactEmail: 'jobs@harbor.example', version: 2 },
    });
  });

  test('is declined, corrected, approved, suspended and reopened, and its staff reads why', async () => {
    const { id, owner } = await organization(server);
    const decide = async (status: string, reason?: string) =>
      (await send(administrator, 'POST', `/api/admin/organizations/${id}/status`, { status, reason })).status;
    const seen = () =>
      bodyOf<{ organization: Organization; decision: { reason: string } | null }>(
        send(owner.cookie, 'GET', `/api/organizations/${id}`),
      );
    expect(await decide('declined', 'Which Harbor Works?')).toBe(200);
    const declined = await seen();
    expect(declined).toMatchObject({
      organization: { status: 'declined' },
      decision: { reason: 'Which Harbor Works?' },
    });
    const again = await send(
      owner.cookie,
      'PATCH',
      `/api/organizations/${id}`,
      { status: 'pending', location: 'Norfolk, VA' },
      { 'if-match': `"${declined.organization.version}"` },
    );
    expect(await again.json()).toMatchObject({ organization: { status: 'pending' } });
    for (const status of ['approved', 'suspended', 'approved']) {
      expect(await decide(status, 'As agreed')).toBe(200);
      expect((await seen()).organization.status).toBe(status);
    }
    expect(await eventsOf(server, id)).toEqual([
      'organization_created',
      'organization_decided',
      'organization_resubmitted',
      ...Array<string>(3).fill('organization_decided'),
    ]);
  });

  test('is listed for administrators with what helps to decide, page by page', async () => {
    const name = newName();
    const first = await organization(server, { name, website: 'https://www.example.org' });
    await send(administrator, 'POST', `/api/admin/organizations/${first.id}/status`, { status: 'approved' });
    const second = await organization(server, { name: newName() });
    await join(server, second, 'viewer');
    await server.sql`
      update organizations set name_skeleton = (select name_skeleton from organizations where id = ${first.id})
      where id = ${second.id}`;
    interface Page {
      organizations: ReviewedOrganization[];
      nextCursor: string | null;
    }
    const page = (query: string) =>
      bodyOf<Page>(send(administrator, 'GET', `/api/admin/organizations?limit=1&${query}`));
    const newest = await page('status=pending');
    expect(newest.organizations).toMatchObject([
      {
        organization: { id: second.id },
        owners: [{ userId: second.owner.id, email: second.owner.email, domain: 'noWebsite' }],
        staff: 2,
        lookAlikes: [{ id: first.id, name }],
      },
    ]);
    const approved = await page('status=approved');
    expect(approved.organizations).toMatchObject([
      { organization: { id: first.id }, owners: [{ domain: 'same' }], staff: 1, lookAlikes: [] },
    ]);
    const next = await page(`cursor=${newest.nextCursor}`);
    expect(next.organizations[0]!.organization.id).toBe(first.id);
  });
});

describe('staff', () => {
  test('is invited, joins, changes roles and leaves', async () => {
    const employer = await organization(server);
    const { id, owner } = employer;
    const { email, id: userId, cookie } = await person(server);
    const path = `/api/organizations/${id}`;
    const sent = await send(owner.cookie, 'POST', `${path}/invitations`, { email, role: 'reviewer' });
    expect(sent.status).toBe(201);
    const { invitation } = (await sent.json()) as { invitation: Invitation };
    expect(invitation).toMatchObject({ email, role: 'reviewer', state: 'open', invitedBy: owner.email });
    const token = (await server.deps.organizations.invitations.issueToken(invitation.id, email))!;
    const joined = await bodyOf<{ membership: Membership }>(
      send(cookie, 'POST', '/api/invitations/accept', { token }),
    );
    expect(joined.membership).toMatchObject({
      organization: { id },
      role: 'reviewer',
      platformRole: 'recruiter',
    });
    const { members } = await bodyOf<{ members: object[] }>(send(cookie, 'GET', `${path}/members`));
    expect(members).toMatchObject([
      { userId: owner.id, role: 'owner' },
      { userId, email, role: 'reviewer' },
    ]);
    const member = `${path}/members/${userId}`;
    expect((await send(owner.cookie, 'PATCH', member, { role: 'manager' })).status).toBe(200);
    expect((await send(owner.cookie, 'POST', `${path}/owner`, { userId })).status).toBe(200);
    expect(await rolesIn(server, id)).toEqual({ [owner.id]: 'manager', [userId]: 'owner' });
    expect((await send(owner.cookie, 'DELETE', `${path}/members/${owner.id}`)).status).toBe(204);
    expect(await rolesIn(server, id)).toEqual({ [userId]: 'owner' });
    expect(await eventsOf(server, id)).toEqual([
      'organization_created',
      'invitation_sent',
      'member_joined',
      'member_role_changed',
      'ownership_handed_over',
      'member_left',
    ]);
  });

  test('sees what became of invitations', async () => {
    const { id, owner } = await organization(server);
    const path = `/api/organizations/${id}/invitations`;
    const [first, second] = [newEmail(), newEmail()];
    for (const email of [first, first, second])
      await send(owner.cookie, 'POST', path, { email, role: 'viewer' });
    const list = () => server.deps.organizations.invitations.list(owner.id, id);
    const states = async () =>
      (await list()).map(({ email, state }) => [email === first ? 'first' : 'second', state]).toSorted();
    expect(await states()).toEqual([
      ['first', 'open'],
      ['first', 'withdrawn'],
      ['second', 'open'],
    ]);
    const open = (await list()).find(({ email }) => email === second)!;
    expect((await send(owner.cookie, 'DELETE', `${path}/${open.id}`)).status).toBe(204);
    expect(await states()).toContainEqual(['second', 'withdrawn']);
    clock.advance(7 * dayMs);
    expect(await states()).toContainEqual(['first', 'expired']);
    await deleteExpired(server.sql, clock);
    expect(await list()).toHaveLength(3);
    clock.advance(30 * dayMs);
    await deleteExpired(server.sql, clock);
    expect(await list()).toEqual([]);
    expect(await count(server, 'security_events')).toBeGreaterThan(3);
  });
});
