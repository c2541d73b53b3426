import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { switchOffApi, visitor, openSecondWindow } from './visitor.ts';

/** The three widths in px at which the product is tested. */
export const sizes = {
  phone: { viewport: { width: 360, height: 760 } },
  tablet: { viewport: { width: 768, height: 1024 } },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const;

/** A visitor of the demo with the API blocked. `apiRequests` has the requests that were attempted. */
export async function demoVisitor(options: BrowserContextOptions = sizes.desktop) {
  const { page, errors } = await visitor({ ...options, withoutApi: true });
  const apiRequests: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) apiRequests.push(request.url());
  });
  return { page, errors, apiRequests, another: async () => switchOffApi(await openSecondWindow(page)) };
}

/** The heading of a page, once it is visible. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** A link of the sidebar, or of a phone's bottom bar. */
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name, exact: true });

/** The control that shows and switches the sample profile. */
export const profileControl = (page: Page) =>
  page.getByRole('navigation', { name: 'Sample profiles' }).getByRole('button');

/** The sample profiles, once their list is open. */
export async function openProfiles(page: Page) {
  const list = page.getByRole('navigation', { name: 'Sample profiles' }).getByRole('list');
  if (!(await list.isVisible())) await profileControl(page).click();
  await list.waitFor();
  return list;
}

/** A profile in the opened list. */
export const profileLink = async (page: Page, name: string | RegExp) =>
  (await openProfiles(page)).getByRole('link', { name: new RegExp(name) });

/** Opens the list and chooses a profile, once it is called that. */
export async function switchProfile(page: Page, name: string | RegExp) {
  await expect.poll(async () => (await profileLink(page, name)).isVisible()).toBe(true);
  await (await profileLink(page, name)).click();
}

/** Asks the shell to open a tab by the window event (platform spec, section 2). */
export const navigateTab = (page: Page, name: string) =>
  page.evaluate((detail) => dispatchEvent(new CustomEvent('navigate-tab', { detail })), name);

/** The path of the page's URL. */
export const path = (page: Page) => new URL(page.url()).pathname;
export const query = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
