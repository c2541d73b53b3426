import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { sizes } from '../support/demo.ts';
import { openPalette } from '../support/keyboard.ts';
import { chooseReason, commandTo, employer, organizationWith } from '../support/staff.ts';
import {
  browserOf,
  callApi,
  heading,
  member,
  ownErrors,
  password,
  press,
  startTestServer,
  type TestServer,
} from '../support/testServer.ts';
import { leave, visitor } from '../support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const call = callApi(() => server);
const command = commandTo(() => server);
/** The mail that waits is due now. */
const hurryMail = () =>
  server.product.database((sql) => sql`update mail_outbox set due_at = now() where kind = 'notifications'`);

/** A veteran on a phone who has applied, and the id of the application. */
async function applicant(listingId: string, type = 'job.submit') {
  const person = await member(server, { fullName: 'Val Veteran' });
  const opened = await browserOf(server, person, sizes.phone);
  const { facts } = await command(opened.page, type, { listingId });
  return { person, ...opened, applicationId: facts[0]!.subject };
}

test('messages of an organization are found on a phone by keyboard, on the bell, in the palette and from the email', async () => {
  const works = await employer(server, 'Tidewater Cranes');
  const { person, page, errors, applicationId } = await applicant(works.listingId);
  await page.goto(`${server.url}/platform`);
  await heading(page, 'Welcome back, Val Veteran');
  const write = (text: string) =>
    command(works.page, 'message.toApplicant', { applicationId, text }, { as: works.id });
  await write('Could you come on Tuesday?');
  const entry = page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name: 'Messages 1' });
  await entry.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/platform/messages');
  await heading(page, 'Messages');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Tidewater Cranes/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/platform\/messages\?thread=/);
  const log = page.getByRole('log', { name: 'Conversation with Tidewater Cranes' });
  await log.getByText('Could you come on Tuesday?').waitFor();
  await page
    .getByRole('navigation', { name: 'Platform' })
    .getByRole('link', { name: 'Messages', exact: true })
    .waitFor();

  await page.goto(`${server.url}/platform/wellness`);
  await write('At nine?');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /^Unread: Message from Olive Owner, Tidewater Cranes/ })
    .click();
  await log.getByText('At nine?').waitFor();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();

  await page.goto(`${server.url}/platform`);
  await heading(page, 'Welcome back, Val Veteran');
  await page.getByText('Tidewater Cranes').first().waitFor();
  await openPalette(page, 'Go to');
  await page.keyboard.type('mess');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/platform\/messages/);

  // Someone who is signed out comes back to the conversation.
  await page.goto(`${server.url}/platform/wellness`);
  await write('Bring boots.');
  await hurryMail();
  const { text } = await server.mail.letter(person.email, 'Tidewater Cranes wrote to you');
  const link = /https?:\/\/\S+\/platform\/messages\S+/.exec(text)![0];
  expect(text).not.toContain('boots');
  const { page: other } = await visitor(sizes.phone);
  await other.goto(link);
  await other.getByLabel('Email').fill(person.email);
  await other.getByRole('textbox', { name: 'Password' }).fill(password);
  await other.keyboard.press('Enter');
  await other
    .getByRole('log', { name: 'Conversation with Tidewater Cranes' })
    .getByText('Bring boots.')
    .waitFor();
  expect(ownErrors(errors)).toEqual([]);
  for (const each of [page, other, works.page]) await leave(each);
});

test('a contact request is opened by its notification, answered by keyboard, and leaves the count', async () => {
  const works = await employer(server, 'Harbor Forge');
  const { page, errors } = await browserOf(
    server,
    await member(server, { fullName: 'Dana Rigger' }),
    sizes.phone,
  );
  await command(page, 'pool.join', { headline: 'Rigger', share: ['skills'] });
  const { candidates } = await call<{ candidates: { id: string }[] }>(
    works.page,
    'get',
    `/organizations/${works.id}/candidates`,
  );
  await page.goto(`${server.url}/platform/career`);
  await command(
    works.page,
    'contact.request',
    { candidateId: candidates[0]!.id, text: 'May we talk about rigging?' },
    { as: works.id },
  );
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /Contact Request/ })
    .click();
  const request = page.getByRole('article', { name: 'Olive Owner, Harbor Forge' });
  await request.getByText('May we talk about rigging?').waitFor();
  const asked = request.getByRole('heading', { name: /Harbor Forge/ });
  await expect.poll(() => asked.evaluate((title) => title === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('log', { name: 'Conversation with Harbor Forge' }).waitFor();
  await page
    .getByRole('navigation', { name: 'Platform' })
    .getByRole('link', { name: 'Messages', exact: true })
    .waitFor();
  expect(ownErrors(errors)).toEqual([]);
  for (const each of [page, works.page]) await leave(each);
});

test('the words of a refusal are on the page of the application, in English and in Spanish, and there is nothing to withdraw', async () => {
  const works = await employer(server, 'Cedar Dock');
  const { page, errors, applicationId } = await applicant(works.listingId);
  await page.goto(`${server.url}/platform`);
  await page.getByRole('link', { name: 'Welder', exact: true }).click();
  await page.waitForURL(`**/platform/career/application/${applicationId}*`);
  await heading(page, 'Welder');
  await page.getByRole('button', { name: 'Withdraw this application' }).waitFor();

  await works.page.setViewportSize({ width: 1280, height: 800 });
  await works.page.goto(`${server.url}/platform?as=${works.slug}`);
  await works.page.getByRole('button', { name: /^Notifications, \d unread/ }).waitFor();
  await works.page.goto(
    `${server.url}/organizations/${works.slug}/applications?application=${applicationId}`,
  );
  const panel = works.page.getByRole('dialog', { name: 'Val Veteran' });
  await press(panel, 'Reject');
  await chooseReason(works.page);
  await panel.getByRole('textbox', { name: /^Message to the applicant/ }).fill('We chose a diver this time.');
  await press(panel, /^Reject|^Decide/);

  // Live, with who decided.
  const letter = page.getByRole('region', { name: 'From Cedar Dock' });
  await letter.getByText('We chose a diver this time.').waitFor();
  await letter.getByText(/Olive Owner/).waitFor();
  await page.getByRole('button', { name: 'Withdraw this application' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await expectAccessible(page);
  // What staff opened and decided is no news to them anymore.
  await works.page.goto(`${server.url}/platform?as=${works.slug}`);
  await works.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();

  await page.goto(`${server.url}/es/platform/career/application/${applicationId}`);
  const spanish = page.getByRole('region', { name: 'De Cedar Dock' });
  await spanish.getByText('We chose a diver this time.').waitFor();
  await spanish.getByText('Decidieron no continuar con su solicitud.').waitFor();
  expect(ownErrors(errors)).toEqual([]);
  for (const each of [page, works.page]) await leave(each);
});

test('everything sent is in the navigation: on a phone, by keyboard, by what happens next, in Spanish too', async () => {
  const works = await employer(server, 'Gulf Rigging');
  const help = await organizationWith(server, {
    kind: 'nonprofit',
    name: 'Second Watch',
    listing: {
      kind: 'program',
      title: 'Peer nights',
      type: 'community',
      description: 'We meet every week.',
      eligibility: 'Veterans',
    },
  });
  const { page, errors, applicationId } = await applicant(works.listingId);
  await page.goto(`${server.url}/platform/wellness`);
  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name, exact: true });
  await entry('Applied 1').waitFor();
  const sent = await command(page, 'nonprofit.submit', { listingId: help.listingId });
  await entry('Applied 2').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/platform\/applications/);
  await heading(page, 'Applications');
  const waiting = page.getByRole('region', { name: 'With the organization' });
  await waiting.getByRole('link', { name: 'Welder', exact: true }).waitFor();
  await expectAccessible(page);

  // The organization asks for an interview, and it moves up while the page is open.
  await command(
    works.page,
    'application.decide',
    { applicationId, decision: 'interview', message: 'Could you come on Tuesday?' },
    { as: works.id },
  );
  const yours = page.getByRole('region', { name: 'Your turn' });
  await yours.getByRole('link', { name: 'Welder', exact: true }).waitFor();
  await yours.getByText('Interview', { exact: true }).waitFor();

  // The kind is in the address.
  const kinds = page.getByRole('navigation', { name: 'Kinds of applications' });
  await kinds.getByRole('link', { name: 'Programs 1' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/kind=nonprofit/);
  await yours.waitFor({ state: 'detached' });
  await page.reload();
  await waiting.getByRole('link', { name: 'Peer nights', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/platform/marketplace/application/${sent.facts[0]!.subject}*`);
  await heading(page, 'Peer nights');
  // Back to the list by the page above it.
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await yours.getByRole('link', { name: 'Welder', exact: true }).click();
  await page.getByText('Could you come on Tuesday?').first().waitFor();

  await page.goto(`${server.url}/es/platform/applications`);
  await heading(page, 'Solicitudes');
  await page
    .getByRole('region', { name: 'Le toca a usted' })
    .getByRole('link', { name: 'Welder', exact: true })
    .waitFor();
  await expectAccessible(page);
  expect(ownErrors(errors)).toEqual([]);
  for (const each of [page, works.page, help.page]) await leave(each);
});

test('who has sent nothing is led to what can be applied for', async () => {
  const { page, errors } = await browserOf(
    server,
    await member(server, { fullName: 'Nell New' }),
    sizes.phone,
  );
  await page.goto(`${server.url}/platform/applications`);
  await heading(page, 'Applications');
  await page.getByText('No applications yet').waitFor();
  await page.getByRole('link', { name: 'Find jobs, degrees and programs' }).click();
  await page.waitForURL(/\/platform\/marketplace/);
  expect(ownErrors(errors)).toEqual([]);
  await leave(page);
});

test('an application to a nonprofit has its page, and is withdrawn there by keyboard', async () => {
  const help = await organizationWith(server, {
    kind: 'nonprofit',
    name: 'Safe Berth',
    listing: {
      kind: 'program',
      title: 'Housing first',
      type: 'housing',
      description: 'A room for the first months.',
      eligibility: 'Veterans',
    },
  });
  const { page, errors, applicationId } = await applicant(help.listingId, 'nonprofit.submit');
  await page.goto(`${server.url}/platform`);
  await page.getByRole('link', { name: 'Housing first', exact: true }).click();
  await page.waitForURL(`**/platform/marketplace/application/${applicationId}*`);
  await page.getByRole('button', { name: 'Withdraw this application' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Withdraw your application: Housing first?' });
  await question.waitFor();
  await press(question, 'Withdraw');
  await page.getByText('You withdrew your application. We told Safe Berth.').waitFor();
  await page.getByText('You withdrew', { exact: true }).waitFor();
  await expectAccessible(page);
  await help.page.goto(`${server.url}/platform/participants?as=${help.slug}&show=applications`);
  await help.page.getByText('Withdrawn').first().waitFor();
  await page.reload();
  await page.getByText('Withdrawn', { exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Withdraw this application' }).count()).toBe(0);
  expect(ownErrors(errors)).toEqual([]);
  for (const each of [page, help.page]) await leave(each);
});

test('staff arrive as staff on another device, and see what is unread elsewhere', async () => {
  const account = await member(server, { fullName: 'Sam Staff' });
  const { page } = await browserOf(server, account, sizes.desktop);
  const { organization } = await call<{ organization: { slug: string } }>(page, 'post', '/organizations', {
    kind: 'employer',
    name: 'Two Rivers Dock',
  });
  // Before any choice, too.
  await page.goto(`${server.url}/platform`);
  await page.waitForURL(`**/platform?as=${organization.slug}`);
  // A reload would not know of a choice.
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  const actFor = async (name: string) => {
    await page.getByRole('button', { name: /^Working as/ }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
  };
  await actFor('You');
  await heading(page, 'Welcome back, Sam Staff');
  expect(await page.getByText('Veteran', { exact: true }).count()).toBe(0);
  await expect
    .poll(async () => (await call<{ actedFor: string }>(page, 'get', '/me/organizations')).actedFor)
    .toBe('me');
  await actFor('Two Rivers Dock');
  await expect
    .poll(async () => (await call<{ actedFor: string }>(page, 'get', '/me/organizations')).actedFor)
    .toBe(organization.slug);
  expect(await page.evaluate(() => Reflect.get(window, 'isTheSame'))).toBe(true);
  const { page: other } = await browserOf(server, account, sizes.desktop);
  await other.goto(`${server.url}/platform`);
  await other.waitForURL(`**/platform?as=${organization.slug}`);
  for (const each of [page, other]) await leave(each);
});
