import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLeads, postLead } from './support/leads.ts';
import { startProduct, type Product } from './support/product.ts';
import { leave, visitor } from './support/visitor.ts';

/** More than the six connections that a browser opens to a site over HTTP/1.1. */
const tabCount = 8;
/** All tabs except one are hidden and rarely painted. */
const slowMs = 60_000;

/** Many tabs of one browser show live leads over one stream. */
describe('eight tabs of one browser', () => {
  let product: Product;

  beforeAll(async () => {
    product = await startProduct({ RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await product?.stop();
  });

  const lead = (name: string) =>
    postLead(product, { name, email: `${name.replaceAll(' ', '.')}@example.org` });
  const live = (page: Page) => page.getByText('Live', { exact: true }).waitFor({ timeout: slowMs });
  const shows = (page: Page, expected: readonly string[]) =>
    expect.poll(() => names(page), { timeout: slowMs }).toEqual(expected);

  /** Tabs in opening order, and which of them opened a stream. */
  async function openTabs(context: BrowserContext) {
    const tabs: Page[] = [];
    const streamed: Page[] = [];
    while (tabs.length < tabCount) {
      const tab = await context.newPage();
      tab.on('request', (request) => {
        if (request.url().includes('/api/leads/events')) streamed.push(tab);
      });
      await tab.goto(`${product.url}/leads-admin`, { timeout: slowMs });
      // The first live tab is the leader.
      if (tabs.length === 0) await live(tab);
      tabs.push(tab);
    }
    await Promise.all(tabs.map(live));
    return { tabs, streamed };
  }

  test.each([
    ['closed', (tab: Page) => tab.close()],
    ['crashed', crash],
  ] as const)(
    'share one stream and miss and duplicate nothing when the leading one is %s',
    async (how, end) => {
      await product.database((sql) => sql`delete from leads`);
      const { page } = await visitor();
      await openLeads(page, product);
      await page.goto(`${product.url}/robots.txt`);
      const { tabs, streamed } = await openTabs(page.context());
      const [leader, ...others] = tabs as [Page, ...Page[]];
      expect(streamed).toEqual([leader]);
      await expect.poll(() => streamsOpen(page)).toBe(1);

      await lead('Before');
      await Promise.all(tabs.map((tab) => shows(tab, ['Before'])));
      const during = Array.from({ length: 6 }, (_, index) => `During ${index} ${how}`);
      await Promise.all([
        end(leader),
        (async () => {
          for (const name of during) await lead(name);
        })(),
      ]);
      await lead('After');
      const expected = ['After', ...during.toReversed(), 'Before'];
      await Promise.all(others.map((tab) => shows(tab, expected)));
      await Promise.all(others.map(live));
      expect(new Set(streamed).size).toBe(2);
      await expect.poll(() => streamsOpen(page)).toBe(1);
      await leave(page);
    },
    4 * slowMs,
  );

  test('open a stream each if the browser supports no leader election', async () => {
    await product.database((sql) => sql`delete from leads`);
    const { page } = await visitor();
    await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    await openLeads(page, product);
    await lead('Alone');
    await shows(page, ['Alone']);
    await page.context().close();
  });
});

const names = async (page: Page) =>
  (await page.getByRole('rowheader').allTextContents()).map((name) => name.replace(/ New$/, ''));

/** As counted by the server. */
const streamsOpen = async (page: Page) => {
  const overview = await page.request.get(new URL('/api/admin/overview', page.url()).href);
  return ((await overview.json()) as { health: { feedStreams: number } }).health.feedStreams;
};

/** Like a renderer that runs out of memory. */
async function crash(tab: Page): Promise<void> {
  const devtools = await tab.context().newCDPSession(tab);
  const crashed = tab.waitForEvent('crash');
  // The page can't respond any more.
  devtools.send('Page.crash').catch(() => {});
  await crashed;
}
