import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoVisitor } from '../support/demo.ts';
import { demoSite } from '../support/demoSite.ts';
import { leave, visitor } from '../support/visitor.ts';

const storeEverything = (page: Page) =>
  page.evaluate(async () => {
    localStorage.setItem('stored', 'yes');
    sessionStorage.setItem('stored', 'yes');
    document.cookie = 'stored=yes';
    window.name = 'stored';
    await caches.open('stored');
    await new Promise((opened) => {
      indexedDB.open('stored').addEventListener('success', opened);
    });
  });

const readEverything = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage }['stored'],
    session: { ...sessionStorage }['stored'],
    cookie: document.cookie,
    name: window.name,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    historyLength: history.length,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    answers: await fetch('/healthz').then(({ ok }) => ok),
  }));

/** All other browser tests rely on this: a reused window contains nothing of its previous visitor. */
describe('a reused browser window', () => {
  test('is as empty as a new one', async () => {
    // A different locale guarantees a new window.
    const { page: fresh } = await visitor({ locale: 'en-GB' });
    await fresh.goto(demoSite.url);
    const nothing = await readEverything(fresh);
    await leave(fresh);

    const { page } = await visitor({ viewport: { width: 360, height: 700 }, colorScheme: 'dark' });
    await page.goto(demoSite.url);
    await page.goto(`${demoSite.url}/auth`);
    await storeEverything(page);
    await page.route('**/healthz', (route) => route.abort());
    expect(await readEverything(page).catch(() => 'no answer')).toBe('no answer');
    await page.unroute('**/healthz');
    expect(await readEverything(page)).toMatchObject({
      local: 'yes',
      session: 'yes',
      width: 360,
      isDark: true,
    });
    await page.route('**/healthz', (route) => route.abort());
    const popup = page.waitForEvent('popup');
    await page.evaluate(() => window.open('/robots.txt'));
    await popup;
    await leave(page);

    const { page: next, errors } = await visitor();
    expect(next).toBe(page);
    expect(next.context().pages()).toHaveLength(1);
    await next.goto(demoSite.url);
    expect(await readEverything(next)).toEqual(nothing);
    expect(errors).toEqual([]);
    await leave(next);
  });

  test('keeps the API blocked if it was blocked', async () => {
    const before = await demoVisitor();
    await before.page.goto(demoSite.url);
    await leave(before.page);
    const { page, apiRequests } = await demoVisitor();
    expect(page).toBe(before.page);
    await page.goto(`${demoSite.url}/demo/platform`);
    expect(await page.evaluate(() => fetch('/api/config').catch(() => 'no answer'))).toBe('no answer');
    await expect.poll(() => apiRequests).toEqual([`${demoSite.url}/api/config`]);
    await leave(page);
  });

  test('is closed with its visitor if it had init scripts', async () => {
    const { page } = await visitor();
    await page.addInitScript(() => Object.assign(window, { hasInitScript: true }));
    await leave(page);
    expect(page.isClosed()).toBe(true);
  });
});
