import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountServer, mailTo, newEmail } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { join, organization, person, refusalOf } from '../support/organizations.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

const codeIn = (text: string | undefined) => /\n([\w-]{43})\n/.exec(text ?? '')?.[1] ?? '';

test('an invited person gets a code, which names neither the organization nor the inviter, and joins with it', async () => {
  const { id, owner, name } = await organization(server);
  const invited = await person(server);
  const { invitations } = server.deps.organizations;
  await invitations.invite(owner.id, id, { email: invited.email, role: 'viewer' });
  const [mail] = await mailTo(server, invited.email);
  for (const word of [name, owner.email]) expect(`${mail!.subject} ${mail!.text}`).not.toContain(word);
  expect(mail!.text).toContain('within 7 days');
  const { role } = await invitations.accept(invited.id, codeIn(mail!.text));
  expect(role).toBe('viewer');
});

test('an invitation that is mailed again works by its last code', async () => {
  const { id, owner } = await organization(server);
  const invited = await person(server);
  const { invitations } = server.deps.organizations;
  const { id: invitation } = await invitations.invite(owner.id, id, { email: invited.email, role: 'viewer' });
  await mailTo(server, invited.email);
  await invitations.renew(owner.id, id, invitation);
  const [last, first] = await mailTo(server, invited.email);
  expect(await refusalOf(invitations.accept(invited.id, codeIn(first!.text)))).toBe('invitation_ended');
  expect(await refusalOf(invitations.accept(invited.id, codeIn(last!.text)))).toBe('none');
});

test('no mail is sent for an invitation that was withdrawn first', async () => {
  const { id, owner } = await organization(server);
  const email = newEmail();
  const { invitations } = server.deps.organizations;
  const { id: invitation } = await invitations.invite(owner.id, id, { email, role: 'viewer' });
  await invitations.revoke(owner.id, id, invitation);
  expect(await mailTo(server, email)).toEqual([]);
});

test('every owner is told of a decision, and nobody else', async () => {
  const employer = await organization(server);
  const other = await join(server, employer, 'owner');
  const manager = await join(server, employer, 'manager');
  await server.deps.organizations.administration.decide(manager.id, employer.id, {
    status: 'declined',
    reason: 'Which one?',
  });
  const subjects = async (email: string) => (await mailTo(server, email)).map(({ subject }) => subject);
  const declined = 'Your organization on VetSync was declined';
  expect(await subjects(employer.owner.email)).toContain(declined);
  expect(await subjects(other.email)).toContain(declined);
  expect(await subjects(manager.email)).not.toContain(declined);
});
