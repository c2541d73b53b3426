import type { Page } from 'playwright-core';
import { accountHref, accountSections } from '@vetsync/machines/account/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageTitles as titles } from '../../ui/screens/system/parts/PageTitles.phrases.ts';
import { expectAccessible } from './support/accessible.ts';
import { leave, visitor } from './support/visitor.ts';
import {
  browserOf,
  heading,
  member,
  startTestServer,
  ownErrors,
  promote,
  type TestServer,
} from './support/testServer.ts';

const themes = ['light', 'dark'] as const;

/** Pages that don't require a session, with their headings. */
const open: readonly (readonly [path: string, heading: string])[] = [
  ['/auth', 'Sign in to VetSync'],
  ['/auth?tab=sign-up', 'Create your VetSync account'],
  ['/auth?google=not_linked', 'Sign in to VetSync'],
  ['/auth?way=code', 'Sign in by email'],
  ['/auth?way=forgot', 'Forgot your password?'],
  ['/auth?mfa=unknown', 'One more step'],
  ['/auth/link', 'This link is incomplete'],
  ['/auth/link#token=any', 'Sign in to VetSync'],
  ['/auth/reset#token=any', 'Set a new password'],
  ['/auth/confirm', 'This link is incomplete'],
  ['/auth/new-email#token=spent', 'Sign in first'],
];

/** Fails with axe's findings in either theme. */
async function expectAccessibleInBoth(page: Page) {
  for (const colorScheme of themes) {
    // Without motion, because colors during a transition belong to neither theme.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
}

/** Each page of accounts and administration, checked in both themes. */
describe('account pages', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  test('sign-in pages', async () => {
    const { page, errors } = await visitor();
    for (const [path, name] of open) {
      await page.goto(`${server.url}/robots.txt`);
      await page.goto(server.url + path);
      await heading(page, name);
      await expectAccessibleInBoth(page);
    }
    expect(ownErrors(errors)).toEqual([]);
    await leave(page);
  });

  test('the account page', async () => {
    const { page, errors } = await browserOf(server, await member(server));
    for (const section of accountSections) {
      await page.goto(server.url + accountHref(section));
      await heading(page, titles[`account_${section}`]);
      await settled(page);
      expect(await page.title()).toBe(`${titles[`account_${section}`]} · VetSync`);
      await expectAccessibleInBoth(page);
    }
    await page.goto(`${server.url}/account/no-such-part`);
    await page.getByText('Oops! Page not found').waitFor();
    expect(ownErrors(errors).filter((error) => !error.includes('No such place'))).toEqual([]);
    await leave(page);
  });

  test('the administration pages', async () => {
    const boss = await member(server);
    await promote(server, boss.email);
    const { page, errors } = await browserOf(server, boss);
    for (const [tab, title] of [
      ['', 'Admin dashboard'],
      ['?tab=users', 'Users'],
      ['?tab=users&q=nobody', 'Users'],
    ] as const) {
      await page.goto(`${server.url}/admin-dashboard${tab}`);
      await heading(page, title);
      await settled(page);
      await expectAccessibleInBoth(page);
    }
    expect(ownErrors(errors)).toEqual([]);
    await leave(page);
  });
});

/** Waits until every part of the page has loaded. */
const settled = (page: Page) =>
  expect.poll(() => page.getByText('Loading', { exact: false }).count()).toBe(0);
