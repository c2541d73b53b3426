import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withScope } from '../../server/data/scopes.ts';
import { tellAdministrators } from '../../server/exchange/notifications/administratorNews.ts';
import { leave, visitor } from './support/visitor.ts';
import {
  browserOf,
  expireProof,
  fillIn,
  heading,
  member,
  newEmail,
  ownErrors,
  password,
  press,
  promote,
  startTestServer,
  type TestServer,
} from './support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const stored = (name: string) =>
  server.product.database((sql) =>
    withScope(
      sql,
      { administration: true },
      (tx) => tx`
      select o.kind, o.status, o.zip, m.role, u.email from organizations o
      join organization_members m on m.organization_id = o.id join users u on u.id = m.user_id
      where o.name = ${name}`,
    ),
  );

test('somebody adds their organization, which waits for approval; the draft survives a reload', async () => {
  const person = await member(server);
  const { page, errors } = await browserOf(server, person);
  await page.goto(`${server.url}/account/organizations`);
  await page.getByRole('link', { name: 'Add an organization' }).click();
  await heading(page, 'Add your organization');
  await page.getByText('Hospital or clinic').click();
  await page.getByRole('textbox', { name: /^ZIP code/ }).fill('23510');
  await press(page, 'Send for approval');
  await page.getByRole('link', { name: 'Name must be at least 2 characters' }).waitFor();
  expect([...(await stored('Harbor Health'))]).toEqual([]);

  await page.reload();
  await expect.poll(() => page.getByRole('radio', { name: /^Hospital/ }).isChecked()).toBe(true);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Harbor Health');
  await press(page, 'Send for approval');
  await heading(page, 'Harbor Health is waiting for approval');
  expect([...(await stored('Harbor Health'))]).toEqual([
    { kind: 'hospital', status: 'pending', zip: '23510', role: 'owner', email: person.email },
  ]);

  // Nothing of it is left in the form.
  await page.reload();
  await heading(page, 'Add your organization');
  await expect.poll(() => page.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('');
  expect(ownErrors(errors)).toEqual([]);
  await leave(page);
});

/** An organization that its owner has just added over the API. */
async function added(name: string) {
  const owner = await member(server, { fullName: 'Olive Owner' });
  const opened = await browserOf(server, owner);
  const answer = await opened.page.request.post(`${server.url}/api/organizations`, {
    data: { kind: 'employer', name },
    headers: { origin: server.url },
  });
  const { organization } = (await answer.json()) as { organization: { id: string; slug: string } };
  return { ...opened, owner, ...organization };
}

async function administrator() {
  const admin = await member(server);
  await promote(server, admin.email);
  return { admin, ...(await browserOf(server, admin)) };
}

test('an administrator is told under their bell, and arrives at the organization itself', async () => {
  const { id, page } = await added('Bell Harbor Works');
  const other = await added('Quiet Harbor Works');
  const { page: desk, errors } = await administrator();
  await server.product.database((sql) =>
    tellAdministrators(sql, { now: () => new Date() }, pino({ level: 'silent' })),
  );
  await desk.goto(`${server.url}/leads-admin`);
  await desk.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await desk
    .getByRole('link', { name: /An organization awaits/ })
    .nth(1)
    .click();
  await desk.waitForURL(`**/admin-dashboard?tab=organizations&item=${id}`);
  await heading(desk, 'Organizations');
  await desk.getByRole('article', { name: 'Bell Harbor Works' }).waitFor();
  expect(await desk.getByRole('article').count()).toBe(1);
  await press(desk, 'Show all organizations');
  await desk.getByRole('article', { name: 'Quiet Harbor Works' }).waitFor();
  await desk.getByRole('link', { name: 'Admin dashboard' }).first().click();
  await desk.getByRole('link', { name: /^Quiet Harbor Works/ }).click();
  await desk.waitForURL(`**/admin-dashboard?tab=organizations&item=${other.id}`);
  expect(ownErrors(errors)).toEqual([]);
  for (const each of [page, other.page, desk]) await leave(each);
});

test('an administrator approves an organization, and its owner invites a colleague who has no account yet', async () => {
  const { page, slug, errors } = await added('Tidewater Works');
  await page.goto(`${server.url}/organizations/${slug}`);
  await heading(page, 'Tidewater Works');
  await page.getByText('0 of 3 done').waitFor();
  await press(page, 'Complete');
  await page.getByRole('textbox', { name: /^Website/ }).fill('https://tidewater.example');
  await page.getByRole('textbox', { name: /^What you do/ }).fill('Ship repair, with many veterans.');
  await page.getByRole('textbox', { name: /^Phone/ }).fill('555 010 4477');
  await page.getByRole('textbox', { name: /^City/ }).fill('Norfolk, VA');
  await press(page, 'Save profile');
  await page.getByText('1 of 3 done').waitFor();

  const { page: desk, admin, errors: deskErrors } = await administrator();
  await desk.goto(`${server.url}/admin-dashboard?tab=organizations`);
  const waiting = desk.getByRole('article', { name: 'Tidewater Works' });
  await waiting.getByText('Email doesn’t match the website').waitFor();
  // An old sign-in isn't enough for a decision.
  await expireProof(server, admin.email);
  await press(waiting, 'Approve: Tidewater Works');
  await press(desk.getByRole('dialog', { name: 'Approve Tidewater Works?' }), 'Approve');
  const proof = desk.getByRole('dialog', { name: 'Confirm that it’s you' });
  await fillIn(proof, 'Password', password);
  await press(proof, 'Continue');
  await waiting.waitFor({ state: 'detached' });

  await page.goto(`${server.url}/organizations/${slug}/staff`);
  const email = newEmail('colleague');
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await press(page, 'Send invitation');
  await page.getByRole('list', { name: 'Invitations' }).getByText(email).waitFor();

  const { page: theirs, errors: theirErrors } = await visitor();
  await theirs.goto(await server.mail.link(email, 'invited'));
  await heading(theirs, 'You’re invited to join an organization');
  await theirs.getByRole('link', { name: 'Create an account' }).click();
  await fillIn(theirs, 'Email', email);
  await fillIn(theirs, 'Password', password);
  await press(theirs, 'Sign Up');
  await theirs.goto(await server.mail.link(email, 'Confirm'));
  await heading(theirs, 'Join Tidewater Works');
  await theirs.getByText('Olive Owner invited you to join the staff.').waitFor();
  await press(theirs, 'Join');
  await heading(theirs, 'You work for Tidewater Works now');

  // A viewer sees their colleagues, but neither invitations nor a way to change anybody.
  await theirs.goto(`${server.url}/organizations/${slug}/staff`);
  await theirs.getByRole('list', { name: 'Staff' }).getByText('Olive Owner').waitFor();
  expect(await theirs.getByRole('button', { name: /^Actions for/ }).count()).toBe(1);
  expect(await theirs.getByRole('textbox').count()).toBe(0);

  await page.reload();
  await page.getByRole('list', { name: 'Staff' }).getByText(email).waitFor();
  await page.getByText('Accepted').waitFor();
  for (const each of [errors, deskErrors, theirErrors]) expect(ownErrors(each)).toEqual([]);
  for (const each of [page, desk, theirs]) await leave(each);
});

test('strangers see neither an organization that waits nor the staff of one that is approved', async () => {
  const { page, slug, id } = await added('Hampton Mills');
  const { page: other } = await added('Cedar Yards');
  const denied = 'You can’t see this organization';
  for (const path of ['', '/staff']) {
    await other.goto(`${server.url}/organizations/${slug}${path}`);
    await other.getByRole('heading', { name: denied }).waitFor();
    expect(await other.getByText('Hampton Mills').count()).toBe(0);
  }
  const { page: desk } = await administrator();
  const decide = async (status: string) => {
    const answer = await desk.request.post(`${server.url}/api/admin/organizations/${id}/status`, {
      data: { status, reason: 'Nobody answers veterans there.' },
      headers: { origin: server.url },
    });
    expect(answer.status()).toBe(200);
  };
  await decide('approved');
  await other.goto(`${server.url}/organizations/${slug}`);
  await heading(other, 'Hampton Mills');
  expect(await other.getByRole('link', { name: 'Staff' }).count()).toBe(0);
  await other.goto(`${server.url}/organizations/${slug}/staff`);
  await other.getByRole('heading', { name: denied }).waitFor();
  expect(await other.getByText('Olive Owner').count()).toBe(0);

  // A suspended one is gone for the public, and its staff reads why and can change nothing.
  await decide('suspended');
  await other.goto(`${server.url}/organizations/${slug}`);
  await other.getByRole('heading', { name: denied }).waitFor();
  await page.goto(`${server.url}/organizations/${slug}`);
  await page.getByText('Nobody answers veterans there.').waitFor();
  expect(await page.getByRole('button', { name: 'Edit profile' }).count()).toBe(0);
  await page.goto(`${server.url}/organizations/${slug}/staff`);
  await page.getByText(/no one can change its staff/).waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  for (const each of [page, other, desk]) await leave(each);
});

test('an owner ends an organization after a proof, and a colleague who has it open sees that at once', async () => {
  const { page, owner, slug, id, errors } = await added('Anchor Rigging');
  const { page: desk } = await administrator();
  await desk.request.post(`${server.url}/api/admin/organizations/${id}/status`, {
    data: { status: 'approved', reason: '' },
    headers: { origin: server.url },
  });
  const colleague = await member(server);
  await server.product.database(async (sql) => {
    const [{ userId } = {}] = await sql<{ userId: string }[]>`
      select id as "userId" from users where email = ${colleague.email}`;
    await withScope(
      sql,
      { organizationId: id },
      (tx) => tx`
        insert into organization_members (organization_id, user_id, role, joined_at)
        values (${id}, ${userId!}, 'viewer', now())`,
    );
  });
  const { page: theirs, errors: theirErrors } = await browserOf(server, colleague);
  const following = theirs.waitForResponse(`${server.url}/api/facts?as=${id}*`);
  await theirs.goto(`${server.url}/organizations/${slug}`);
  await heading(theirs, 'Anchor Rigging');
  expect(await theirs.getByRole('button', { name: 'Close this organization' }).count()).toBe(0);
  await following;

  await page.goto(`${server.url}/organizations/${slug}`);
  await press(page, 'Close this organization');
  await fillIn(page, 'To confirm, type the name of the organization', 'Anchor');
  await expect.poll(() => page.getByRole('button', { name: 'Close it for good' }).isDisabled()).toBe(true);
  await fillIn(page, 'To confirm, type the name of the organization', 'anchor rigging');
  await expireProof(server, owner.email);
  await press(page, 'Close it for good');
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await fillIn(proof, 'Password', password);
  await press(proof, 'Continue');
  await page.waitForURL(`${server.url}/platform*`);
  await page.getByText('Anchor Rigging has closed').first().waitFor();

  await theirs.getByRole('heading', { name: 'You no longer have access to Anchor Rigging' }).waitFor();
  expect([...(await stored('Anchor Rigging'))]).toEqual([]);
  await server.mail.letter(colleague.email, 'An organization you worked for');
  for (const each of [errors, theirErrors]) expect(ownErrors(each)).toEqual([]);
  for (const each of [page, theirs, desk]) await leave(each);
});

test('an invitation works for its address only', async () => {
  const { page, id } = await added('Ridge Foundry');
  const [invited, thief] = [await member(server), await member(server)];
  await page.request.post(`${server.url}/api/organizations/${id}/invitations`, {
    data: { email: invited.email, role: 'manager' },
    headers: { origin: server.url },
  });
  const link = await server.mail.link(invited.email, 'invited');
  const { page: theirs } = await browserOf(server, thief);
  await theirs.goto(link);
  await heading(theirs, 'This invitation is for another address');
  expect(await theirs.getByText('Ridge Foundry').count()).toBe(0);
  await press(theirs, 'Use another account');
  await theirs.getByRole('link', { name: 'Sign in' }).last().click();
  await fillIn(theirs, 'Email', invited.email);
  await fillIn(theirs, 'Password', password);
  await press(theirs, 'Sign In');
  await heading(theirs, 'Join Ridge Foundry');
  await press(theirs, 'Join');
  await heading(theirs, 'You work for Ridge Foundry now');
  await theirs.goto('about:blank');
  await theirs.goto(link);
  await heading(theirs, 'This invitation has ended');
  for (const each of [page, theirs]) await leave(each);
});
