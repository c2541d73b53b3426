import { feedReconnectMs } from '@vetsync/machines/system/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leave, visitor } from './support/visitor.ts';
import { openLeads, postLead } from './support/leads.ts';
import { startProduct, type Product } from './support/product.ts';

/** Maximum time for an open screen to react to the end of its session or role, in ms (requirement of the feed). */
const endsWithinMs = 5_000;
const manyLeads = 120;
/** Maximum time for a screen to reconnect: the longest delay between two attempts plus the longest attempt. */
const backWithinMs = Math.max(...feedReconnectMs) + submitTimeoutMs;

/** The leads screen while data changes. */
describe('an open leads screen', () => {
  let product: Product;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct({ RATE_LIMITS: 'off' });
  });
  beforeEach(async () => {
    if (page) await leave(page);
    ({ page } = await visitor());
    await openLeads(page, product);
  });
  afterAll(async () => {
    await product?.stop();
  });

  const lead = (name: string) =>
    postLead(product, { name, email: `${name.replaceAll(' ', '.')}@example.org` });
  const leads = async (names: string[]) => {
    for (const name of names) await lead(name);
  };
  const listed = () => page.getByRole('rowheader').allTextContents();

  test('shows new leads at the top, once each', async () => {
    await leads(['Ada One', 'Ada Two', 'Ada Three']);
    await expect.poll(listed).toEqual(['Ada Three New', 'Ada Two New', 'Ada One New']);
  });

  test('shows every lead exactly once, in order, after a restart', async () => {
    await leads(['Before']);
    await page.getByRole('rowheader', { name: 'Before' }).waitFor();
    await product.end();
    await page.getByText(/Reconnecting/).waitFor();
    await product.start();
    const meanwhile = Array.from({ length: 12 }, (_, index) => `Meanwhile ${index}`);
    await leads(meanwhile);
    await page.getByText('Live', { exact: true }).waitFor({ timeout: backWithinMs });
    await leads(['After']);
    await page.getByRole('rowheader', { name: 'After' }).waitFor();
    const names = (await listed()).map((name) => name.replace(/ New$/, ''));
    expect(names.slice(0, 14)).toEqual(['After', ...meanwhile.toReversed(), 'Before']);
    await page.reload();
    await page.getByRole('rowheader', { name: 'After' }).waitFor();
    expect(await listed()).toEqual(names);
  });

  test('counts new leads without moving the list when scrolled down', async () => {
    await leads(Array.from({ length: manyLeads }, (_, index) => `Many ${index}`));
    await page.getByRole('rowheader', { name: `Many ${manyLeads - 1}` }).waitFor();
    const table = page.getByRole('grid', { name: 'Recent Leads' });
    const scroller = table.locator('xpath=..');
    await scroller.evaluate((region) => region.scrollTo(0, region.scrollHeight / 3));
    // The screen has noticed it when the rows at the top are no longer drawn.
    await page.getByRole('rowheader', { name: `Many ${manyLeads - 1}` }).waitFor({ state: 'detached' });
    const seen = () =>
      table.evaluate((element) => {
        const { top } = (element.parentElement as HTMLElement).getBoundingClientRect();
        const heads = [...element.querySelectorAll('[role=rowheader], th[scope=row]')];
        const first = heads.find((head) => head.getBoundingClientRect().top > top + 60);
        return { name: first?.textContent, top: Math.round(first?.getBoundingClientRect().top ?? 0) };
      });
    const before = await seen();
    await leads(['Late One']);
    await page.getByRole('button', { name: '1 new lead' }).waitFor();
    await leads(['Late Two', 'Late Three']);
    const news = page.getByRole('button', { name: '3 new leads' });
    await news.waitFor();
    expect(await seen()).toEqual(before);
    await expect(page.getByRole('rowheader', { name: 'Late One' }).count()).resolves.toBe(0);

    await news.click();
    await page.getByRole('rowheader', { name: 'Late Three' }).waitFor();
    expect((await listed()).slice(0, 3)).toEqual(['Late Three New', 'Late Two New', 'Late One New']);
    await expect(scroller.evaluate(({ scrollTop }) => scrollTop)).resolves.toBe(0);
    await news.waitFor({ state: 'hidden' });
  });

  test('closes when the administrator signs out everywhere, until they are back', async () => {
    await leads(['Still There']);
    await page.getByRole('rowheader', { name: 'Still There' }).waitFor();
    const { page: another } = await visitor();
    await openLeads(another, product);
    await another.evaluate(() =>
      fetch('/api/auth/sign-out?scope=global', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    const dialog = page.getByRole('dialog', { name: 'Sign in again to continue' });
    await dialog.waitFor({ timeout: endsWithinMs });
    await expect.poll(() => page.locator('[role=grid]').count()).toBe(0);
    await leave(another);

    await dialog.getByLabel('Password', { exact: true }).fill(product.administrator().password);
    await page.keyboard.press('Enter');
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByRole('grid').waitFor();
  });

  test('closes when the role is removed and returns with it', async () => {
    const { email } = product.administrator();
    const setRole = (role: string) =>
      product.database(
        (sql) =>
          sql`update user_roles set role = ${role} where user_id = (select id from users where email = ${email})`,
      );
    await setRole('user');
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor({ timeout: endsWithinMs });
    await expect(page.getByRole('grid').count()).resolves.toBe(0);
    await setRole('admin');
    await page.reload();
    await page.getByText('Live', { exact: true }).waitFor();
  });
});
