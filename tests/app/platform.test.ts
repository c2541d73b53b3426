import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { leave, openSecondWindow } from './support/visitor.ts';
import { sizes } from './support/demo.ts';
import {
  browserOf,
  fillIn,
  heading,
  member,
  startTestServer,
  ownErrors,
  press,
  endSessions,
  type TestServer,
} from './support/testServer.ts';

const hint = (page: Page) => page.getByRole('region', { name: 'Hint' });

/** A signed-in user's platform: the same shell, with a profile stored in PostgreSQL. */
describe('the account platform', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  const stored = (email: string) =>
    server.product.database(
      (sql) => sql<{ profile: { location: string } }[]>`
        select profile from profiles where user_id = (select id from users where email = ${email})`,
    );

  test('a profile is saved and appears after a reload and in another browser', async () => {
    const somebody = await member(server, { fullName: 'Dana Fields' });
    const { page, errors } = await browserOf(server, somebody, sizes.desktop);
    await page.goto(`${server.url}/platform`);
    await heading(page, 'Welcome back, Dana Fields');
    await expect(page.getByText(/stay in this tab/).count()).resolves.toBe(0);
    await expect(page.getByRole('navigation', { name: 'Sample profiles' }).count()).resolves.toBe(0);
    await expectAccessible(page);
    await page.goto(`${server.url}/platform/profile`);
    await page.getByText('0%, 0 of 8 items').first().waitFor();
    await page.getByRole('link', { name: 'Add your location' }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('location');
    await fillIn(page, 'Name', 'Dana Fields');
    await fillIn(page, 'Location', 'Tulsa, Oklahoma');
    await press(page, 'Save');
    await page.getByText('Your profile is saved.', { exact: true }).waitFor();
    expect((await stored(somebody.email)).map(({ profile }) => profile.location)).toEqual([
      'Tulsa, Oklahoma',
    ]);
    await page.reload();
    await page.getByText('Tulsa, Oklahoma').first().waitFor();
    const elsewhere = await browserOf(server, somebody, sizes.phone);
    await elsewhere.page.goto(`${server.url}/platform/profile`);
    await elsewhere.page.getByText('Tulsa, Oklahoma').first().waitFor();
    expect(ownErrors([...errors, ...elsewhere.errors])).toEqual([]);
    await Promise.all([page, elsewhere.page].map(leave));
  });

  test('of two concurrent changes the second asks for confirmation and loses nothing', async () => {
    const somebody = await member(server, { fullName: 'Kim Lee' });
    const { page: first, errors } = await browserOf(server, somebody);
    const second = await openSecondWindow(first);
    for (const page of [first, second]) {
      await page.goto(`${server.url}/platform/profile?open=edit`);
      await heading(page, 'Edit your profile');
      await fillIn(page, 'Name', 'Kim Lee');
    }
    await fillIn(first, 'Location', 'Austin, Texas');
    await press(first, 'Save');
    await first.getByText('Your profile is saved.', { exact: true }).waitFor();
    await fillIn(second, 'Location', 'Dallas, Texas');
    await press(second, 'Save');
    await second.getByText('Your profile was changed somewhere else').waitFor();
    expect((await stored(somebody.email))[0]?.profile.location).toBe('Austin, Texas');
    await press(second, 'Save my changes on top');
    await second.getByText('Your profile is saved.', { exact: true }).waitFor();
    expect((await stored(somebody.email))[0]?.profile.location).toBe('Dallas, Texas');
    expect(ownErrors(errors)).toEqual([]);
    await leave(first);
  });

  test('a hint is shown once in a browser, and later tabs reserve no room for it', async () => {
    const somebody = await member(server, { fullName: 'Robin Hale' });
    const { page: first, errors } = await browserOf(server, somebody, sizes.phone);
    const height = (page: Page) => hint(page).evaluate((region) => region.getBoundingClientRect().height);
    await first.goto(`${server.url}/platform`);
    await hint(first).getByText('A good place to start').waitFor();
    const second = await openSecondWindow(first);
    await second.goto(`${server.url}/platform`);
    await heading(second, 'Welcome back, Robin Hale');
    expect(await height(second)).toBe(0);
    expect(await height(first)).toBeGreaterThan(100);
    expect(ownErrors(errors)).toEqual([]);
    await leave(first);
  });

  test('redirects to sign-in and back, and Logout leads to the demo', async () => {
    const somebody = await member(server, { fullName: 'Lee Morgan' });
    const { page, errors } = await browserOf(server, somebody);
    await endSessions(server, somebody.email);
    await page.goto(`${server.url}/platform/profile`);
    await page.waitForURL((url) => url.pathname === '/auth');
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/platform/profile');
    await page.getByRole('textbox', { name: 'Email' }).fill(somebody.email);
    await fillIn(page, 'Password', somebody.password);
    await press(page, 'Sign In');
    await page.waitForURL('**/platform/profile');
    await press(page, 'Logout');
    await page.waitForURL('**/demo/platform');
    await heading(page, 'Welcome back, Marcus Delaney');
    const rows = await server.product.database(
      (sql) =>
        sql`select 1 from sessions where user_id = (select id from users where email = ${somebody.email})`,
    );
    expect(rows).toHaveLength(0);
    expect(ownErrors(errors)).toEqual([]);
    await leave(page);
  });
});
