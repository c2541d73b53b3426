import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { leave, visitor } from './support/visitor.ts';
import { leaveLead, openLeads, postLead } from './support/leads.ts';
import { startProduct, type Product } from './support/product.ts';

/** From visitor to lead to administrator in the built product, with the server killed in between. */
describe('the path of a lead', () => {
  let product: Product;
  let visit: Awaited<ReturnType<typeof visitor>>;
  let admin: Awaited<ReturnType<typeof visitor>>;

  beforeAll(async () => {
    product = await startProduct();
  });
  beforeEach(async () => {
    visit = await visitor();
    admin = await visitor();
  });
  afterEach(async () => {
    const expected =
      /Failed to load resource|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|No such place/;
    const errors = [...visit.errors, ...admin.errors];
    expect(errors.filter((error) => !expected.test(error))).toEqual([]);
    await leave(visit.page);
    await leave(admin.page);
  });
  afterAll(async () => {
    await product?.stop();
  });

  test('the landing page is complete without scripts', async () => {
    const { page } = await visitor({ javaScriptEnabled: false });
    await page.goto(product.url);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await expect
      .poll(() => page.getByRole('link', { name: 'Experience the Platform' }).isVisible())
      .toBe(true);
    await leave(page);
  });

  test('the administrator signs in and sees no leads yet', async () => {
    const { page } = visit;
    const { email, password } = product.administrator();
    await page.goto(`${product.url}/leads-admin`);
    await page.waitForURL('**/auth?returnTo=**');
    await page.getByRole('heading', { level: 1, name: 'Sign in to VetSync' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { level: 1, name: 'VetSync Leads' }).waitFor();
    await page.getByText('No leads captured yet.', { exact: false }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    await expectAccessible(page);
  });

  test('a visitor submits a lead, and it appears automatically', async () => {
    const { page } = visit;
    await openLeads(admin.page, product);
    await page.goto(product.url);
    await expectAccessible(page);
    const dialog = await leaveLead(page, 'Join free', '  Dana Fields ', 'Dana.Fields@Example.org');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await dialog.getByText('Thank you for your interest!', { exact: false }).waitFor();

    const row = admin.page.getByRole('row', { name: /Dana Fields/ });
    await row.waitFor();
    await expect.poll(() => row.textContent()).toContain('dana.fields@example.org');
    await expect.poll(() => row.textContent()).toContain('footer_join_free');
    await expectAccessible(admin.page);
  });

  test('a lead submitted while the server is down is stored, sent later and arrives once', async () => {
    const { page } = visit;
    await postLead(product, { name: 'Ray Stone', email: 'ray@example.org' });
    await openLeads(admin.page, product);
    await admin.page.getByRole('row', { name: /Ray Stone/ }).waitFor();
    await page.goto(product.url);
    const dialog = await leaveLead(page, 'Contact sales', 'Lee Morgan', 'lee@example.org');
    await product.crash();
    await page.keyboard.press('Enter');
    await dialog.getByText('saved locally', { exact: false }).first().waitFor();
    const stored = await page.evaluate(() => localStorage.getItem('vetsync_leads'));
    expect(JSON.parse(stored ?? '[]')).toMatchObject([{ email: 'lee@example.org', status: 'pending_sync' }]);
    await admin.page.getByText(/Reconnecting/).waitFor();

    await product.start();
    await page.reload();
    await admin.page.getByRole('row', { name: /Lee Morgan/ }).waitFor({ timeout: 60_000 });
    await admin.page.getByText('Live', { exact: true }).waitFor({ timeout: 60_000 });
    await expect.poll(() => admin.page.getByRole('row', { name: /Lee Morgan/ }).count()).toBe(1);
    await expect.poll(() => admin.page.getByRole('row', { name: /Ray Stone/ }).count()).toBe(1);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('vetsync_leads') ?? '[]')))
      .toMatchObject([{ status: 'synced' }]);
  });

  test('the administrator exports exactly the listed leads', async () => {
    await postLead(product, { name: 'Gail Ford', email: 'gail@example.org', source: 'footer_join_free' });
    await postLead(product, { name: 'Ira Wells', email: 'ira@example.org', source: 'footer_contact_sales' });
    const { page } = admin;
    await openLeads(page, product);
    const heads = page.getByRole('rowheader');
    await page.getByRole('rowheader', { name: 'Ira Wells' }).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^vetsync-leads-\d{4}-\d{2}-\d{2}\.csv$/);
    const rows: { Name: string }[] = parse(readFileSync(await download.path()), { columns: true, bom: true });
    expect(rows.slice(0, 2)).toMatchObject([
      { Name: 'Ira Wells', Email: 'ira@example.org', Source: 'footer_contact_sales' },
      { Name: 'Gail Ford', Email: 'gail@example.org', Source: 'footer_join_free' },
    ]);
    const listed = await heads.allTextContents();
    expect(rows.map(({ Name }) => Name)).toEqual(listed.map((name) => name.replace(/ New$/, '')));
  });

  test('a restart loses nothing, and the administrator stays signed in', async () => {
    await postLead(product, { name: 'Joan Price', email: 'joan@example.org' });
    const { page } = admin;
    await openLeads(page, product);
    await page.getByRole('row', { name: /Joan Price/ }).waitFor();
    await product.end();
    await product.start();
    await page.reload();
    await expect.poll(() => page.getByRole('row', { name: /Joan Price/ }).count()).toBe(1);
  });

  test('tells other users that they are not an administrator', async () => {
    const { page } = visit;
    await page.goto(`${product.url}/auth?tab=sign-up`);
    await page.getByLabel('Email').fill('sam@example.org');
    await page.getByLabel('Password', { exact: true }).fill('quiet river lantern');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByText('Please check your email for a confirmation link.').first().waitFor();

    await page.goto(await confirmationLink(product.url, 'sam@example.org'));
    await page.waitForURL(`${product.url}/`);
    await page.getByText('sam@example.org').first().waitFor();
    await page.goto(`${product.url}/leads-admin`);
    await page
      .getByText("You don't have permission to access this page. Administrative privileges are required.")
      .waitFor();
    await expectAccessible(page);
  });

  test('an unknown path returns 404 and a page that says so', async () => {
    const { page } = visit;
    const response = await page.goto(`${product.url}/no/such/page`);
    expect(response?.status()).toBe(404);
    await page.getByText('Oops! Page not found').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(`${product.url}/`);
  });
});

async function confirmationLink(url: string, to: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(`${url}/dev/mail`, { headers: { accept: 'application/json' } });
    const { mails } = (await response.json()) as { mails: { to: string; text: string }[] };
    const link = mails.find((mail) => mail.to === to)?.text.match(/http\S+#token=\S+/)?.[0];
    if (link) return link;
    await new Promise((wait) => {
      setTimeout(wait, 100);
    });
  }
  throw new Error(`No mail reached ${to}`);
}
