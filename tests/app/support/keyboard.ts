import type { Page } from 'playwright-core';

/** More stops than any of our pages has. */
export const mostStops = 120;

/**
 * Opens a page and waits until its scripts run; a prerendered one can be seen before. And until its parts are there: a panel that waits
 * for its own is a stop itself, and none once they have come.
 */
export async function alive(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root')?.firstElementChild ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
  await page.getByText('Loading…').first().waitFor({ state: 'hidden' });
}

/** What a person would call the element that has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    if (!element || element === document.body) return '';
    return element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText.trim();
  });
/** Whether the focus is in what a selector finds. */
export const isWithin = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);
export const headingHasFocus = (page: Page) => page.evaluate(() => document.activeElement?.tagName === 'H1');

/** Presses Tab until what a person would call `name` has the focus. */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const passed: string[] = [];
  while (passed.length < mostStops) {
    await page.keyboard.press(key);
    const here = await focused(page);
    if (typeof name === 'string' ? here === name : name.test(here)) return;
    passed.push(here);
  }
  throw new Error(`No way by ${key} to ${name}: ${passed.join(' | ')}`);
}
