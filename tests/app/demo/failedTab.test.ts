import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { demoVisitor, heading, tab } from '../support/demo.ts';
import { demoSite } from '../support/demoSite.ts';
import { leave } from '../support/visitor.ts';

describe('a tab whose code fails to load', () => {
  test('shows an error and can be retried while other tabs work', async () => {
    const { page } = await demoVisitor();
    const code = /\/assets\/marketplaceTab-/;
    await page.route(code, (route) => route.abort());
    await page.goto(`${demoSite.url}/demo/platform?role=user`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await tab(page, 'Mission Marketplace').click();
    await page.getByRole('heading', { name: 'This tab stopped working' }).waitFor();
    await heading(page, 'Mission Marketplace');
    await expectAccessible(page);

    await tab(page, 'Career Center').click();
    await page.waitForURL(/\/career/);
    await expect.poll(() => page.getByText('This tab stopped working').count()).toBe(0);
    await heading(page, /Career/);

    await tab(page, 'Mission Marketplace').click();
    await page.getByRole('heading', { name: 'This tab stopped working' }).waitFor();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('searchbox', { name: 'Search the marketplace' }).waitFor();
    await leave(page);
  });

  test('stays with the page if it is retried while the site cannot be reached', async () => {
    const { page } = await demoVisitor();
    await page.route(/\/assets\/marketplaceTab-/, (route) => route.abort());
    await page.goto(`${demoSite.url}/demo/platform?role=user`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await tab(page, 'Mission Marketplace').click();
    const error = page.getByRole('heading', { name: 'This tab stopped working' });
    await error.waitFor();
    const asked: string[] = [];
    page.on('requestfailed', (request) => asked.push(request.method()));
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => asked).toContain('HEAD');
    await error.waitFor();
    await heading(page, 'Mission Marketplace');
    await page.context().setOffline(false);
    await leave(page);
  });

  test('shows the error if the code is loaded but throws', async () => {
    const { page } = await demoVisitor();
    await page.route(/\/assets\/candidates-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' }),
    );
    await page.goto(`${demoSite.url}/demo/platform/candidates?role=recruiter`);
    await page.getByRole('heading', { name: 'This tab stopped working' }).waitFor();
    await tab(page, 'Analytics').click();
    await page.waitForURL(/\/analytics/);
    await expect.poll(() => page.getByText('This tab stopped working').count()).toBe(0);
    await leave(page);
  });
});

describe('a dialog whose code fails to load', () => {
  test('says so in its place, and opens when the network is back', async () => {
    const { page } = await demoVisitor();
    const code = /\/assets\/ProviderFinder-/;
    await page.route(code, (route) => route.abort());
    // What takes the dialog's place is loaded as soon as the page has nothing else to do.
    const standIn = page.waitForResponse(/\/assets\/overlayNotLoaded-/);
    await page.goto(`${demoSite.url}/demo/platform/wellness/appointments?role=user`);
    await heading(page, 'Medical Appointments');
    await (await standIn).finished();
    await page.context().setOffline(true);
    const opener = page.getByRole('link', { name: 'Find Provider' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const failed = page.getByRole('dialog', { name: 'This didn’t open' });
    await failed.waitFor();
    await expectAccessible(page);

    // Closed, the page is as it was, and the focus where it was.
    await failed.getByRole('button', { name: 'Close' }).click();
    await failed.waitFor({ state: 'detached' });
    await heading(page, 'Medical Appointments');
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await failed.waitFor();
    await page.unroute(code);
    await page.context().setOffline(false);
    const dialog = page.getByRole('dialog', { name: 'Find Healthcare Providers' });
    await dialog.getByRole('searchbox').waitFor();
    expect(await failed.count()).toBe(0);
    await leave(page);
  });
});
