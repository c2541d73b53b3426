import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSamples } from '../../server/cli/sampleData/addSamples.ts';
import { systemClock } from '../../server/clock.ts';
import { readConfig } from '../../server/config.ts';
import { withScope } from '../../server/data/scopes.ts';
import { expectAccessible } from './support/accessible.ts';
import { startProduct, type Product } from './support/product.ts';
import { leave, visitor } from './support/visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.database((sql) => addSamples(sql, systemClock, readConfig({})));
});
afterAll(() => product?.stop());

test('without a script: from the search to a job, its employer, and on to sign-in', async () => {
  const { page, errors } = await visitor({ javaScriptEnabled: false });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${product.url}/listings`);
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Jobs for veterans' }).waitFor();
  await page.getByLabel('What', { exact: true }).fill('welder');
  await page.getByLabel('Near ZIP code').fill('23510');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('1 result').waitFor();
  const found = new URL(page.url());
  expect(Object.fromEntries(found.searchParams)).toEqual({ kind: 'job', q: 'welder', near: '23510' });
  await page.getByRole('link', { name: 'Night shift welder' }).click();
  await page.getByRole('heading', { level: 1, name: 'Night shift welder' }).waitFor();
  const job = page.url();
  await page.getByRole('link', { name: 'More from Tidewater Ship Repair' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tidewater Ship Repair' }).waitFor();
  await page.goto(job);
  expect(scripts).toEqual([]);
  await page.getByRole('link', { name: 'Apply' }).click();
  await page.getByRole('heading', { name: 'Sign in to VetSync' }).waitFor();
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe(
    `/platform/marketplace?open=apply&listing=${job.split('/').at(-1)}`,
  );
  expect(errors).toEqual([]);
  await leave(page);
});

const pathsOf = async () => {
  const after = '00000000-0000-0000-0000-000000000000';
  const sitemap = await (await fetch(`${product.url}/sitemap.xml?kind=listings&after=${after}`)).text();
  const [first = ''] = [...sitemap.matchAll(/<loc>[^<]*(\/listings\/[^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  return [first, '/o/tidewater-ship-repair', '/listings', '/listings?q=submarine&near=00000', '/o/nobody'];
};

test('with scripts, no script of the app is loaded, and nothing breaks the policy', async () => {
  const { page, errors } = await visitor();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of (await pathsOf()).slice(0, 4)) {
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
  }
  // The form is the browser's own, so it must not wait for the app.
  await page.goto(`${product.url}/listings`);
  await page.getByLabel('What', { exact: true }).fill('radar');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Radar test technician' }).waitFor();
  expect(scripts).toEqual([]);
  expect(errors).toEqual([]);
  await leave(page);
});

test.each(['light', 'dark'] as const)(
  'all of them are accessible and fit 320 pixels, in %s',
  async (colorScheme) => {
    const { page } = await visitor({ colorScheme, viewport: { width: 320, height: 640 } });
    for (const path of await pathsOf()) {
      for (const language of ['', '/es']) {
        await page.goto(product.url + language + path);
        await expectAccessible(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([path, Math.max(0, wide)]).toEqual([path, 0]);
      }
    }
    await leave(page);
  },
);

test('nothing moves when the fonts come late', async () => {
  // A window of its own, because the script below stays in it.
  const { page } = await visitor({ locale: 'en-US' });
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/*.woff2', async (route) => {
    asked += 1;
    await held.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  await page.goto(`${product.url}/o/tidewater-ship-repair`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Night shift welder' }).waitFor();
  expect(asked).toBeGreaterThan(0);
  // Drawn without them first.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  held.resolve();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await leave(page);
});

test('the other language is a link away', async () => {
  const { page } = await visitor({ javaScriptEnabled: false });
  await page.goto(`${product.url}/o/tidewater-ship-repair`);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('link', { name: 'Español' }).click();
  await page.getByRole('heading', { name: 'Oportunidades abiertas' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(new URL(page.url()).pathname).toBe('/es/o/tidewater-ship-repair');
  await page.getByRole('link', { name: 'Night shift welder' }).click();
  await page.getByRole('link', { name: 'Más de Tidewater Ship Repair' }).waitFor();
  await leave(page);
});

test('a suspended organization is gone for a browser that has its page', async () => {
  const { page } = await visitor();
  await page.goto(`${product.url}/o/ruck-and-roots`);
  await page.getByRole('heading', { level: 1, name: 'Ruck and Roots' }).waitFor();
  await product.database((sql) =>
    withScope(
      sql,
      { administration: true },
      (tx) => tx`
        update organizations set status = 'suspended', decision = 'suspended', decided_at = now()
        where slug = 'ruck-and-roots'`,
    ),
  );
  const answer = await page.reload();
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'This page isn’t available' }).waitFor();
  await leave(page);
});
