import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountServer, deleted, times } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { eventsOf, join, organization, person, refusalOf, rolesIn } from '../support/organizations.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

const owners = (roles: Record<string, string>) => Object.values(roles).filter((role) => role === 'owner');

test('of 50 who accept an invitation at once, one joins, once', async () => {
  const { invitations } = server.deps.organizations;
  const employer = await organization(server);
  const invited = await person(server);
  const { id } = await invitations.invite(employer.owner.id, employer.id, {
    email: invited.email,
    role: 'manager',
  });
  const token = (await invitations.issueToken(id, invited.email))!;
  const answers = await Promise.all(times(50, () => refusalOf(invitations.accept(invited.id, token))));
  expect(answers.filter((code) => code === 'none')).toHaveLength(1);
  expect(answers.filter((code) => code === 'invitation_ended')).toHaveLength(49);
  expect(await rolesIn(server, employer.id)).toEqual({
    [employer.owner.id]: 'owner',
    [invited.id]: 'manager',
  });
  expect(await eventsOf(server, employer.id)).toEqual([
    'organization_created',
    'invitation_sent',
    'member_joined',
  ]);
});

test('an invitation that is accepted and withdrawn at once is one of both', async () => {
  const { invitations } = server.deps.organizations;
  for (let round = 0; round < 20; round += 1) {
    const employer = await organization(server);
    const invited = await person(server);
    const { id } = await invitations.invite(employer.owner.id, employer.id, {
      email: invited.email,
      role: 'viewer',
    });
    const token = (await invitations.issueToken(id, invited.email))!;
    const codes = await Promise.all([
      refusalOf(invitations.accept(invited.id, token)),
      refusalOf(invitations.revoke(employer.owner.id, employer.id, id)),
    ]);
    expect(codes.toSorted()).toEqual(['invitation_ended', 'none']);
    expect(Object.keys(await rolesIn(server, employer.id))).toHaveLength(codes[0] === 'none' ? 2 : 1);
  }
});

describe('an organization keeps an owner', () => {
  test('when two owners demote each other at once, in each of 50 rounds', async () => {
    const { members } = server.deps.organizations;
    const employer = await organization(server);
    const other = await join(server, employer, 'owner');
    const restore = () => server.sql`
      update organization_members set role = 'owner' where organization_id = ${employer.id}`;
    for (let round = 0; round < 50; round += 1) {
      const demote = (by: string, subjectId: string) =>
        refusalOf(members.changeRole(by, employer.id, { subjectId, role: 'viewer' }));
      const codes = await Promise.all([
        demote(employer.owner.id, other.id),
        demote(other.id, employer.owner.id),
      ]);
      expect(codes.toSorted()).toEqual(['none', 'role_not_allowed']);
      expect(owners(await rolesIn(server, employer.id))).toHaveLength(1);
      await restore();
    }
  });

  test('when both leave at once, in each of 50 rounds', async () => {
    const { members } = server.deps.organizations;
    const employer = await organization(server);
    const other = await join(server, employer, 'owner');
    for (let round = 0; round < 50; round += 1) {
      const codes = await Promise.all(
        [employer.owner.id, other.id].map((id) => refusalOf(members.remove(id, employer.id, id))),
      );
      expect(codes.toSorted()).toEqual(['last_owner', 'none']);
      expect(owners(await rolesIn(server, employer.id))).toHaveLength(1);
      await server.sql`
        insert into organization_members (organization_id, user_id, role, joined_at)
        select ${employer.id}, id, 'owner', now() from users where id in ${server.sql([employer.owner.id, other.id])}
        on conflict do nothing`;
    }
  });

  test('whatever a statement does, because the database refuses', async () => {
    const employer = await organization(server);
    await join(server, employer, 'owner');
    const { sql } = server;
    const ended = { code: 'VB003' };
    await expect(
      sql`delete from organization_members where organization_id = ${employer.id}`,
    ).rejects.toMatchObject(ended);
    await expect(
      sql`update organization_members set role = 'viewer' where organization_id = ${employer.id}`,
    ).rejects.toMatchObject(ended);
    expect(owners(await rolesIn(server, employer.id))).toHaveLength(2);
    await sql`delete from organizations where id = ${employer.id}`;
    expect(await rolesIn(server, employer.id)).toEqual({});
  });

  test('when both owners delete their accounts at once, in each of 20 rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const employer = await organization(server);
      const other = await join(server, employer, 'owner');
      await join(server, employer, 'viewer');
      const codes = await Promise.all(
        [employer.owner.id, other.id].map((id) => refusalOf(server.deps.accountDeletion.remove(id))),
      );
      expect(codes.toSorted()).toEqual(['none', 'only_owner']);
      expect(owners(await rolesIn(server, employer.id))).toHaveLength(1);
    }
  });
});

describe('deleting an account', () => {
  test('is refused while colleagues would have no owner, and possible after handing over', async () => {
    const { members } = server.deps.organizations;
    const employer = await organization(server);
    const colleague = await join(server, employer, 'viewer');
    const remove = () => refusalOf(server.deps.accountDeletion.remove(employer.owner.id));
    expect(await remove()).toBe('only_owner');
    expect(await deleted(server, employer.owner.id)).toBe(false);
    await members.handOver(employer.owner.id, employer.id, colleague.id);
    expect(await remove()).toBe('none');
    expect(await rolesIn(server, employer.id)).toEqual({ [colleague.id]: 'owner' });
  });

  test('deletes organizations where nobody else works, and no others', async () => {
    const alone = await organization(server);
    const shared = await organization(server);
    await join(server, shared, 'manager', alone.owner);
    expect(await server.deps.accountDeletion.remove(alone.owner.id)).toBe(true);
    expect(
      await server.sql`select id from organizations where id in ${server.sql([alone.id, shared.id])}`,
    ).toEqual([{ id: shared.id }]);
    expect(await rolesIn(server, shared.id)).toEqual({ [shared.owner.id]: 'owner' });
  });
});
