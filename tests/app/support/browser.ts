import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.ts';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, '--force-prefers-reduced-motion'],
  });
}

/** A page of a visitor of their own, and everything that went wrong on it. */
export async function visitor(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/Chicago', ...options });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
}

/**
 * Fails with the findings of axe on the page as it stands. Left out is react-aria's live announcer: what it announced stays
 * there for seconds, also when the words it points to are gone from the page.
 *
 * @param without Rules of axe to leave out.
 */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  await page.evaluate(axe.source);
  const findings = await page.evaluate(async (rules) => {
    const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(
      { exclude: ['[data-live-announcer]'] },
      { rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])) },
    );
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, without);
  expect(findings).toEqual([]);
}
