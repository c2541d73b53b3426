import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  beforeNextWrite,
  browserOf,
  fillIn,
  member,
  newEmail,
  startTestServer,
  ownErrors,
  press,
  promote,
  type TestServer,
  type Member,
} from './support/testServer.ts';
import { leave, openSecondWindow } from './support/visitor.ts';

/** Saving after the session has ended: the request is repeated after the correct password, without another press. */
describe('a session that ended before saving', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  async function at(path: string, person: Member) {
    const { page, errors } = await browserOf(server, person);
    const answers: string[] = [];
    page.on('response', (response) => {
      const method = response.request().method();
      const { pathname } = new URL(response.url());
      if (method !== 'GET') answers.push(`${method} ${pathname} ${response.status()}`);
    });
    await page.goto(server.url + path);
    const close = async () => {
      expect(ownErrors(errors)).toEqual([]);
      page.removeAllListeners('response');
      await leave(page);
    };
    return { page, close, answersTo: (call: string) => answers.filter((answer) => answer.startsWith(call)) };
  }

  const rows = (email: string, table: 'profiles' | 'sessions') =>
    server.product.database(
      (sql) => sql<{ profile?: { bio: string; name: string } }[]>`
        select * from ${sql(table)} where user_id = (select id from users where email = ${email})`,
    );
  const userOf = async (email: string) => {
    const [user] = await server.product.database(
      (sql) =>
        sql<
          { fullName: string | null; banned: boolean }[]
        >`select full_name as "fullName", banned_at is not null as banned from users where email = ${email}`,
    );
    return user;
  };

  test("saves the platform's profile", async () => {
    const person = await member(server);
    const { page, close, answersTo } = await at('/platform/profile?open=edit', person);
    await bioOf(page).fill(words);
    await removeSessionCookie(page, '/api/profile');
    await press(page, 'Save');
    await prove(page, person);
    await expect.poll(() => answersTo('PUT')).toEqual(['PUT /api/profile 401', 'PUT /api/profile 200']);
    expect((await rows(person.email, 'profiles')).map(({ profile }) => profile?.bio)).toEqual([words]);
    await close();
  });

  test('saves the profile after a wrong password and a correct one', async () => {
    const person = await member(server);
    const { page, close } = await at('/platform/profile?open=edit', person);
    await bioOf(page).fill(words);
    await removeSessionCookie(page, '/api/profile');
    await press(page, 'Save');
    await fillIn(ended(page), 'Password', 'not this one');
    await press(ended(page), 'Continue');
    await ended(page).locator('[aria-invalid=true]').waitFor();
    expect(await rows(person.email, 'profiles')).toHaveLength(0);
    await prove(page, person);
    await expect.poll(() => rows(person.email, 'profiles')).toHaveLength(1);
    await close();
  });

  test('changes name, email and password', async () => {
    const person = await member(server);
    const { page, close } = await at('/account', person);
    await page.getByRole('textbox', { name: /^Full name/ }).fill('Dana Fields');
    await removeSessionCookie(page);
    await press(page, 'Save name');
    await prove(page, person);
    await page.getByText('Name saved').first().waitFor();
    expect((await userOf(person.email))?.fullName).toBe('Dana Fields');

    const next = newEmail('next');
    await press(page, 'Change email');
    await fillIn(page, 'New email', next);
    await removeSessionCookie(page);
    await press(page, 'Email me the link');
    await prove(page, person);
    await page.getByText('Open the link that we sent to').waitFor();
    await server.mail.link(next, 'Confirm your new email');

    await page.getByRole('link', { name: 'Security' }).click();
    await press(page, 'Change password');
    await fillIn(page, 'New password', 'tall cedar 77 by the lake');
    await removeSessionCookie(page);
    await press(page, 'Save password');
    await prove(page, person);
    await page.getByText('Password saved').first().waitFor();
    await server.mail.letter(person.email, 'password was changed');
    await close();
  });

  test('starts adding an authenticator app', async () => {
    const person = await member(server);
    const { page, close } = await at('/account/security', person);
    await page.getByRole('button', { name: 'Turn on' }).waitFor();
    await removeSessionCookie(page);
    await press(page, 'Turn on');
    await prove(page, person);
    await page.getByLabel('Six-digit code').waitFor();
    await close();
  });

  test('signs out all other devices', async () => {
    const person = await member(server);
    const other = await at('/account', person);
    const { page, close } = await at('/account/devices', person);
    await page.getByRole('list', { name: 'Other devices' }).waitFor();
    await press(page.getByRole('list', { name: 'Other devices' }), /^Sign out /);
    await removeSessionCookie(page);
    await press(page.getByRole('alertdialog'), 'Sign out');
    await prove(page, person);
    await page.getByText('Device signed out', { exact: true }).first().waitFor();
    await other.page.getByRole('link', { name: 'Devices' }).click();
    await ended(other.page).waitFor();
    await other.close();
    await close();
  });

  test('redirects to Google and to the verification provider', async () => {
    const person = await member(server);
    const { page, close } = await at('/account/connected', person);
    await page.getByRole('button', { name: 'Link Google' }).waitFor();
    await removeSessionCookie(page);
    await press(page, 'Link Google');
    await prove(page, person);
    await page.getByRole('heading', { name: 'Choose an account' }).waitFor();

    await page.goto(`${server.url}/account/verification`);
    await page.getByRole('button', { name: 'Verify veteran status' }).waitFor();
    await removeSessionCookie(page);
    await press(page, 'Verify veteran status');
    // The browser opens a second popup, or the page itself navigates.
    const atProvider = new Promise<Page>((resolve) => {
      page.on('popup', resolve);
      page.on('framenavigated', () => page.url().startsWith(server.url) || resolve(page));
    });
    await prove(page, person);
    await (await atProvider).getByRole('heading', { name: 'Choose an account' }).waitFor();
    await close();
  });

  test('bans a user', async () => {
    const [boss, target] = [await member(server), await member(server)];
    await promote(server, boss.email);
    const { page, close, answersTo } = await at(`/admin-dashboard?tab=users&q=${target.email}`, boss);
    await press(page, `Actions for ${target.email}`);
    await page.getByRole('menuitem', { name: 'Ban' }).click();
    await removeSessionCookie(page);
    await press(page.getByRole('alertdialog'), 'Ban');
    await prove(page, boss);
    await page.getByText('User changed').first().waitFor();
    expect(answersTo('PATCH').map((answer) => answer.slice(-3))).toEqual(['401', '200']);
    expect((await userOf(target.email))?.banned).toBe(true);
    await close();
  });

  describe('if another user signs in', () => {
    test('in another window, sends nothing of the first user', async () => {
      const [person, other] = [await member(server), await member(server)];
      const { page, close, answersTo } = await at('/platform/profile?open=edit', person);
      await bioOf(page).fill(words);
      await removeSessionCookie(page, '/api/profile');
      await press(page, 'Save');
      await ended(page).waitFor();
      const second = await openSecondWindow(page);
      await second.goto(`${server.url}/auth`);
      await signIn(second, other);
      await second.waitForURL(`${server.url}/`);
      await page.getByRole('link', { name: new RegExp(`account.*${other.email}`) }).waitFor();
      await bioOf(page).waitFor();
      expect(await bioOf(page).inputValue()).toBe('');
      expect(answersTo('PUT')).toEqual(['PUT /api/profile 401']);
      for (const { email } of [person, other]) expect(await rows(email, 'profiles')).toHaveLength(0);
      await close();
    });

    test('before this page has noticed, sends nothing of the first user', async () => {
      const [person, other] = [await member(server), await member(server)];
      const { page, close, answersTo } = await at('/platform/profile?open=edit', person);
      await bioOf(page).fill(words);
      // Sets the cookies of this browser, and no page hears of it.
      await beforeNextWrite(
        page,
        async () => {
          const answer = await page.request.post(`${server.url}/api/auth/sign-in`, {
            data: { email: other.email, password: other.password },
            headers: { 'sec-fetch-site': 'same-origin' },
          });
          expect(answer.status()).toBe(200);
        },
        '/api/profile',
      );
      await press(page, 'Save');
      await page.getByRole('link', { name: new RegExp(`account.*${other.email}`) }).waitFor();
      await bioOf(page).waitFor();
      expect(await bioOf(page).inputValue()).toBe('');
      expect(answersTo('PUT')).toEqual(['PUT /api/profile 401']);
      for (const { email } of [person, other]) expect(await rows(email, 'profiles')).toHaveLength(0);
      await close();
    });

    test('from the dialog, sends nothing of the first user', async () => {
      const [person, other] = [await member(server), await member(server)];
      const { page, close, answersTo } = await at('/platform/profile?open=edit', person);
      await bioOf(page).fill(words);
      await removeSessionCookie(page, '/api/profile');
      await press(page, 'Save');
      await press(ended(page), 'Sign in as someone else');
      await page.waitForURL('**/auth**');
      await signIn(page, other);
      await page.waitForURL(`${server.url}/`);
      await page.goto(`${server.url}/platform/profile?open=edit`);
      await bioOf(page).waitFor();
      expect(await bioOf(page).inputValue()).toBe('');
      expect(answersTo('PUT')).toEqual(['PUT /api/profile 401']);
      for (const { email } of [person, other]) expect(await rows(email, 'profiles')).toHaveLength(0);
      await close();
    });
  });
});

const words = 'Twelve years of getting people and things where they have to be.';

const bioOf = (page: Page) => page.getByRole('textbox', { name: /^About you/ });

/** Simulates an expired session by removing the browser's cookie. */
const removeSessionCookie = (page: Page, path?: string) =>
  beforeNextWrite(page, () => page.context().clearCookies(), path);

async function prove(page: Page, { password }: Member) {
  await fillIn(ended(page), 'Password', password);
  await press(ended(page), 'Continue');
  await ended(page).waitFor({ state: 'hidden' });
}

const ended = (page: Page) => page.getByRole('dialog', { name: 'Sign in again to continue' });

async function signIn(page: Page, { email, password }: Member) {
  await fillIn(page, 'Email', email);
  await fillIn(page, 'Password', password);
  await press(page, 'Sign In');
}
