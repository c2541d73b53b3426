import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leave, visitor } from './support/visitor.ts';
import { leaveLead, openLeads, storedEmails } from './support/leads.ts';
import { startProduct, type Product } from './support/product.ts';

const races = 50;
const thanks = 'Thank you for your interest!';

/** A lead is stored once, even if an action is repeated, and input is not lost. */
describe('repeated actions', () => {
  let product: Product;

  beforeAll(async () => {
    product = await startProduct({ RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await product?.stop();
  });

  const timesStored = async (email: string) =>
    (await storedEmails(product)).filter((stored) => stored === email).length;

  test('two tabs that find the same unsent leads send each once', async () => {
    const { page: first } = await visitor();
    const sent = collectSentKeys(first.context());
    const release = await blockLeads(first.context());
    const second = await first.context().newPage();
    await first.goto(`${product.url}/robots.txt`);
    await storeUnsentLeads(first, ['wake-1', 'wake-2', 'wake-3']);

    await Promise.all([first.goto(product.url), second.goto(product.url)]);
    for (const page of [first, second]) await page.getByText('3 submissions kept on this device').waitFor();
    release();
    for (const page of [first, second])
      await page.getByText('kept on this device').waitFor({ state: 'hidden' });
    expect(sent.toSorted()).toEqual(['wake-1', 'wake-2', 'wake-3']);
    for (const key of sent) expect(await timesStored(`${key}@example.org`)).toBe(1);
    await leave(first);
  });

  test(`two tabs that find a lead at the same moment send it once, ${races} times`, async () => {
    const { page: first } = await visitor();
    const sent = collectSentKeys(first.context());
    const second = await first.context().newPage();
    const writer = await first.context().newPage();
    await Promise.all([first.goto(product.url), second.goto(product.url)]);
    await writer.goto(`${product.url}/robots.txt`);
    // Both are ready once each outbox has checked the store.
    for (const page of [first, second])
      await page.waitForFunction(() => localStorage.getItem('vetsync_leads') !== null);
    const keys = Array.from({ length: races }, (_, index) => `race-${index}`);
    for (const key of keys) {
      await storeUnsentLeads(writer, [key]);
      await writer.waitForFunction((id) => {
        const entries = JSON.parse(localStorage.getItem('vetsync_leads') ?? '[]') as {
          id: string;
          status: string;
        }[];
        return entries.some((entry) => entry.id === id && entry.status === 'synced');
      }, key);
    }
    expect(sent).toEqual(keys);
    const stored = (await storedEmails(product)).filter((email) => email.startsWith('race-'));
    expect(stored).toEqual(keys.map((key) => `${key}@example.org`));
    await leave(first);
  });

  test('a double click sends once', async () => {
    const { page } = await visitor();
    const sent = collectSentKeys(page.context());
    await page.goto(product.url);
    const dialog = await leaveLead(page, 'Join free', 'Dana Fields', 'twice@example.org');
    await dialog.getByRole('button', { name: 'Get early access' }).dblclick();
    await dialog.getByText(thanks, { exact: false }).waitFor();
    expect(sent).toHaveLength(1);
    expect(await timesStored('twice@example.org')).toBe(1);
    await leave(page);
  });

  test('a lead whose response is lost is not stored twice', async () => {
    const { page } = await visitor();
    const sent = collectSentKeys(page.context());
    await page.route(
      '**/api/leads',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.goto(product.url);
    const dialog = await leaveLead(page, 'Join free', 'Dana Fields', 'lost@example.org');
    await page.keyboard.press('Enter');
    await dialog.getByText('saved locally', { exact: false }).waitFor();
    expect(await timesStored('lost@example.org')).toBe(1);
    await dialog.getByRole('button', { name: 'Send now' }).click();
    await dialog.getByText(thanks, { exact: false }).waitFor();
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
    expect(await timesStored('lost@example.org')).toBe(1);
    await leave(page);
  });

  test('a draft survives a reload', async () => {
    const { page } = await visitor();
    await page.goto(product.url);
    const dialog = await leaveLead(page, 'Join free', 'Dana Fields', 'draft@exam');
    await dialog.getByLabel('What would help you most?').fill('Two lines\nof words');
    await page.reload();
    await expect.poll(() => dialog.getByLabel('Name').first().inputValue()).toBe('Dana Fields');
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe('draft@exam');
    await expect
      .poll(() => dialog.getByLabel('What would help you most?').inputValue())
      .toBe('Two lines\nof words');
    await leave(page);
  });

  test('closing asks before discarding input, and going back keeps it', async () => {
    const { page } = await visitor();
    await page.goto(product.url);
    const dialog = await leaveLead(page, 'Contact sales', 'Lee Morgan', 'lee@example.org');
    const question = page.getByRole('alertdialog', { name: 'Discard what you wrote?' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Keep writing' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe('lee@example.org');

    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${product.url}/`);
    await page.goForward();
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe('lee@example.org');
    await expect(question.isVisible()).resolves.toBe(false);

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Contact sales' }).click();
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe('');
    await leave(page);
  });

  test('signing out in one tab signs out the other', async () => {
    const { page: first } = await visitor();
    await openLeads(first, product);
    const second = await first.context().newPage();
    await second.goto(`${product.url}/leads-admin`);
    await second.getByText('Live', { exact: true }).waitFor();
    await first.getByRole('button', { name: 'Logout' }).click();
    await first.waitForURL('**/demo/platform');
    await second.waitForURL('**/auth?returnTo=%2Fleads-admin');
    for (const page of [first, second]) await expect(page.getByRole('table').count()).resolves.toBe(0);
    await leave(first);
  });
});

/** Puts unsent leads into the outbox's storage, like one of its tabs. */
async function storeUnsentLeads(page: Page, keys: string[]) {
  await page.evaluate(async (ids) => {
    await navigator.locks.request('vetsync_leads:store', () => {
      const stored = JSON.parse(localStorage.getItem('vetsync_leads') ?? '[]') as object[];
      const added = ids.map((id) => ({
        id,
        timestamp: new Date().toISOString(),
        status: 'pending_sync',
        name: id,
        email: `${id}@example.org`,
      }));
      localStorage.setItem('vetsync_leads', JSON.stringify([...stored, ...added]));
    });
  }, keys);
}

/** Idempotency keys of all leads that a context's pages send from now on. */
function collectSentKeys(context: BrowserContext): string[] {
  const keys: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/leads'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

/** Blocks leads until the returned function is called. */
async function blockLeads(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route('**/api/leads', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
