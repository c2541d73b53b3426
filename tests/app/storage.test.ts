import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leave, visitor, visitorWithoutStorage } from './support/visitor.ts';
import { leaveLead, storedEmails } from './support/leads.ts';
import { startProduct, type Product } from './support/product.ts';

const keys = ['vetsync_leads', 'vetsync_lead_analytics', 'vetsync_custom_solutions'];
const drafts = ['vetsync_lead_draft', 'vetsync_solution_draft'];
const hugeLength = 1_500_000;

const pending = {
  id: 'stored-before',
  timestamp: '2026-01-02T03:04:05.000Z',
  status: 'pending_sync',
  name: 'Kept Before',
  email: 'stored.before@example.org',
};
const broken = [null, 7, 'x', {}, { id: '', status: 'gone' }];
const corrupt = {
  'cut off': '{oops',
  'something else': '{"leads":"none"}',
  'a list with broken entries': JSON.stringify(broken),
  huge: 'x'.repeat(hugeLength),
};

/** Fills every storage before the page's own scripts run. */
function fill() {
  for (const storage of [localStorage, sessionStorage])
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      try {
        for (;;) storage.setItem(`other${storage.length}`, 'x'.repeat(size));
      } catch {
        // No space for this size: try a smaller one.
      }
}

/** A page works in every state of the browser's storage and tells visitors nothing false. */
describe('browser storage', () => {
  let product: Product;

  beforeAll(async () => {
    product = await startProduct({ RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await product?.stop();
  });

  async function visit(prepare: (page: Page) => Promise<unknown>) {
    const { page, errors } = await visitor();
    await prepare(page);
    await page.goto(product.url);
    return { page, errors };
  }
  async function visitForbidding() {
    const { page, errors } = await visitorWithoutStorage();
    await page.goto(product.url);
    return { page, errors };
  }

  test.each(Object.entries(corrupt))('%s: the page works and the lead arrives', async (what, text) => {
    const email = `${what.replaceAll(' ', '.')}@example.org`;
    const { page, errors } = await visit((before) =>
      before.addInitScript(
        ([locals, sessions, value]) => {
          for (const key of locals) localStorage.setItem(key, value);
          for (const key of sessions) sessionStorage.setItem(key, value);
        },
        [keys, drafts, text] as const,
      ),
    );
    const dialog = await leaveLead(page, 'Join free', 'Dana Fields', email);
    await page.keyboard.press('Enter');
    await dialog.getByText('Thank you for your interest!', { exact: false }).waitFor();
    expect((await storedEmails(product)).filter((stored) => stored === email)).toHaveLength(1);
    expect(errors).toEqual([]);
    await leave(page);
  });

  test('a valid entry among broken ones is sent', async () => {
    const { page } = await visit((before) =>
      before.addInitScript(
        (text) => localStorage.setItem('vetsync_leads', text),
        JSON.stringify([...broken, pending]),
      ),
    );
    await expect.poll(() => storedEmails(product)).toContain(pending.email);
    await leave(page);
  });

  describe.each([
    { what: 'full', open: () => visit((before) => before.addInitScript(fill)) },
    { what: 'forbidden', open: visitForbidding },
  ])('$what', ({ what, open }) => {
    test('the page works and the lead arrives', async () => {
      const { page, errors } = await open();
      const dialog = await leaveLead(page, 'Join free', 'Lee Morgan', `${what}@example.org`);
      await page.keyboard.press('Enter');
      await dialog.getByText('Thank you for your interest!', { exact: false }).waitFor();
      expect(await storedEmails(product)).toContain(`${what}@example.org`);
      expect(errors).toEqual([]);
      await leave(page);
    });

    test('an unsent lead lasts as long as the page, which says so, asks before closing and sends it', async () => {
      const { page, errors } = await open();
      await page.route('**/api/leads', (route) => route.abort());
      const email = `${what}.later@example.org`;
      const dialog = await leaveLead(page, 'Join free', 'Lee Morgan', email);
      await page.keyboard.press('Enter');
      await dialog.getByText('Keep this page open', { exact: false }).first().waitFor();
      await expect(page.getByText(/saved locally|kept on this device/).count()).resolves.toBe(0);
      await page
        .getByText('1 submission is not sent yet, and this browser keeps nothing.', { exact: false })
        .waitFor();
      const dialogOpened = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const opened = await dialogOpened;
      expect(opened.type()).toBe('beforeunload');
      await opened.dismiss();

      await page.unroute('**/api/leads');
      await dialog.getByRole('button', { name: 'Send now' }).click();
      await dialog.getByText('Thank you for your interest!', { exact: false }).waitFor();
      expect((await storedEmails(product)).filter((stored) => stored === email)).toHaveLength(1);
      expect(errors.filter((error) => !error.includes('Failed to load resource'))).toEqual([]);
      await leave(page);
    });
  });

  test('the submission log keeps the last hundred', async () => {
    const old = Array.from({ length: 100 }, (_, index) => ({
      source: 'marketing_modal',
      success: true,
      error: null,
      timestamp: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    }));
    const { page } = await visit((before) =>
      before.addInitScript((log) => localStorage.setItem('vetsync_lead_analytics', log), JSON.stringify(old)),
    );
    const dialog = await leaveLead(page, 'Contact sales', 'Sam Rivera', 'log@example.org');
    await page.keyboard.press('Enter');
    await dialog.getByText('Thank you for your interest!', { exact: false }).waitFor();
    const log = JSON.parse(
      (await page.evaluate(() => localStorage.getItem('vetsync_lead_analytics'))) ?? '[]',
    ) as typeof old;
    expect(log).toHaveLength(100);
    expect(log.slice(0, 99)).toEqual(old.slice(1));
    expect(log.at(-1)).toMatchObject({ source: 'footer_contact_sales', success: true });
    await leave(page);
  });
});
