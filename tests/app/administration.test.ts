import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leave, openSecondWindow } from './support/visitor.ts';
import {
  beforeNextWrite,
  browserOf,
  fillIn,
  heading,
  member,
  startTestServer,
  ownErrors,
  press,
  promote,
  expireProof,
  endSessions,
  type TestServer,
  type Member,
} from './support/testServer.ts';

/** Maximum time for a change to reach other open browsers, in milliseconds. */
const effectLimitMs = 5_000;

/** Administrative actions, and pages whose session ends. */
describe('administration and ended sessions', () => {
  let server: TestServer;
  let boss: Member;
  let admin: Awaited<ReturnType<typeof browserOf>>;

  beforeAll(async () => {
    server = await startTestServer();
    boss = await member(server, { fullName: 'Ada Boss' });
    await promote(server, boss.email);
  });
  beforeEach(async () => {
    admin = await browserOf(server, boss);
  });
  afterEach(async () => {
    expect(ownErrors(admin.errors)).toEqual([]);
    await leave(admin.page);
  });
  afterAll(() => server?.close());

  const bannedAt = (email: string) =>
    server.product.database(async (sql) => {
      const [row] = await sql`select banned_at as at from users where email = ${email}`;
      return row?.at;
    });

  async function at(path: string, person: { email: string; password: string }) {
    const { page, errors } = await browserOf(server, person);
    await page.goto(server.url + path);
    const close = async () => {
      expect(ownErrors(errors)).toEqual([]);
      await leave(page);
    };
    return { page, close };
  }

  /** Finds a user, chooses `action` in the menu and confirms it with `confirm`. */
  async function administer(email: string, action: string, confirm: string) {
    const { page } = admin;
    await page.goto(`${server.url}/admin-dashboard?tab=users`);
    await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
    await press(page, `Actions for ${email}`);
    await page.getByRole('menuitem', { name: action }).click();
    await press(page.getByRole('alertdialog'), confirm);
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  }

  test('a removed role affects an open live page immediately', async () => {
    const person = await member(server);
    await promote(server, person.email);
    const { page, close } = await at('/leads-admin', person);
    await page.getByText('Live', { exact: true }).waitFor();
    await administer(person.email, 'Change role to member', 'Change role');
    await page
      .getByText("You don't have permission to access this page.", { exact: false })
      .waitFor({ timeout: effectLimitMs });
    await expect.poll(() => page.getByRole('table').count()).toBe(0);
    await close();
  });

  test('a ban affects an open page immediately, and reauthentication does not lift it', async () => {
    const person = await member(server);
    const { page, close } = await at('/account', person);
    await heading(page, 'Name and email');
    await administer(person.email, 'Ban', 'Ban');
    await page.getByRole('link', { name: 'Devices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in again to continue' });
    await dialog.waitFor({ timeout: effectLimitMs });
    await fillIn(dialog, 'Password', person.password);
    await press(dialog, 'Continue');
    await dialog
      .getByText(/closed|banned/i)
      .first()
      .waitFor();
    await press(dialog, 'Sign in as someone else');
    await page.waitForURL(`${server.url}/auth`);
    await administer(person.email, 'Lift the ban', 'Lift the ban');
    await fillIn(page, 'Email', person.email);
    await fillIn(page, 'Password', person.password);
    await press(page, 'Sign In');
    await page.waitForURL(`${server.url}/`);
    await close();
  });

  test('asks to reauthenticate before a ban if the last proof is too old', async () => {
    const person = await member(server);
    const { page } = admin;
    await expireProof(server, boss.email);
    await administer(person.email, 'Ban', 'Ban');
    const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
    await fillIn(dialog, 'Password', 'not this one');
    await press(dialog, 'Continue');
    await dialog.getByText('This isn’t the password of your account.').first().waitFor();
    await expect(bannedAt(person.email)).resolves.toBeNull();
    await fillIn(dialog, 'Password', boss.password);
    await press(dialog, 'Continue');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => bannedAt(person.email)).not.toBeNull();
    await page.getByText('User changed').first().waitFor();

    // After canceling, nothing has changed.
    await expireProof(server, boss.email);
    await administer(person.email, 'Delete account', 'Delete account');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect(bannedAt(person.email)).resolves.not.toBeUndefined();
  });

  test('keeps search and role in the URL and offers no actions on oneself', async () => {
    const { page } = admin;
    await page.goto(`${server.url}/admin-dashboard?tab=users&q=Ada`);
    const row = page.getByRole('row', { name: /Ada Boss/ });
    await row.waitFor();
    await expect(row.getByRole('button').count()).resolves.toBe(0);
    await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody at all');
    await page.getByText('No users match').waitFor();
    await page.waitForURL('**/admin-dashboard?tab=users&q=nobody*');
    await page.getByRole('link', { name: 'Admin dashboard' }).first().click();
    await page.waitForURL(`${server.url}/admin-dashboard`);
    await page.getByText('Open sessions').waitFor();
    await page.goBack();
    await page.getByText('No users match').waitFor();
    await press(page, 'Clear all');
    await row.waitFor();
  });

  test('shows others that they are not an administrator', async () => {
    const { page, close } = await at('/admin-dashboard', await member(server));
    await page.getByText("You don't have permission", { exact: false }).waitFor();
    await close();
  });

  describe('a session that ends during input', () => {
    test('on the account page loses nothing and repeats the request', async () => {
      const person = await member(server);
      const { page, close } = await at('/account', person);
      await page.getByRole('textbox', { name: /^Full name/ }).fill('Dana Fields');
      await beforeNextWrite(page, () => endSessions(server, person.email));
      await press(page, 'Save name');
      await dialogOf(page).waitFor();
      await page.keyboard.press('Escape');
      await fillIn(dialogOf(page), 'Password', person.password);
      await press(dialogOf(page), 'Continue');
      await dialogOf(page).waitFor({ state: 'hidden' });
      await page.getByText('Name saved').first().waitFor();
      await expect
        .poll(() => page.getByRole('textbox', { name: /^Full name/ }).inputValue())
        .toBe('Dana Fields');
      await close();
    });

    test('on the platform loses nothing and repeats the request', async () => {
      const person = await member(server);
      const { page, close } = await at('/platform/profile?open=edit', person);
      const bio = page.getByRole('textbox', { name: /^About you/ });
      await bio.fill('Twelve years of getting people and things where they have to be.');
      await beforeNextWrite(page, () => endSessions(server, person.email), '/api/profile');
      await press(page, 'Save');
      await fillIn(dialogOf(page), 'Password', person.password);
      await press(dialogOf(page), 'Continue');
      await dialogOf(page).waitFor({ state: 'hidden' });
      await bio.waitFor({ state: 'hidden' });
      await page.getByText('Twelve years of getting people').first().waitFor();
      await close();
    });

    test('shows nothing of it to another user who signs in', async () => {
      const [person, other] = [await member(server), await member(server)];
      const { page, close } = await at('/account', person);
      const name = page.getByRole('textbox', { name: /^Full name/ });
      await name.fill('Dana Fields');
      await beforeNextWrite(page, () => endSessions(server, person.email));
      await press(page, 'Save name');
      await dialogOf(page).waitFor();
      const second = await openSecondWindow(page);
      await second.goto(`${server.url}/auth`);
      await fillIn(second, 'Email', other.email);
      await fillIn(second, 'Password', other.password);
      await press(second, 'Sign In');
      await second.waitForURL(`${server.url}/`);
      await page.getByText(other.email).first().waitFor();
      await expect.poll(() => name.inputValue()).toBe('');
      await close();
    });

    test('is noticed when the tab becomes visible', async () => {
      const person = await member(server);
      const { page, close } = await at('/account', person);
      await heading(page, 'Name and email');
      await endSessions(server, person.email);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await dialogOf(page).waitFor();
      await page.goBack().catch(() => null);
      await close();
    });
  });
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in again to continue' });
