import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { leave, visitor } from './support/visitor.ts';
import { openLeads, postLead } from './support/leads.ts';
import { startProduct, type Product } from './support/product.ts';

type Cookies = BrowserContextOptions['storageState'];

/** CSS px. The last one is what 1280 x 1024 leaves at 400 % zoom (WCAG 2.2, success criterion 1.4.10). */
const sizes = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
];

const desk = { width: 1280, height: 720 };

/** Each page and what shows that it has loaded. `dialog` waits for one. */
const pages = {
  '/': 'heading',
  '/?dialog=early-access': 'dialog',
  '/?dialog=custom-solution': 'dialog',
  '/auth': 'heading',
  '/auth?tab=sign-up': 'heading',
  '/no-such': 'heading',
} as const;
const adminPages = { '/leads-admin': 'grid', '/leads-admin?tab=analytics': 'figure' } as const;

/** The longest allowed values without a line break opportunity. */
const longLead = {
  name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100),
  email: `${'long'.repeat(15)}@${'department.'.repeat(15)}example.org`,
  veteranStatus: 'S'.repeat(50),
  organization: 'Donaudampfschifffahrtsgesellschaft'.repeat(3).slice(0, 100),
  interest: `https://example.org/${'interest/'.repeat(53)}`,
  source: 'a_source_that_no_page_of_ours_names_but_imports_do',
};

/** Every page at every size and in every color mode. */
describe('the layout', () => {
  let product: Product;
  let signedIn: Cookies;

  beforeAll(async () => {
    product = await startProduct({ RATE_LIMITS: 'off' });
    await postLead(product, { name: 'Al', email: 'al@example.org', veteranStatus: 'veteran' });
    await postLead(product, longLead);
    const { page } = await visitor();
    await openLeads(page, product);
    signedIn = await page.context().storageState();
    await leave(page);
  });
  afterAll(async () => {
    await product?.stop();
  });

  const visits = [
    ...Object.entries(pages).map(([path, role]) => ({ path, role, isAdmin: false })),
    ...Object.entries(adminPages).map(([path, role]) => ({ path, role, isAdmin: true })),
  ];
  /** Opens a page, reusing the window of an earlier test with the same options. */
  const windows = new Map<string, Page>();
  async function open({ path, role, isAdmin }: (typeof visits)[number], options: BrowserContextOptions = {}) {
    const way = JSON.stringify({ isAdmin, ...options });
    const page =
      windows.get(way) ?? (await visitor({ ...options, ...(isAdmin && { storageState: signedIn }) })).page;
    windows.set(way, page);
    await page.setViewportSize(options.viewport ?? desk);
    await page.goto(`${product.url}/robots.txt`);
    await page.goto(product.url + path);
    await page.getByRole(role).first().waitFor();
    return page;
  }

  test.each(visits)('nothing of $path scrolls horizontally or is cut off', async (visit) => {
    const page = await open(visit);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect.poll(() => overflowing(page), { message: JSON.stringify(size) }).toEqual([]);
    }
  });

  test('the check detects overflow, even if the page clips it', async () => {
    const page = await open({ path: '/', role: 'heading', isAdmin: false });
    const makeHeading = (width: string) =>
      page.getByRole('heading', { level: 1 }).evaluate((heading, minWidth) => {
        Object.assign(heading.style, { minWidth, textAlign: 'end' });
      }, width);
    await makeHeading('100vw');
    expect(await overflowing(page)).not.toEqual([]);
    await makeHeading('0');
    expect(await overflowing(page)).toEqual([]);
  });

  test.each([{ path: '/?dialog=early-access' }, { path: '/?dialog=custom-solution' }])(
    'the whole form of $path can be reached at 400 % zoom',
    async ({ path }) => {
      const page = await open(
        { path, role: 'dialog', isAdmin: false },
        { viewport: { width: 320, height: 256 } },
      );
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').first().fill('Dana Fields');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
  );

  test.each([
    { colors: 'dark', options: { colorScheme: 'dark' }, without: [] },
    // In forced colors axe measures -webkit-text-fill-color, which browsers don't force, instead of the visible color.
    { colors: 'forced', options: { forcedColors: 'active' }, without: ['color-contrast'] },
  ] as const)('every page is accessible in $colors colors', async ({ options, without }) => {
    for (const visit of visits) {
      const page = await open(visit, options);
      await expectAccessible(page, without);
    }
  });
});

/**
 * Text beyond the window's right edge, and whether the page is wider than the window. Text in a scrolling region or
 * with an ellipsis is fine. The landing page clips its drawings, so the page's width alone would not be enough.
 */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} > ${clientWidth}`] : [];
    while (words.nextNode()) {
      const text = words.currentNode;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right, width } = range.getBoundingClientRect();
      if (width <= 1 || right <= clientWidth + 1) continue;
      let element = text.parentElement;
      while (element && !/auto|scroll|hidden/.test(getComputedStyle(element).overflowX))
        element = element.parentElement;
      if (!element) found.push(`${text.textContent?.slice(0, 40)}: ${right}`);
    }
    return found;
  });
