import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberRoles, rolesManagedBy } from '../../../machines/organizations/model/index.ts';
import { accountServer, everyRow, newEmail } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { join, organization, person, refusalOf, rolesIn } from '../support/organizations.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

describe('nobody gives or takes a role that they do not manage', () => {
  const pairs = memberRoles.flatMap((by) => memberRoles.map((role) => [by, role] as const));
  test.each(pairs)('%s and %s', async (by, role) => {
    const employer = await organization(server);
    const actor = await join(server, employer, by);
    const colleague = await join(server, employer, role);
    const { invitations, members } = server.deps.organizations;
    const code = rolesManagedBy(by).includes(role) ? 'none' : 'role_not_allowed';
    const invite = invitations.invite(actor.id, employer.id, { email: newEmail(), role });
    expect(await refusalOf(invite)).toBe(code);
    const before = await rolesIn(server, employer.id);
    const change = members.changeRole(actor.id, employer.id, { subjectId: colleague.id, role: 'viewer' });
    expect(await refusalOf(change)).toBe(code);
    if (code !== 'none') expect(await rolesIn(server, employer.id)).toEqual(before);
    const raise = members.changeRole(actor.id, employer.id, { subjectId: actor.id, role: 'owner' });
    expect(await refusalOf(raise)).toBe(by === 'owner' ? 'none' : 'role_not_allowed');
  });
});

test('an invitation works only for the account that has confirmed its address', async () => {
  const { id, owner } = await organization(server);
  const { invitations } = server.deps.organizations;
  const [invited, thief] = [await person(server), await person(server)];
  const { id: invitation } = await invitations.invite(owner.id, id, {
    email: invited.email,
    role: 'manager',
  });
  const token = (await invitations.issueToken(invitation, invited.email))!;
  expect(await invitations.issueToken(invitation, thief.email)).toBeNull();
  expect(await refusalOf(invitations.offer(thief.id, token))).toBe('other_email');
  expect(await refusalOf(invitations.accept(thief.id, token))).toBe('other_email');
  expect(await refusalOf(invitations.decline(thief.id, token))).toBe('other_email');
  expect(await rolesIn(server, id)).toEqual({ [owner.id]: 'owner' });
  expect(await refusalOf(invitations.accept(invited.id, token))).toBe('none');
});

test('tokens are stored as hashes only, and a new one ends the earlier', async () => {
  const { id, owner } = await organization(server);
  const { invitations } = server.deps.organizations;
  const invited = await person(server);
  const { id: invitation } = await invitations.invite(owner.id, id, { email: invited.email, role: 'viewer' });
  const first = (await invitations.issueToken(invitation, invited.email))!;
  const second = (await invitations.issueToken(invitation, invited.email))!;
  const text = JSON.stringify(await everyRow(server));
  expect(text).toContain(invited.email);
  for (const token of [first, second]) expect(text).not.toContain(token);
  expect(await refusalOf(invitations.accept(invited.id, first))).toBe('invitation_ended');
  expect(await refusalOf(invitations.accept(invited.id, second))).toBe('none');
});

test('who leaves, is removed or loses a role takes along the invitations they could no longer send', async () => {
  const employer = await organization(server);
  const { invitations, members } = server.deps.organizations;
  const open = async () =>
    (await invitations.list(employer.owner.id, employer.id))
      .filter(({ state }) => state === 'open')
      .map(({ role }) => role)
      .toSorted();
  const invite = (by: string, role: 'manager' | 'viewer') =>
    invitations.invite(by, employer.id, { email: newEmail(), role });
  const other = await join(server, employer, 'owner');
  await invite(employer.owner.id, 'manager');
  await invite(other.id, 'manager');
  await invite(other.id, 'viewer');
  await members.changeRole(employer.owner.id, employer.id, { subjectId: other.id, role: 'manager' });
  expect(await open()).toEqual(['manager', 'viewer']);
  await members.remove(employer.owner.id, employer.id, other.id);
  expect(await open()).toEqual(['manager']);
});

test('a person who was removed is a stranger at once', async () => {
  const employer = await organization(server);
  const former = await join(server, employer, 'manager');
  const list = async () =>
    (
      await server.request(`/api/organizations/${employer.id}/members`, {
        headers: { cookie: former.cookie },
      })
    ).status;
  expect(await list()).toBe(200);
  await server.deps.organizations.members.remove(employer.owner.id, employer.id, former.id);
  expect(await list()).toBe(404);
});

test('security events hold neither names nor addresses', async () => {
  const employer = await organization(server);
  const colleague = await join(server, employer, 'viewer');
  const rows = await server.sql`select * from security_events where organization_id = ${employer.id}`;
  expect(rows).toHaveLength(3);
  const text = JSON.stringify(rows);
  for (const word of ['@', employer.name, employer.slug, colleague.email]) expect(text).not.toContain(word);
});
