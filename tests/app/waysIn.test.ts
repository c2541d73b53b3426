import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leave, visitor } from './support/visitor.ts';
import {
  browserOf,
  fillIn,
  heading,
  member,
  newEmail,
  startTestServer,
  ownErrors,
  password,
  press,
  type TestServer,
} from './support/testServer.ts';

/** Runs a test in a new browser, whose errors are checked afterwards. */
const inBrowser = async (work: (page: Page) => Promise<void>) => {
  const opened = await visitor();
  await work(opened.page);
  expect(ownErrors(opened.errors)).toEqual([]);
  await leave(opened.page);
};

/** Every way to sign in to the built product, with mail over SMTP and a certified provider as Google. */
describe('signing in', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  test('signs up and confirms by the mailed link, which works once', () =>
    inBrowser(async (page) => {
      const email = newEmail('dana');
      await page.goto(`${server.url}/auth?tab=sign-up`);
      await page.getByLabel('Full name').fill('Dana Fields');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await fillIn(page, 'Password', 'password');
      await press(page, 'Sign Up');
      await page
        .getByText(/common/)
        .first()
        .waitFor();
      await fillIn(page, 'Password', password);
      await press(page, 'Sign Up');
      await page.getByText('Please check your email for a confirmation link.').first().waitFor();

      const link = await server.mail.link(email, 'Confirm');
      await page.goto(link);
      await page.waitForURL(`${server.url}/`);
      await signedInAs(page, email);

      await page.goto(`${server.url}/robots.txt`);
      await page.goto(link);
      await heading(page, 'This link has expired or was already used');
    }));

  test('a new person lands where they wanted to go, by the link of the confirmation', () =>
    inBrowser(async (page) => {
      const email = newEmail('lee');
      await page.goto(`${server.url}/account/devices`);
      await page.waitForURL('**/auth?returnTo=**');
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await fillIn(page, 'Password', password);
      await press(page, 'Sign Up');
      await page.getByText('Please check your email for a confirmation link.').first().waitFor();
      await page.goto(await server.mail.link(email, 'Confirm'));
      await page.waitForURL(`${server.url}/account/devices`);
      await heading(page, 'Devices');
    }));

  test('staff who sign up arrive where they add their organization', () =>
    inBrowser(async (page) => {
      const email = newEmail('sam');
      await page.goto(`${server.url}/auth`);
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('link', { name: 'Sign up to add it' }).click();
      await page.getByText('Once your email is confirmed, you add your organization.').waitFor();
      await fillIn(page, 'Password', password);
      await press(page, 'Sign Up');
      await page.getByText('Please check your email for a confirmation link.').first().waitFor();
      await page.goto(await server.mail.link(email, 'Confirm'));
      await heading(page, 'Add your organization');
    }));

  test('signs in by password and redirects to the requested page', () =>
    inBrowser(async (page) => {
      const { email } = await member(server);
      await page.goto(`${server.url}/account/devices`);
      await page.waitForURL('**/auth?returnTo=**');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await fillIn(page, 'Password', 'not this one');
      await press(page, 'Sign In');
      await page.getByText('The email or the password is wrong', { exact: false }).first().waitFor();
      await fillIn(page, 'Password', password);
      await press(page, 'Sign In');
      await page.waitForURL(`${server.url}/account/devices`);
      await heading(page, 'Devices');
      await page.getByText('Signed in here').waitFor();
    }));

  test('signs in by a six-digit code', () =>
    inBrowser(async (page) => {
      const { email } = await member(server);
      await page.goto(`${server.url}/auth`);
      await page.getByRole('link', { name: 'Email me a code or link' }).click();
      await heading(page, 'Sign in by email');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await press(page, 'Email me a code or link');
      await heading(page, 'Enter the code');
      const code = await server.mail.code(email);
      const wrong = code === '000000' ? '111111' : '000000';
      await page.getByLabel('Six-digit code').fill(wrong);
      await press(page, 'Sign In');
      await page.getByText('This code is wrong', { exact: false }).first().waitFor();
      await page.getByLabel('Six-digit code').fill(code);
      await press(page, 'Sign In');
      await page.waitForURL(`${server.url}/`);
      await signedInAs(page, email);
    }));

  test('signs in by the mailed link in another browser, also if signed in already', () =>
    inBrowser(async (page) => {
      const { email } = await member(server);
      await page.goto(`${server.url}/auth?way=code`);
      for (const _ of ['first', 'again']) {
        await fetch(`${server.url}/api/auth/otp`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email }),
        });
        await page.goto(await server.mail.link(email, 'code and link'));
        await heading(page, 'Sign in to VetSync');
        await press(page, 'Sign in');
        await page.waitForURL(`${server.url}/`);
        await signedInAs(page, email);
      }
    }));

  test('a mail scanner that loads the page signs nobody in, and the link works afterwards', () =>
    inBrowser(async (page) => {
      const { email } = await member(server);
      await fetch(`${server.url}/api/auth/otp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      const link = await server.mail.link(email, 'code and link');
      const scanner = await visitor();
      const calls: string[] = [];
      scanner.page.on('request', (request) => {
        if (request.method() !== 'GET') calls.push(request.url());
      });
      await scanner.page.goto(link);
      await heading(scanner.page, 'Sign in to VetSync');
      await scanner.page.waitForLoadState('networkidle');
      expect(calls).toEqual([]);
      expect(await scanner.page.context().cookies()).not.toContainEqual(
        expect.objectContaining({ httpOnly: true }),
      );
      await leave(scanner.page);

      await page.goto(link);
      await heading(page, 'Sign in to VetSync');
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
      await page.waitForURL(`${server.url}/`);
      await signedInAs(page, email);
    }));

  test('resets the password by mail, ends other sessions and notifies the owner', () =>
    inBrowser(async (page) => {
      const person = await member(server);
      const other = await browserOf(server, person);
      await other.page.goto(`${server.url}/account`);
      await heading(other.page, 'Name and email');

      await page.goto(`${server.url}/auth`);
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await heading(page, 'Forgot your password?');
      await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
      await press(page, 'Email me a link');
      await heading(page, 'Check your email');
      await page.goto(await server.mail.link(person.email, 'password'));
      await heading(page, 'Set a new password');
      await page.getByLabel('New password', { exact: true }).fill('tall cedar 77 by the lake');
      await press(page, 'Set password and sign in');
      await page.waitForURL(`${server.url}/`);
      await signedInAs(page, person.email);
      await server.mail.letter(person.email, 'password was reset');

      await other.page.getByRole('link', { name: 'Devices' }).click();
      await other.page.getByRole('dialog', { name: 'Sign in again to continue' }).waitFor();
      await other.page.getByLabel('Password', { exact: true }).fill(person.password);
      await press(other.page, 'Continue');
      await other.page.getByText('is wrong', { exact: false }).first().waitFor();
      await other.page.getByLabel('Password', { exact: true }).fill('tall cedar 77 by the lake');
      await press(other.page, 'Continue');
      await other.page.getByText('Signed in here').waitFor();
      expect(ownErrors(other.errors)).toEqual([]);
      await leave(other.page);
    }));

  test('signs in with Google the first time, again, and declines', () =>
    inBrowser(async (page) => {
      const email = 'lee.morgan@gmail.com';
      server.atGoogle.push({ sub: 'g-1', email, email_verified: true, name: 'Lee Morgan' });
      for (const _ of ['first', 'again']) {
        await page.goto(`${server.url}/auth?returnTo=/account`);
        await page.getByRole('link', { name: 'Continue with Google' }).click();
        await page.getByRole('button', { name: 'Continue as Lee Morgan' }).click();
        await page.waitForURL(`${server.url}/account`);
        await heading(page, 'Name and email');
        await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Lee Morgan');
        await press(page, 'Sign out');
        await page.waitForURL('**/auth**');
      }
      const [users] = await server.product.database(
        (sql) => sql`select count(*)::int as count from users where email = ${email}`,
      );
      expect(users?.['count']).toBe(1);

      await page.goto(`${server.url}/auth?returnTo=/account`);
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await page.getByRole('button', { name: 'Refuse' }).click();
      await page.getByText('Google sign in failed').first().waitFor();
      await page.getByText('You didn’t let Google tell us who you are.', { exact: false }).first().waitFor();
      await expect.poll(() => page.url()).toBe(`${server.url}/auth?returnTo=%2Faccount`);
    }));
});

const signedInAs = (page: Page, email: string) => page.getByText(email).first().waitFor();
