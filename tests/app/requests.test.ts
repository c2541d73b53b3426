import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLeads, postLead } from './support/leads.ts';
import { startProduct, type Product } from './support/product.ts';
import { leave, visitor } from './support/visitor.ts';

/** Detail views for administrators: requests for custom solutions, and leads. */
let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'off' });
});
beforeEach(async () => {
  ({ page } = await visitor());
  await openLeads(page, product);
});
afterEach(() => leave(page));
afterAll(() => product?.stop());

const ask = (name: string, requirements: string) =>
  product.database(
    (sql) => sql`
      insert into custom_solution_leads (name, email, organization, requirements)
      values (${name}, 'kim@example.org', 'St. Elsewhere', ${requirements})`,
  );
const focused = () => page.evaluate(() => document.activeElement?.textContent);

test('a request is found from the dashboard, opened and processed, and has a URL', async () => {
  await ask('Dr. Kim', 'Everything\nwe ever wanted');
  await ask('Mr. Older', 'Something else');
  await page.goto(`${product.url}/admin-dashboard`);
  await page.getByRole('link', { name: 'Custom solutions' }).click();
  await page.waitForURL('**/leads-admin/requests');
  await page.getByRole('heading', { level: 1, name: 'Custom solution requests' }).waitFor();
  const row = page.getByRole('link', { name: 'Dr. Kim' });
  await row.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Dr. Kim' });
  await dialog.getByText(/we ever wanted/).waitFor();
  expect(page.url()).toContain('?request=');

  await dialog.getByRole('radio', { name: 'Answered' }).click();
  await page.getByText('Marked as answered').first().waitFor();
  await dialog.getByText(/^Set to Answered by /).waitFor();
  const stored = await product.database(
    (sql) => sql`select status, version from custom_solution_leads where name = 'Dr. Kim'`,
  );
  expect([...stored]).toEqual([{ status: 'answered', version: 2 }]);

  await page.reload();
  await dialog.getByText(/^Set to Answered by /).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(`${product.url}/leads-admin/requests`);
  await expect.poll(focused).toBe('Dr. Kim');

  await page.getByRole('radio', { name: 'New' }).click();
  await page.waitForURL('**/leads-admin/requests?status=new');
  await page.getByRole('link', { name: 'Mr. Older' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Dr. Kim' }).count()).toBe(0);
  await page
    .getByRole('navigation', { name: 'Platform' })
    .getByRole('link', { name: 'VetSync Leads' })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'VetSync Leads' }).waitFor();
});

test('a lead opens, back closes it, and its row has the focus again', async () => {
  const interest = `${'Word '.repeat(60)}the end`;
  await postLead(product, { name: 'Ada Long', email: 'ada@example.org', interest });
  await page.getByRole('link', { name: 'Ada Long' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ada Long' });
  await dialog.getByText(interest.trim()).waitFor();
  const url = page.url();
  expect(url).toContain('/leads-admin?lead=');
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(focused).toBe('Ada Long');
  await page.goto(url);
  await dialog.getByText(interest.trim()).waitFor();
});
