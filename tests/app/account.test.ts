import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeAt } from '../server/support/authenticator.ts';
import {
  browserOf,
  fillIn,
  heading,
  member,
  newEmail,
  startTestServer,
  ownErrors,
  press,
  expireProof,
  type TestServer,
  type Member,
} from './support/testServer.ts';
import { leave } from './support/visitor.ts';

/** What people do with their own account, in the built product. */
describe('account', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  /** Opens a page as a user, in a browser whose errors are checked when it is closed. */
  async function at(path: string, person?: Member) {
    const somebody = person ?? (await member(server));
    const { page, errors } = await browserOf(server, somebody);
    await page.goto(server.url + path);
    const close = async () => {
      expect(ownErrors(errors)).toEqual([]);
      await leave(page);
    };
    return { page, ...somebody, close };
  }

  /** A person with a service record, and their button on the provider's page. */
  const served = (name: string) => {
    const sub = `v-${server.atVerifier.length + 1}`;
    server.atVerifier.push({ sub, name, veteran: true });
    return `Continue as ${name}`;
  };
  async function signInByPassword(page: Page, { email, password }: Member) {
    await page.goto(`${server.url}/auth?returnTo=/account/security`);
    await fillIn(page, 'Email', email);
    await fillIn(page, 'Password', password);
    await press(page, 'Sign In');
  }

  test('changes the name', async () => {
    const { page, close } = await at('/account');
    await heading(page, 'Name and email');
    await expect.poll(() => page.title()).toBe('Name and email · VetSync');
    await fullName(page).fill('Dana Fields');
    await press(page, 'Save name');
    await toast(page, 'Name saved');
    await page.reload();
    await expect.poll(() => fullName(page).inputValue()).toBe('Dana Fields');
    await close();
  });

  test('changes the email after a mailed code and a confirmation, and notifies the old address', async () => {
    const { page, email, close } = await at('/account');
    const next = newEmail('next');
    await expireProof(server, email);
    await press(page, 'Change email');
    await fillIn(page, 'New email', next);
    await press(page, 'Email me the link');
    await proof(page).waitFor();
    await press(proof(page), 'Email me a code instead');
    await press(proof(page), 'Email me a code');
    await proof(page)
      .getByLabel('Six-digit code')
      .fill(await server.mail.code(email));
    await press(proof(page), 'Continue');
    await toast(page, 'Check your new email');
    await page.getByText('Open the link that we sent to').waitFor();

    await page.goto(await server.mail.link(next, 'Confirm your new email'));
    await heading(page, 'Your new email is confirmed');
    await server.mail.letter(email, 'has a new email address');
    await press(page, 'Go to your account');
    await heading(page, 'Name and email');
    await page.getByText(next).first().waitFor();
    await close();
  });

  test('changes the password, ends other sessions and notifies the owner', async () => {
    const { page, close, ...person } = await at('/account/security');
    const other = await at('/account', person);
    await heading(other.page, 'Name and email');
    await expireProof(server, person.email);
    await press(page, 'Change password');
    await fillIn(page, 'New password', 'tall cedar 77 by the lake');
    await press(page, 'Save password');
    await fillIn(proof(page), 'Password', 'not this one');
    await press(proof(page), 'Continue');
    await proof(page).getByText('This isn’t the password of your account.').first().waitFor();
    await fillIn(proof(page), 'Password', person.password);
    await press(proof(page), 'Continue');
    await toast(page, 'Password saved');
    await server.mail.letter(person.email, 'password was changed');

    await other.page.getByRole('link', { name: 'Devices' }).click();
    await ended(other.page).waitFor();
    await other.close();
    await close();
  });

  test('turns two-step sign-in on, signs in with an app and a recovery code, and turns it off', async () => {
    const { page, close, ...person } = await at('/account/security');
    await press(page, 'Turn on');
    const secret = (await page.locator('code').first().textContent())!.replaceAll(/\s/g, '');
    const code = (steps = 0) => codeAt(secret, new Date(), steps);
    await page.getByLabel('Six-digit code').fill(code());
    await press(page, 'Turn on');
    const list = page.getByRole('list', { name: 'Recovery codes' });
    await list.waitFor();
    const codes = await list.getByRole('listitem').allTextContents();
    expect(new Set(codes).size).toBe(10);
    await press(page, 'I have put them away');
    await page.getByText('10 recovery codes left').waitFor();
    await server.mail.letter(person.email, 'Two-step sign-in is on');
    await press(page, 'Sign out');
    await page.waitForURL('**/auth**');

    await signInByPassword(page, person);
    await heading(page, 'One more step');
    expect(await (await fetch(`${server.url}/api/auth/session`)).json()).toEqual({ user: null });
    await page.getByLabel('Six-digit code').fill(code(1));
    await press(page, 'Sign In');
    await heading(page, 'Security');
    await press(page, 'Sign out');
    await page.waitForURL('**/auth**');

    await signInByPassword(page, person);
    await heading(page, 'One more step');
    await press(page, 'Use a recovery code');
    await page.getByLabel('Recovery code', { exact: true }).fill(codes[0]!);
    await press(page, 'Sign In');
    await heading(page, 'Security');
    await page.getByText('9 recovery codes left').waitFor();
    await server.mail.letter(person.email, 'recovery code was used');

    await expireProof(server, person.email);
    await press(page, /^Remove /);
    await press(page.getByRole('alertdialog'), 'Remove');
    await fillIn(proof(page), 'Password', person.password);
    await press(proof(page), 'Continue');
    await press(proof(page), 'Use a recovery code');
    await proof(page).getByLabel('Recovery code', { exact: true }).fill(codes[1]!);
    await press(proof(page), 'Continue');
    await toast(page, 'Authenticator app removed');
    await server.mail.letter(person.email, 'Two-step sign-in is off');
    await close();
  });

  test('ends the session on another device', async () => {
    const { page, close, ...person } = await at('/account/devices');
    await page.getByText('You’re signed in on this device only.').waitFor();
    const other = await at('/account', person);
    await heading(other.page, 'Name and email');
    await page.reload();
    await press(page.getByRole('list', { name: 'Other devices' }), /^Sign out /);
    await press(page.getByRole('alertdialog'), 'Sign out');
    await toast(page, 'Device signed out');
    await page.getByText('You’re signed in on this device only.').waitFor();
    await fullName(other.page).fill('Dana Fields');
    await press(other.page, 'Save name');
    await ended(other.page).waitFor();
    await other.close();
    await close();
  });

  test('links Google, signs in with it and unlinks it', async () => {
    const { page, email, close } = await at('/account/connected');
    server.atGoogle.push({ sub: 'g-2', email: 'd.fields@gmail.com', email_verified: true, name: 'D Fields' });
    await press(page, 'Link Google');
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByText('Nothing was linked').first().waitFor();
    await press(page, 'Link Google');
    await page.getByRole('button', { name: 'Continue as D Fields' }).click();
    await page.getByText('Linked as d.fields@gmail.com', { exact: false }).waitFor();
    await toast(page, 'Google linked');
    expect(page.url()).toBe(`${server.url}/account/connected`);
    await server.mail.letter(email, 'Google was connected');
    await press(page, 'Sign out');
    await page.waitForURL('**/auth**');

    await page.goto(`${server.url}/auth?returnTo=/account/connected`);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Continue as D Fields' }).click();
    await page.waitForURL('**/account/connected');
    await press(page, 'Unlink Google');
    await press(page.getByRole('alertdialog'), 'Unlink');
    await toast(page, 'Google unlinked');
    await page.getByText('Not linked').waitFor();
    await close();
  });

  describe('veteran status', () => {
    test('is verified in a 600 by 700 popup, and not by a forged message or a closed popup', async () => {
      const name = served('Sam Ortiz');
      const { page, close } = await at('/account/verification');
      const early = await inWindow(page);
      const size = await early.evaluate(() => ({ width: innerWidth, height: innerHeight }));
      expect(size).toEqual({ width: 600, height: 700 });
      await page.evaluate(() => {
        window.postMessage({ type: 'VETERAN_VERIFICATION_COMPLETE', ok: true, flow: 'any' }, '*');
      });
      await early.close();
      await page.getByText('The window was closed before you were done').waitFor();

      const popup = await inWindow(page);
      const closing = popup.waitForEvent('close');
      await popup.getByRole('button', { name }).click();
      await closing;
      await page.getByText('Your veteran status has been verified!').waitFor();
      await page.getByText('You’re a verified veteran').waitFor();
      await page.getByRole('banner').getByText('Veteran verified').first().waitFor();
      await close();
    });

    test('is not verified if the person declines', async () => {
      const { page, close } = await at('/account/verification');
      const popup = await inWindow(page);
      await popup.getByRole('button', { name: 'Refuse' }).click();
      await page.getByText('Verification failed').first().waitFor();
      await page.getByText('You didn’t allow your veteran status to be shared').first().waitFor();
      await close();
    });

    test('is verified in the same tab if popups are blocked', async () => {
      const name = served('Ada Nguyen');
      const { page, close } = await at('/account');
      await page.addInitScript(() => Object.assign(window, { open: () => null }));
      await page.goto(`${server.url}/account/verification`);
      await start(page);
      await page.getByRole('button', { name }).click();
      await page.waitForURL('**/account/verification');
      await page.getByText('You’re a verified veteran').waitFor();
      await toast(page, 'Verification successful');
      await page.goto(`${server.url}/platform`);
      await page.getByRole('img', { name: 'Veteran verified' }).waitFor();
      await page.getByRole('link', { name: /^Your account/ }).click();
      await heading(page, 'Name and email');
      await close();
    });
  });

  test('downloads all data, then deletes the account', async () => {
    const { page, email, password, close } = await at('/account/delete');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download your data' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^vetsync-account-\d{4}-\d{2}-\d{2}\.json$/);
    expect(readFileSync(await file.path(), 'utf8')).toContain(email);

    const field = 'To confirm, type this account’s email';
    await fillIn(page, field, 'somebody@example.org');
    await expect.poll(() => page.getByRole('button', { name: 'Delete my account' }).isDisabled()).toBe(true);
    await expireProof(server, email);
    await fillIn(page, field, email.toUpperCase());
    await press(page, 'Delete my account');
    await fillIn(proof(page), 'Password', password);
    await press(proof(page), 'Continue');
    await page.getByText('Your account has been deleted').waitFor();
    await server.mail.letter(email, 'was deleted');
    const tabs = page.getByRole('navigation', { name: 'Parts of your account' });
    await expect.poll(() => tabs.count()).toBe(0);
    await press(page, 'Go to the home page');
    await page.waitForURL(`${server.url}/`);
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    const [row] = await server.product.database(
      (sql) => sql`select count(*)::int as count from users where email = ${email}`,
    );
    expect(row?.['count']).toBe(0);
    await close();
  });
});

const fullName = (page: Page) => page.getByRole('textbox', { name: /^Full name/ });

const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it’s you' });

const ended = (page: Page) => page.getByRole('dialog', { name: 'Sign in again to continue' });

const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first().waitFor();

const start = (page: Page) => press(page, /^(Verify veteran status|Try again)$/);

async function inWindow(page: Page) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), start(page)]);
  await popup.getByRole('heading', { name: 'Choose an account' }).waitFor();
  return popup;
}
