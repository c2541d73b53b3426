import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withScope } from '../../../server/data/scopes.ts';
import { sizes } from '../support/demo.ts';
import {
  browserOf,
  fillIn,
  heading,
  member,
  ownErrors,
  press,
  startTestServer,
  type TestServer,
} from '../support/testServer.ts';
import { leave } from '../support/visitor.ts';

/** What a signed-in person keeps is in their account: on every device, in the download, and gone with the account. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const said = 'I have orders to Fort Harmony';
const orders = { name: 'orders.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 my orders') };

const goTo = (page: Page, to: string) =>
  page.evaluate((href) => history.pushState(null, '', href), `/platform/${to}`);

const claimNamed = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });

/** Adds a claim to the person's own list, with the keyboard for its day. */
async function addClaim(page: Page, title: string) {
  await press(page, 'Add a claim');
  const dialog = page.getByRole('dialog', { name: 'Add a claim' });
  await dialog.getByLabel('What it’s for').fill(title);
  await dialog.getByRole('spinbutton', { name: /^month, Filed on/ }).focus();
  await page.keyboard.type('03022026');
  await dialog.getByRole('button', { name: 'Add to my list' }).click();
  await claimNamed(page, title).waitFor();
}

/** Fills everything that screens keep for a person. */
async function write(page: Page) {
  await goTo(page, 'profile?open=edit');
  await heading(page, 'Edit your profile');
  await fillIn(page, 'Location', 'Tulsa, Oklahoma');
  await goTo(page, 'community?open=create');
  await page.getByRole('dialog').getByLabel('Title').fill('Coffee at the pier');
  await goTo(page, 'wellness/check');
  await page.getByText('Your answers are saved in your account').waitFor();
  await press(page, 'Start the check');
  await page.getByText('Nearly every day').click();
  await press(page, 'Next');
  await page.waitForURL('**question=2*');
  await goTo(page, 'wellness/claims');
  await addClaim(page, 'Left knee');
  await goTo(page, 'career/interview');
  await page.getByRole('textbox', { name: /notes/i }).first().fill('Lead with the convoy.');
  await goTo(page, 'education/documents');
  await page.locator('input[type=file]:not([hidden])').setInputFiles(orders);
  await page.getByText('orders.pdf was added').waitFor();
  await goTo(page, 'ai-battle-buddy');
  await page.getByLabel('Message to Battle Buddy').fill(said);
  await press(page, 'Send');
  await page.getByRole('button', { name: 'Why this answer?' }).waitFor();
}

/** Waits until all of it is visible. */
async function see(page: Page) {
  await goTo(page, 'profile?open=edit');
  await heading(page, 'Edit your profile');
  await expect.poll(() => page.getByLabel('Location', { exact: true }).inputValue()).toBe('Tulsa, Oklahoma');
  await goTo(page, 'community?open=create');
  await expect
    .poll(() => page.getByRole('dialog').getByLabel('Title').inputValue())
    .toBe('Coffee at the pier');
  await goTo(page, 'wellness/check?question=2');
  await page.getByText('Question 2 of').waitFor();
  await goTo(page, 'wellness/claims');
  await claimNamed(page, 'Left knee').waitFor();
  await goTo(page, 'career/interview');
  const notes = page.getByRole('textbox', { name: /notes/i }).first();
  await expect.poll(() => notes.inputValue()).toBe('Lead with the convoy.');
  await goTo(page, 'education/documents');
  await page.getByText('orders.pdf').waitFor();
  await goTo(page, 'ai-battle-buddy');
  await page.getByRole('log').getByText(said).waitFor();
}

const idOf = async (email: string) => {
  const [user] = await server.product.database(
    (sql) => sql<{ id: string }[]>`select id from users where email = ${email}`,
  );
  return user!.id;
};
const recordsOf = async (email: string) => {
  const userId = await idOf(email);
  return server.product.database((sql) =>
    withScope(
      sql,
      { userId },
      (tx) => tx<{ id: string; text: string }[]>`
        select id, item ->> 'text' as text from world_items
        where list = 'privateRecords' and user_id = ${userId} order by id`,
    ),
  );
};
const namesOf = async (email: string) => (await recordsOf(email)).map(({ id }) => id);
const everything = [
  'claims',
  'documents',
  'event_draft',
  'interview_notes',
  'profile_draft',
  'wellness_check',
];

test('what is kept on one device is on the next, in the download, and gone with the account', async () => {
  const person = await member(server, { fullName: 'Dana Fields' });
  const { page, errors } = await browserOf(server, person, sizes.desktop);
  await page.goto(`${server.url}/platform`);
  await heading(page, 'Welcome back, Dana Fields');
  await write(page);
  await expect.poll(() => namesOf(person.email)).toEqual(everything);

  const { page: phone, errors: phoneErrors } = await browserOf(server, person, sizes.phone);
  await phone.goto(`${server.url}/platform/wellness/check?question=2`);
  await phone.getByText('Question 2 of').waitFor();
  await see(phone);
  await goTo(phone, 'education/documents');
  await phone.getByText('The file is on another device.').waitFor();

  // The first device follows the second.
  await goTo(page, 'wellness/check?question=1');
  await page.getByText('Question 1 of').waitFor();
  await goTo(phone, 'wellness/check?question=1');
  await phone.getByText('Question 1 of').waitFor();
  await phone.getByText('Some days').click();
  await page.getByRole('radio', { name: 'Some days', checked: true }).waitFor();

  const download = await page.request.get(`${server.url}/api/auth/user/export`);
  expect(await download.text()).toContain(said);

  const userId = await idOf(person.email);
  const stored = async () => {
    const [counts] = await server.product.database((sql) =>
      withScope(
        sql,
        { userId },
        (tx) => tx<Record<string, string>[]>`
          select (select count(*) from world_items where user_id = ${userId}) as items,
            (select count(*) from facts where user_id = ${userId}) as facts,
            (select count(*) from commands where user_id = ${userId}) as commands`,
      ),
    );
    return Object.values(counts!).map(Number);
  };
  expect((await stored()).every((count) => count > 0)).toBe(true);
  await phone.evaluate(() => history.pushState(null, '', '/account/delete'));
  await fillIn(phone, 'To confirm, type this account’s email', person.email);
  await press(phone, 'Delete my account');
  await phone.getByText('Your account has been deleted').waitFor();
  expect(await stored()).toEqual([0, 0, 0]);
  expect(ownErrors([...errors, ...phoneErrors])).toEqual([]);
  await Promise.all([page, phone].map(leave));
});

test('what is typed in the last moment before the tab is closed, or without a network, is not lost', async () => {
  const person = await member(server, { fullName: 'Kim Lee' });
  const { page } = await browserOf(server, person, sizes.desktop);
  await page.goto(`${server.url}/platform/community?open=create`);
  const title = page.getByRole('dialog').getByLabel('Title');
  await page.route('**/api/commands', (route) => route.abort());
  await title.fill('Coffee at the pier');
  await page.reload();
  await expect.poll(() => title.inputValue()).toBe('Coffee at the pier');
  await page.getByText('1 change isn’t sent yet. We keep trying.').waitFor();
  await title.fill('Coffee on the pier');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('Coffee on the pier')))
    .toBe(true);
  // The first text may have been sent while the page was left: nothing can stop that request any more.
  expect(JSON.stringify(await recordsOf(person.email))).not.toContain('Coffee on the pier');
  await page.unroute('**/api/commands');
  await page.reload();
  await expect
    .poll(async () => JSON.stringify(await recordsOf(person.email)))
    .toContain('Coffee on the pier');
  expect(await title.inputValue()).toBe('Coffee on the pier');
  // What is answered leaves the browser, also if an earlier visit had queued it.
  const queued = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('vetsync_commands_')));
  await expect.poll(queued).toEqual([]);
  await leave(page);
});

test('a list of claims is added to, changed and removed from on two devices', async () => {
  const person = await member(server, { fullName: 'Lee Park' });
  const [{ page, errors }, { page: phone, errors: phoneErrors }] = await Promise.all([
    browserOf(server, person, sizes.desktop),
    browserOf(server, person, sizes.phone),
  ]);
  await Promise.all([page, phone].map((one) => one.goto(`${server.url}/platform/wellness/claims`)));
  await page.getByText('No claims yet').waitFor();
  await addClaim(page, 'Left knee');
  await claimNamed(phone, 'Left knee').waitFor();
  await phone.getByText('VetSync doesn’t send anything to VA', { exact: false }).waitFor();
  await press(phone, 'Move to “Initial review”: Left knee');
  await page.getByText('Step 2 of 8').waitFor();
  await press(page, 'Edit: Left knee');
  const form = page.getByRole('dialog', { name: 'Edit claim' });
  await form.getByLabel('Notes').fill('Bring the X-rays.');
  // What is written in the form is there again after a reload.
  await page.reload();
  await expect.poll(() => form.getByLabel('Notes').inputValue()).toBe('Bring the X-rays.');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await phone.getByText('Bring the X-rays.').waitFor();
  await phone.getByText('Step 2 of 8').waitFor();
  await press(phone, 'Remove: Left knee');
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Remove claim' }).click();
  await page.getByText('No claims yet').waitFor();
  await expect.poll(async () => recordsOf(person.email)).toEqual([{ id: 'claims', text: '[]' }]);
  expect(ownErrors([...errors, ...phoneErrors])).toEqual([]);
  await Promise.all([page, phone].map(leave));
});
