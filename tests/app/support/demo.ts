import type { BrowserContextOptions, Page } from 'playwright-core';
import { switchOffApi, visitor, windowBeside } from './visitor.ts';

/** The three widths at which the product is looked at, in px. */
export const sizes = {
  phone: { viewport: { width: 360, height: 760 } },
  tablet: { viewport: { width: 768, height: 1024 } },
  desk: { viewport: { width: 1280, height: 900 } },
} as const;

/** A visitor of the demo for whom the API is switched off; `asked` is what was asked of it all the same. */
export async function demoVisitor(options: BrowserContextOptions = sizes.desk) {
  const { page, errors } = await visitor({ ...options, withoutApi: true });
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  return { page, errors, asked, another: async () => switchOffApi(await windowBeside(page)) };
}

/** The heading of a place, once it is there. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** A link of the sidebar, or of a phone's bottom bar. */
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name, exact: true });

/** Tells the shell by the window's own event to go to a tab (platform spec, section 2). */
export const navigateTab = (page: Page, name: string) =>
  page.evaluate((detail) => dispatchEvent(new CustomEvent('navigate-tab', { detail })), name);

/** What the address says. */
export const path = (page: Page) => new URL(page.url()).pathname;
export const query = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
