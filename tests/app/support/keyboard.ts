import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More tab stops than any of our pages has. */
export const maxTabStops = 120;

/**
 * Opens a page and waits until its scripts run, because a prerendered page is visible earlier. Also waits for its
 * parts: a panel that is still loading is a tab stop itself, and no longer one afterwards.
 */
export async function openHydrated(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root')?.firstElementChild ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
  await page.getByText('Loading…').first().waitFor({ state: 'hidden' });
}

/**
 * Opens the list of all places with Ctrl+K. The platform listens once its first screen is drawn: it keeps the keys from the
 * browser. Pressed again while its code is on the way, they would close it.
 */
export async function openPalette(page: Page, name: string): Promise<Locator> {
  const palette = page.getByRole('dialog', { name });
  await page.evaluate(() => {
    addEventListener('keydown', (event) => Reflect.set(globalThis, 'pressed', event));
  });
  const isHeard = async () => {
    await page.keyboard.press('Control+k');
    return page.evaluate(() => Reflect.get(globalThis, 'pressed').defaultPrevented);
  };
  await expect.poll(isHeard, { timeout: 60_000 }).toBe(true);
  await palette.waitFor();
  return palette;
}

/** The accessible name of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    if (!element || element === document.body) return '';
    return element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText.trim();
  });
/** Whether the focus is inside a selector's element. */
export const isWithin = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);
export const headingHasFocus = (page: Page) => page.evaluate(() => document.activeElement?.tagName === 'H1');

/** Presses Tab until an element with this accessible name has the focus. */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const passed: string[] = [];
  while (passed.length < maxTabStops) {
    await page.keyboard.press(key);
    const here = await focused(page);
    if (typeof name === 'string' ? here === name : name.test(here)) return;
    passed.push(here);
  }
  throw new Error(`No way by ${key} to ${name}: ${passed.join(' | ')}`);
}
