import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { leave, visitor } from './support/visitor.ts';
import { openHydrated, focused, headingHasFocus, isWithin, maxTabStops, tabTo } from './support/keyboard.ts';
import { openLeads, postLead, storedEmails } from './support/leads.ts';
import { startProduct, type Product } from './support/product.ts';

/** Everything that works with a mouse, with the keyboard only. */
describe('by keyboard', () => {
  let product: Product;

  beforeAll(async () => {
    product = await startProduct({ RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await product?.stop();
  });

  test('a visitor submits a lead', async () => {
    const { page } = await visitor();
    await openHydrated(page, product.url);
    const dialog = page.getByRole('dialog');
    await tabTo(page, 'Join free');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await expect.poll(() => isWithin(page, '[role=dialog]')).toBe(true);

    await tabTo(page, /^Name/);
    await page.keyboard.type('Dana Fields');
    await page.keyboard.press('Tab');
    await page.keyboard.type('dana@example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.type('fam');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: /Family member/ }).waitFor();
    await tabTo(page, 'Get early access');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Email/);
    await page.getByText('Please enter a valid email address').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.type('.org');
    await page.keyboard.press('Enter');
    await dialog.getByText('Thank you for your interest!', { exact: false }).waitFor();
    await expect.poll(() => isWithin(page, '[role=dialog]')).toBe(true);
    expect(await storedEmails(product)).toEqual(['dana@example.org']);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Join free');
    await leave(page);
  });

  test('a dialog traps the focus, and Escape asks before discarding input', async () => {
    const { page } = await visitor();
    await openHydrated(page, product.url);
    const dialog = page.getByRole('dialog');
    const question = page.getByRole('alertdialog');
    await tabTo(page, 'Request Demo');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop < 15; stop += 1) {
        await page.keyboard.press(key);
        expect(await isWithin(page, '[role=dialog]')).toBe(true);
      }

    await tabTo(page, /^Name/);
    await page.keyboard.type('L');
    await page.keyboard.press('Escape');
    await question.waitFor();
    await expect.poll(() => focused(page)).toBe('Keep writing');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toMatch(/^Name/);
    await page.keyboard.press('Escape');
    await question.waitFor();
    await tabTo(page, 'Discard');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Request Demo');

    await page.keyboard.press('Enter');
    await expect.poll(() => isWithin(page, '[role=dialog]')).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await leave(page);
  });

  test('the first tab stop skips the header', async () => {
    const { page } = await visitor();
    for (const path of ['/', '/auth', '/no-such']) {
      await openHydrated(page, product.url + path);
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Skip to main content');
      await page.keyboard.press('Enter');
      await expect.poll(() => isWithin(page, 'main')).toBe(true);
      await page.keyboard.press('Tab');
      expect(await isWithin(page, 'main')).toBe(true);
    }
    await leave(page);
  });

  test('on a full load the focus stays where the browser sets it, and within a tab it moves to the heading', async () => {
    const { page } = await visitor();
    const tabs = ['wellness', 'career', 'education', 'community', 'applications'].map(
      (tab) => `${tab}?role=user`,
    );
    for (const path of [...tabs, 'applications?role=recruiter', 'dashboard?role=hospital']) {
      await openHydrated(page, `${product.url}/demo/platform/${path}`);
      await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
      expect(await page.evaluate(() => document.activeElement?.tagName), path).toBe('BODY');
    }
    await openHydrated(page, `${product.url}/demo/platform/wellness?role=user`);
    await page.locator('main nav a:not([aria-current])').first().press('Enter');
    await expect.poll(() => headingHasFocus(page)).toBe(true);
    await leave(page);
  });

  test('after navigation the heading is focused and the page is at its top', async () => {
    const { page } = await visitor({ viewport: { width: 1280, height: 320 } });
    await openHydrated(page, product.url);
    await tabTo(page, 'Sign in');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/auth?*');
    await expect.poll(() => headingHasFocus(page)).toBe(true);

    const { email, password } = product.administrator();
    await tabTo(page, /^Email/);
    await page.keyboard.type(email);
    await tabTo(page, /^Password/);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/platform');
    await expect.poll(() => headingHasFocus(page)).toBe(true);

    await openHydrated(page, product.url);
    const openAdmin = async () => {
      await tabTo(page, 'Admin', 'Shift+Tab');
      await page.evaluate(() => scrollTo(0, 200));
      await page.keyboard.press('Enter');
      await page.getByText('Live', { exact: true }).waitFor();
      await expect.poll(() => headingHasFocus(page)).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    };
    await openAdmin();
    await page.goBack();
    await page.waitForURL(`${product.url}/`);
    await expect.poll(() => headingHasFocus(page)).toBe(true);
    // Closing a dialog is a back step without a page change. The next link still starts at the top.
    await tabTo(page, 'Join free');
    await page.keyboard.press('Enter');
    await expect.poll(() => isWithin(page, '[role=dialog]')).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Join free');
    await openAdmin();
    await leave(page);
  });

  test('an administrator moves through the leads', async () => {
    for (let at = 0; at < 60; at += 1)
      await postLead(product, {
        name: `Walker ${at}`,
        email: `walker${at}@example.org`,
        source: 'marketing_modal',
      });
    const { page } = await visitor();
    await openLeads(page, product);
    const inTable = () => isWithin(page, 'tbody');
    const row = () =>
      page.evaluate(
        () => document.activeElement?.closest('tr')?.querySelector('[data-column="0"]')?.textContent,
      );

    await tabTo(page, /^Walker 59/);
    for (const [key, name] of [
      ['ArrowDown', 'Walker 58'],
      ['ArrowRight', 'Walker 58'],
      ['Control+End', 'Dana Fields'],
      ['Control+Home', 'Walker 59'],
      ['End', 'Walker 59'],
      ['Home', 'Walker 59'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(row).toBe(name);
      expect(await inTable()).toBe(true);
    }
    await page.keyboard.press('PageDown');
    await expect.poll(row).not.toBe('Walker 59');
    const held = await row();
    await postLead(product, { name: 'Newcomer', email: 'newcomer@example.org' });
    await page.getByText(/^(New|1 new lead)$/).waitFor();
    expect(await row()).toBe(held);

    // Through the other controls of this row, and out, but never to the link over the row, which is the pointer's.
    const names = await page.evaluate(() =>
      [
        ...(document.activeElement
          ?.closest('tr')
          ?.querySelectorAll<HTMLElement>('a:not([data-cover]), button') ?? []),
      ].map((control) => control.innerText),
    );
    expect(names).toEqual([held, expect.stringMatching(/^walker\d+@example\.org$/)]);
    expect(await focused(page)).toBe(held);
    for (const name of names.slice(1)) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(name);
    }
    await page.keyboard.press('Tab');
    expect(await inTable()).toBe(false);
    for (const name of names.toReversed()) {
      await page.keyboard.press('Shift+Tab');
      expect(await focused(page)).toBe(name);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await inTable()).toBe(false);
    await leave(page);
  });

  test('sorts, searches and changes the tab', async () => {
    const { page } = await visitor();
    await openLeads(page, product);
    await tabTo(page, 'Export CSV');
    await tabTo(page, 'Leads');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/leads-admin?tab=analytics');
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL('**/leads-admin');
    await tabTo(page, 'Search leads');
    await page.keyboard.type('dana');
    await page.getByText('1 lead', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('1 lead', { exact: true }).waitFor({ state: 'hidden' });
    await tabTo(page, 'Date');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/leads-admin?sort=oldest');
    await expect.poll(() => page.getByRole('rowheader').first().textContent()).toBe('Dana Fields');
    await leave(page);
  });

  test('no page traps the focus, forwards or backwards', async () => {
    const { page } = await visitor();
    await openLeads(page, product);
    // Pages have more links and buttons once they know who is signed in, and have their data.
    const complete: Readonly<Record<string, () => Locator>> = {
      '/': () => page.getByRole('button', { name: 'Sign out' }),
      '/leads-admin': () => page.getByRole('rowheader').first(),
      '/leads-admin?tab=analytics': () => page.getByRole('figure').first(),
      '/no-such': () => page.getByRole('link', { name: 'Return to Home' }),
    };
    const stops = async (path: string, key: 'Tab' | 'Shift+Tab') => {
      await openHydrated(page, product.url + path);
      await complete[path]?.().waitFor();
      return round(page, key);
    };
    for (const path of Object.keys(complete)) {
      // A part that arrives during a round is missing in it. A trap is there in every round.
      await vi.waitFor(
        async () => {
          const forwards = await stops(path, 'Tab');
          const backwards = await stops(path, 'Shift+Tab');
          expect(forwards.length).toBeGreaterThan(2);
          expect(backwards.toReversed(), path).toEqual(forwards);
        },
        { timeout: 60_000 },
      );
    }
    await leave(page);
  });
});

/** Names of all tab stops of a page, until the focus leaves it or reaches the first one again. */
async function round(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < maxTabStops) {
    await page.keyboard.press(key);
    const isRound = await page.evaluate(() => {
      const here = document.activeElement as HTMLElement;
      const isFirst = here.dataset.first === 'yes';
      if (!document.querySelector('[data-first]')) here.dataset.first = 'yes';
      return here === document.body || isFirst;
    });
    if (isRound) return stops;
    stops.push(await focused(page));
  }
  throw new Error(`No end by ${key}: ${stops.join(' | ')}`);
}
