import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeAt } from '../server/support/authenticator.ts';
import { leave, visitor } from './support/visitor.ts';
import {
  beforeNextWrite,
  browserOf,
  heading,
  member,
  newEmail,
  startTestServer,
  ownErrors,
  password,
  promote,
  expireProof,
  endSessions,
  type TestServer,
} from './support/testServer.ts';
import { openHydrated, focused, isWithin, tabTo } from './support/keyboard.ts';

/** An account from sign-up to deletion, and administration, with the keyboard only. */
describe('account by keyboard', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  test('from sign-up to deletion', async () => {
    const { page, errors } = await visitor();
    const email = newEmail('kim');
    await openHydrated(page, `${server.url}/auth`);
    await tabTo(page, 'Sign In');
    await page.keyboard.press('ArrowRight');
    await heading(page, 'Create your VetSync account');
    await type(page, /^Full name/, 'Kim Lee');
    await type(page, /^Email/, email);
    await type(page, /^Password/, password);
    await page.keyboard.press('Enter');
    await focusOnHeading(page, 'Check your email');
    await page.goto(await server.mail.link(email, 'Confirm'));
    await page.waitForURL(`${server.url}/`);

    // The page shows it once it knows who is signed in.
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await enter(page, 'Sign out');
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await openHydrated(page, `${server.url}/auth?returnTo=/account`);
    await enter(page, 'Email me a code or link');
    await focusOnHeading(page, 'Sign in by email');
    await type(page, /^Email/, email);
    await page.keyboard.press('Enter');
    await focusOnHeading(page, 'Enter the code');
    await type(page, /^Six-digit code/, await server.mail.code(email));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account');
    await heading(page, 'Name and email');

    await enter(page, 'Security');
    await focusOnHeading(page, 'Security');
    await expireProof(server, email);
    await enter(page, 'Change password');
    await expect.poll(() => focused(page)).toMatch(/^New password/);
    await page.keyboard.type('tall cedar 77 by the lake');
    await page.keyboard.press('Enter');
    await inDialog(page);
    await type(page, /^Password/, password);
    await page.keyboard.press('Enter');
    await outOfDialog(page);
    await page.getByText('Password saved').first().waitFor();

    await enter(page, 'Turn on');
    const key = page.locator('code').first();
    await key.waitFor();
    const secret = (await key.textContent())!.replaceAll(/\s/g, '');
    await type(page, /^Six-digit code/, codeAt(secret, new Date()));
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
    const codes = await page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allTextContents();
    await enter(page, 'I have put them away');
    await page.getByText('10 recovery codes left').waitFor();

    await enter(page, 'Sign out');
    await page.waitForURL('**/auth**');
    await openHydrated(page, `${server.url}/auth?returnTo=/account/devices`);
    await type(page, /^Email/, email);
    await type(page, /^Password/, 'tall cedar 77 by the lake');
    await page.keyboard.press('Enter');
    await heading(page, 'One more step');
    await expect.poll(() => focused(page)).toMatch(/^Six-digit code/);
    await enter(page, 'Use a recovery code');
    await type(page, /^Recovery code/, codes[0]!);
    await page.keyboard.press('Enter');
    await heading(page, 'Devices');

    await enter(page, 'Download and delete');
    await focusOnHeading(page, 'Download and delete');
    await page.getByRole('textbox', { name: /^To confirm/ }).waitFor();
    await type(page, /^To confirm/, email);
    await page.keyboard.press('Enter');
    await page.getByText('Your account has been deleted').waitFor();
    await enter(page, 'Go to the home page');
    await page.waitForURL(`${server.url}/`);
    expect(ownErrors(errors)).toEqual([]);
    await leave(page);
  });

  test('signs in again after the session ended, without losing input', async () => {
    const person = await member(server);
    const { page, errors } = await browserOf(server, person);
    await openHydrated(page, `${server.url}/account`);
    await type(page, /^Full name/, 'Kim Lee');
    await beforeNextWrite(page, () => endSessions(server, person.email));
    await page.keyboard.press('Enter');
    await inDialog(page);
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await isWithin(page, '[role=dialog]')).toBe(true);
    }
    await type(page, /^Password/, person.password);
    await page.keyboard.press('Enter');
    await outOfDialog(page);
    await page.getByText('Name saved').first().waitFor();
    await expect.poll(() => focused(page)).toMatch(/^Full name/);
    expect(ownErrors(errors)).toEqual([]);
    await leave(page);
  });

  test('an administrator promotes a user', async () => {
    const [boss, person] = [await member(server), await member(server)];
    await promote(server, boss.email);
    const { page, errors } = await browserOf(server, boss);
    await openHydrated(page, `${server.url}/admin-dashboard?tab=users`);
    await page.getByText(person.email).first().waitFor();
    await type(page, 'Search users', person.email);
    await expect.poll(() => page.getByText(boss.email).count()).toBe(1);
    await tabTo(page, 'No name given');
    await arrowTo(page, `Actions for ${person.email}`);
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.type('change role to ad');
    await page.keyboard.press('Enter');
    await inDialog(page);
    await enter(page, 'Change role');
    await outOfDialog(page);
    await page.getByText('User changed').first().waitFor();
    const [row] = await server.product.database(
      (sql) => sql`select role from user_roles join users on id = user_id where email = ${person.email}`,
    );
    expect(row?.['role']).toBe('admin');
    expect(ownErrors(errors)).toEqual([]);
    await leave(page);
  });
});

/** Tabs to the element with this name and presses Enter. */
async function enter(page: Page, name: string | RegExp) {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string | RegExp, text: string) {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

/** Moves through the cells of a table row with the arrow keys. */
async function arrowTo(page: Page, name: string) {
  for (let cell = 0; cell < 12 && (await focused(page)) !== name; cell += 1)
    await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe(name);
}

const inDialog = (page: Page) =>
  expect.poll(() => isWithin(page, '[role=dialog], [role=alertdialog]')).toBe(true);

const outOfDialog = (page: Page) =>
  expect.poll(() => page.getByRole('dialog').or(page.getByRole('alertdialog')).count()).toBe(0);

const focusOnHeading = (page: Page, name: string) => expect.poll(() => focused(page)).toBe(name);
