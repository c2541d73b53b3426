import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountServer, mailTo, newEmail, tokenIn } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { join, organization, person, refusalOf } from '../support/organizations.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

test('an invited person gets a link, which names neither the organization nor the inviter, sees what is offered, and joins', async () => {
  const { id, owner, name } = await organization(server);
  const invited = await person(server);
  const { invitations } = server.deps.organizations;
  await invitations.invite(owner.id, id, { email: invited.email, role: 'viewer' });
  const [mail] = await mailTo(server, invited.email);
  for (const word of [name, owner.email]) expect(`${mail!.subject} ${mail!.text}`).not.toContain(word);
  expect(mail!.text).toContain('expires in 7 days');
  expect(mail!.text).toContain('/organizations/join#token=');
  expect(await invitations.offer(invited.id, tokenIn(mail))).toMatchObject({
    organization: { id, name },
    role: 'viewer',
    invitedBy: owner.email,
  });
  const { role } = await invitations.accept(invited.id, tokenIn(mail));
  expect(role).toBe('viewer');
});

test('an invitation that is mailed again works by its last link', async () => {
  const { id, owner } = await organization(server);
  const invited = await person(server);
  const { invitations } = server.deps.organizations;
  const { id: invitation } = await invitations.invite(owner.id, id, { email: invited.email, role: 'viewer' });
  await mailTo(server, invited.email);
  await invitations.renew(owner.id, id, invitation);
  const [last, first] = await mailTo(server, invited.email);
  expect(await refusalOf(invitations.accept(invited.id, tokenIn(first)))).toBe('invitation_ended');
  expect(await refusalOf(invitations.accept(invited.id, tokenIn(last)))).toBe('none');
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

test('who is removed is told, without the name of the organization, and who leaves is not', async () => {
  const employer = await organization(server);
  const removed = await join(server, employer, 'manager');
  const leaving = await join(server, employer, 'manager');
  await server.deps.organizations.members.remove(employer.owner.id, employer.id, removed.id);
  await server.deps.organizations.members.remove(leaving.id, employer.id, leaving.id);
  const subject = 'You’re no longer on an organization’s staff on VetSync';
  const mails = await mailTo(server, removed.email);
  expect(mails.map((mail) => mail.subject)).toContain(subject);
  for (const mail of mails) expect(`${mail.subject} ${mail.text}`).not.toContain(employer.name);
  const theirs = await mailTo(server, leaving.email);
  expect(theirs.map((mail) => mail.subject)).not.toContain(subject);
});
