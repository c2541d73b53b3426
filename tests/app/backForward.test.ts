import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct();
  // Playwright switches the cache off.
  browser = await chromium.launch({
    executablePath: findChromium({ isWhole: true }),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test.each(['/', '/auth', '/demo/platform', '/demo/platform/career?role=user', '/listings'])(
  'going back to %s shows the page as it was left',
  async (path) => {
    const page = await browser.newPage();
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      Object.assign(window, { isTheSame: true });
    });
    await page.goto(`${product.url}/robots.txt`);
    await page.goBack({ waitUntil: 'commit' });
    const reasons = () =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        return JSON.stringify(Reflect.get(navigation ?? {}, 'notRestoredReasons') ?? null);
      });
    expect(await page.evaluate(() => Reflect.get(window, 'isTheSame')), await reasons()).toBe(true);
    await page.close();
  },
);
