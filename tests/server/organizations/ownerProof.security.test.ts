import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshProofMs } from '../../../machines/account/model/index.ts';
import type { MemberRole } from '../../../machines/organizations/model/index.ts';
import { testClock } from '../harness.ts';
import { accountServer, newEmail, problemOf } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { lister } from '../support/listings.ts';
import { eventsOf, join, person, rolesIn } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

const clock = testClock();
let server: Server;
beforeAll(async () => {
  server = await accountServer({ clock });
});
afterAll(() => server.close());

const call = ({ cookie }: Person, method: string, path: string, json?: object) =>
  server.request(path, { method, headers: { Cookie: cookie }, ...(json && { json }) });
/** Another session of somebody, who has just proven who they are. */
async function provenAgain({ email, id }: Person): Promise<Person> {
  const { user } = (await server.deps.accounts.users.byEmail(email))!;
  const { token } = await server.deps.sessions.begin(user);
  return { email, id, cookie: server.deps.sessions.cookie(token).split(';')[0] ?? '' };
}

interface Team {
  path: string;
  id: string;
  owner: Person;
  second: Person;
  manager: Person;
  /** Id of an open invitation of an owner. */
  invitation: string;
}
/** A team whose proofs are old. */
async function team(): Promise<Team> {
  const { id, owner, ...employer } = await lister(server);
  const second = await join(server, { id, owner, ...employer }, 'owner');
  const manager = await join(server, { id, owner, ...employer }, 'manager');
  const { id: invitation } = await server.deps.organizations.invitations.invite(owner.id, id, {
    email: newEmail(),
    role: 'owner',
  });
  clock.advance(freshProofMs + 1_000);
  return { path: `/api/organizations/${id}`, id, owner, second, manager, invitation };
}

type Change = (one: Person, of: Team) => Promise<Response>;
const role =
  (subject: 'second' | 'manager' | 'owner', to: MemberRole): Change =>
  (one, of) =>
    call(one, 'PATCH', `${of.path}/members/${of[subject].id}`, { role: to });
const remove =
  (subject: 'second' | 'manager' | 'owner'): Change =>
  (one, of) =>
    call(one, 'DELETE', `${of.path}/members/${of[subject].id}`);
const invite =
  (as: MemberRole): Change =>
  (one, { path }) =>
    call(one, 'POST', `${path}/invitations`, { email: newEmail(), role: as });

const accept = (one: Person, token: string) => call(one, 'POST', '/api/invitations/accept', { token });

describe('an owner', () => {
  test.each<[string, Change]>([
    ['is promoted', role('manager', 'owner')],
    ['is demoted', role('second', 'manager')],
    ['steps back', role('owner', 'manager')],
    ['is removed', remove('second')],
    ['leaves', remove('owner')],
    ['is invited', invite('owner')],
    [
      'is invited again',
      (one, { path, invitation }) => call(one, 'POST', `${path}/invitations/${invitation}/resend`),
    ],
    ['takes over', (one, { path, manager }) => call(one, 'POST', `${path}/owner`, { userId: manager.id })],
  ])('%s only after a fresh proof', async (_, change) => {
    const of = await team();
    const before = await rolesIn(server, of.id);
    const events = await eventsOf(server, of.id);
    const refused = await change(of.owner, of);
    expect([refused.status, await problemOf(refused)]).toEqual([403, 'proof_required']);
    expect(await rolesIn(server, of.id)).toEqual(before);
    expect(await eventsOf(server, of.id)).toEqual(events);

    expect((await change(await provenAgain(of.owner), of)).ok).toBe(true);
    expect(await eventsOf(server, of.id)).toHaveLength(events.length + 1);
  });

  test('joins only after a fresh proof, and only where the invitation is for one', async () => {
    const { id, owner } = await team();
    const { invitations } = server.deps.organizations;
    const invited = async (as: MemberRole) => {
      const one = await person(server);
      const { id: invitation } = await invitations.invite(owner.id, id, { email: one.email, role: as });
      const token = (await invitations.issueToken(invitation, one.email))!;
      return { one, token };
    };
    const [next, reviewer] = [await invited('owner'), await invited('reviewer')];
    clock.advance(freshProofMs + 1_000);
    expect((await accept(reviewer.one, reviewer.token)).status).toBe(200);
    const refused = await accept(next.one, next.token);
    expect([refused.status, await problemOf(refused)]).toEqual([403, 'proof_required']);
    expect(await rolesIn(server, id)).not.toHaveProperty(next.one.id);
    // The invitation is still open.
    expect((await accept(await provenAgain(next.one), next.token)).status).toBe(200);
    expect(await rolesIn(server, id)).toMatchObject({
      [next.one.id]: 'owner',
      [reviewer.one.id]: 'reviewer',
    });
  });

  test.each<[string, Change]>([
    ['role', role('manager', 'reviewer')],
    ['removal', remove('manager')],
    ['invitation', invite('viewer')],
  ])("needs none for a colleague's %s", async (_, change) => {
    const of = await team();
    expect((await change(of.owner, of)).ok).toBe(true);
  });

  test('is not asked of who may not change owners', async () => {
    const of = await team();
    const refused = await role('second', 'viewer')(of.manager, of);
    expect([refused.status, await problemOf(refused)]).toEqual([403, 'role_not_allowed']);
  });
});
