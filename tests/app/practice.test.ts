import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { heading, ownErrors, press } from './support/testServer.ts';
import { startProduct, type Product } from './support/product.ts';
import { leave, visitor } from './support/visitor.ts';

const atGoogle = 'Practice sign-in. This is not Google';
const atVerifier = 'Practice verification. This is not an identity provider';

/** The product at its first start: nothing is configured, and every button works. */
describe('the practice provider', () => {
  let product: Product;

  beforeAll(async () => {
    product = await startProduct({ RATE_LIMITS: 'off' });
  });
  afterAll(() => product?.stop());

  async function at(path: string) {
    const { page, errors } = await visitor();
    await page.goto(product.url + path);
    const close = async () => {
      expect(ownErrors(errors)).toEqual([]);
      await leave(page);
    };
    return { page, close };
  }
  /** Signs in with practice Google as an entered person. */
  async function signedIn(name: string, email: string) {
    const opened = await at('/auth?returnTo=/account/verification');
    await opened.page.getByRole('link', { name: 'Continue with Google' }).click();
    await heading(opened.page, atGoogle);
    await opened.page.getByLabel('Name').fill(name);
    await opened.page.getByLabel('Email', { exact: true }).fill(email);
    await press(opened.page, 'Continue');
    await opened.page.waitForURL('**/account/verification');
    return opened;
  }
  const counted = (table: 'identities' | 'veteran_proofs', email: string) =>
    product.database(
      async (sql) =>
        (await sql`select from ${sql(table)} where user_id = (select id from users where email = ${email})`)
          .count,
    );

  test('simulates Google by keyboard, in both themes, for a new person', async () => {
    const { page, close } = await at('/auth?returnTo=/account/connected');
    await page.getByRole('link', { name: 'Continue with Google' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, atGoogle);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${product.url}/account/connected`);
    await page.getByText('Linked as dana.fields@example.com', { exact: false }).waitFor();
    expect(await counted('identities', 'dana.fields@example.com')).toBe(1);

    await press(page, 'Unlink Google');
    await press(page.getByRole('alertdialog'), 'Unlink');
    await page.getByText('Google unlinked', { exact: true }).first().waitFor();
    expect(await counted('identities', 'dana.fields@example.com')).toBe(0);

    await press(page, 'Link Google');
    await press(page, 'Cancel');
    await page.getByText('Nothing was linked').first().waitFor();
    await press(page, 'Link Google');
    await press(page, /^Dana Fields/);
    await page.getByText('Google linked', { exact: true }).first().waitFor();
    expect(await counted('identities', 'dana.fields@example.com')).toBe(1);
    await close();
  });

  test('reports invalid input and rejects an unverified email', async () => {
    const { page, close } = await at('/auth');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await heading(page, atGoogle);
    await press(page, 'Continue');
    await page.getByRole('alert').getByText('Enter a name').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await press(page, /^Robin Hale/);
    await page.getByText('Google hasn’t verified your email address yet', { exact: false }).first().waitFor();
    expect(await counted('identities', 'robin.hale@example.com')).toBe(0);
    await close();
  });

  test('verifies a veteran in a popup', async () => {
    const { page, close } = await signedIn('Kim Lee', 'kim.lee@example.com');
    const popup = await inWindow(page);
    expect(await popup.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual({
      width: 600,
      height: 700,
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await popup.emulateMedia({ colorScheme });
      await expectAccessible(popup);
    }
    expect(await popup.evaluate(() => document.documentElement.scrollWidth)).toBe(600);
    const closing = popup.waitForEvent('close');
    await press(popup, /^Dana Fields/);
    await closing;
    await page.getByText('Your veteran status has been verified!').first().waitFor();
    await page.getByText('You’re a verified veteran').waitFor();
    expect(await counted('veteran_proofs', 'kim.lee@example.com')).toBe(1);
    await close();
  });

  test('does not verify others or after canceling', async () => {
    const { page, close } = await signedIn('Ada Nguyen', 'ada.nguyen@example.com');
    await press(await inWindow(page), /^Sam Ortiz/);
    await page.getByText('Could not verify veteran status').first().waitFor();
    await press(await inWindow(page), 'Cancel');
    await page.getByText('You didn’t allow your veteran status to be shared').first().waitFor();
    expect(await counted('veteran_proofs', 'ada.nguyen@example.com')).toBe(0);
    await close();
  });

  test('verifies in the same tab if popups are blocked', async () => {
    const { page, close } = await signedIn('Lou Bell', 'lou.bell@example.com');
    await page.addInitScript(() => Object.assign(window, { open: () => null }));
    await page.reload();
    await press(page, 'Verify veteran status');
    await heading(page, atVerifier);
    await page.getByLabel('Name').fill('Lou Bell');
    await page.getByLabel('Email', { exact: true }).fill('lou.bell@example.com');
    await press(page, 'Continue');
    await page.waitForURL('**/account/verification');
    await page.getByText('You’re a verified veteran').waitFor();
    expect(await counted('veteran_proofs', 'lou.bell@example.com')).toBe(1);
    await close();
  });
});

/** The button may have been pressed before. */
async function inWindow(page: Page) {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    press(page, /^(Verify veteran status|Try again)$/),
  ]);
  await heading(popup, atVerifier);
  return popup;
}
