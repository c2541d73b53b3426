import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.ts';

const launchOptions = { executablePath: findChromium(), args: [...chromiumArguments] };
/** Movement is off unless a test asks for it: what fades is of no colour that the theme knows. */
const locale = { locale: 'en-US', timezoneId: 'America/Chicago', reducedMotion: 'reduce' } as const;
const actionTimeoutMs = 20_000;
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions);

/** A page of a visitor of their own, and everything that went wrong on it. */
export async function visitor(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) {
  return pageIn(await browser.newContext({ ...locale, ...options }));
}

/** A visitor whose browser is set to let no site keep anything: storage, locks and cookies are denied. */
export async function visitorKeepingNothing() {
  const profile = mkdtempSync(join(tmpdir(), 'vetsync-profile-'));
  mkdirSync(join(profile, 'Default'));
  const denied = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(denied));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, ...locale });
  context.on('close', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  return pageIn(context);
}

async function pageIn(context: BrowserContext) {
  context.setDefaultTimeout(actionTimeoutMs);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
}

/**
 * A second window of the same visitor, beside the first. `newPage` opens a tab before it, and a tab that nobody sees draws once a second
 * only: whoever acts on it waits for two drawings each time.
 */
export async function windowBeside(page: Page): Promise<Page> {
  const context = page.context();
  const browser = context.browser();
  if (!browser) throw new Error('A profile of its own has one window only');
  const [ofPage, ofBrowser] = await Promise.all([
    context.newCDPSession(page),
    browser.newBrowserCDPSession(),
  ]);
  const { browserContextId } = (await ofPage.send('Target.getTargetInfo')).targetInfo;
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    ofBrowser.send('Target.createTarget', { url: 'about:blank', browserContextId, newWindow: true }),
  ]);
  await ofBrowser.detach();
  return opened;
}

/** Waits for what fades or slides now; what moves on and on, like a spinner, is not waited for. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Fails with the findings of axe on the page as it stands, once nothing moves on it. Left out is react-aria's live
 * announcer: what it announced stays there for seconds, also when the words it points to are gone from the page.
 *
 * @param without Rules of axe to leave out.
 */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const findings = await page.evaluate(async (rules) => {
    const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(
      { exclude: ['[data-live-announcer]'] },
      {
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      },
    );
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, without);
  expect(findings).toEqual([]);
}
