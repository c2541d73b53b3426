import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.ts';

/**
 * Test pages run too briefly for optimization to pay off: without V8's two optimizing compilers they take a seventh
 * less time.
 */
const unoptimized = '--js-flags=--no-maglev --no-turbofan';
const launchOptions = { executablePath: findChromium(), args: [...chromiumArguments, unoptimized] };
/** No motion unless a test asks for it: colors during a transition are not in the theme. */
const locale = { locale: 'en-US', timezoneId: 'America/Chicago', reducedMotion: 'reduce' } as const;
const actionTimeoutMs = 60_000;

/** One browser per worker, because each takes a second of CPU to start. */
let browser: Promise<Browser> | undefined;
/** Windows without a visitor, each as empty as a new one. */
const emptyWindows = new Map<string, Page[]>();
/** Windows in use that can be reused, and what the next visitor needs to know about each. */
const sharedWindows = new WeakMap<Page, { kind: string; origins: Set<string> }>();

interface VisitorOptions extends BrowserContextOptions {
  /** Blocks requests to `/api/`. */
  withoutApi?: boolean;
}

/**
 * A page of a new visitor, with all its errors. Windows are reused unless a test asks for more than size and colors:
 * pages load in a third of the time in them. Close it with `leave`.
 */
export async function visitor({ withoutApi = false, ...options }: VisitorOptions = {}) {
  const { viewport = { width: 1280, height: 720 }, colorScheme = 'light', ...rest } = options;
  const isShared = viewport !== null && Object.keys(rest).length === 0;
  const kind = withoutApi ? 'without the API' : 'any';
  const left = isShared ? emptyWindows.get(kind)?.pop() : undefined;
  const page = left ?? (await openWindow(isShared ? {} : options, withoutApi));
  if (isShared) {
    const origins = new Set<string>();
    sharedWindows.set(page, { kind, origins });
    page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  }
  return { page, errors: errorsOf(page) };
}

async function openWindow(options: BrowserContextOptions, withoutApi: boolean): Promise<Page> {
  browser ??= chromium.launch(launchOptions);
  const context = await (await browser).newContext({ ...locale, ...options });
  context.setDefaultTimeout(actionTimeoutMs);
  const page = await context.newPage();
  if (withoutApi) await switchOffApi(page);
  // A window with init scripts can't be reused, because they can't be removed.
  for (const method of ['addInitScript', 'exposeBinding', 'exposeFunction'] as const) {
    const original = page[method].bind(page) as (...parameters: unknown[]) => Promise<never>;
    page[method] = (...parameters: unknown[]) => {
      sharedWindows.delete(page);
      return original(...parameters);
    };
  }
  return page;
}

/** Not by Playwright's routing, which intercepts every request and disables the browser's cache. */
export async function switchOffApi(page: Page): Promise<Page> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*/api/*'] });
  return page;
}

/** Closes the visitor's other windows and deletes everything their browser has stored. */
export async function leave(page: Page): Promise<void> {
  const context = page.context();
  const shared = sharedWindows.get(page);
  // A page whose server has stopped can't be tidied up.
  if (!shared || !(await tidyUp(page, shared.origins).catch(() => false))) return context.close();
  sharedWindows.delete(page);
  emptyWindows.set(shared.kind, [...(emptyWindows.get(shared.kind) ?? []), page]);
}

async function tidyUp(page: Page, origins: Iterable<string>): Promise<true> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of ['console', 'pageerror', 'framenavigated', 'dialog'] as const)
    page.removeAllListeners(event);
  context.removeAllListeners('request');
  await Promise.all([page.unrouteAll(), context.unrouteAll()]);
  await Promise.all([context.clearPermissions(), context.setOffline(false)]);
  // Stays on the same site, so that the next visit finds compiled scripts.
  await page.goto(new URL('/robots.txt', page.url()).href);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await page.mouse.move(-1, -1);
  await page.emulateMedia({ media: null, contrast: null, forcedColors: null });
  const devtools = await context.newCDPSession(page);
  for (const origin of origins)
    if (origin !== 'null') await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
  await context.clearCookies();
  return true;
}

/** Cleans up visitors that a file's tests have not left. */
export async function leaveAll(): Promise<void> {
  const empty = new Set([...emptyWindows.values()].flat());
  const contexts = (await browser)?.contexts() ?? [];
  await Promise.all(
    contexts.map(async (context) => {
      const page = context.pages().find((item) => sharedWindows.has(item));
      if (page) await leave(page);
      else if (!context.pages().some((item) => empty.has(item))) await context.close();
    }),
  );
}

/**
 * Opens a new visitor for each test of a suite and leaves after it. Fails if the page reported an error, or called a blocked
 * API.
 */
export function visitPerTest<Visit extends { page: Page; errors: string[]; apiRequests?: string[] }>(
  open: () => Promise<Visit>,
): Visit {
  const visit = {} as Visit;
  beforeEach(async () => {
    Object.assign(visit, await open());
  });
  afterEach(async () => {
    expect([visit.errors, visit.apiRequests ?? []]).toEqual([[], []]);
    await leave(visit.page);
  });
  return visit;
}

/** A visitor whose browser blocks all site data: storage, locks and cookies are denied. */
export async function visitorWithoutStorage() {
  const profile = mkdtempSync(join(tmpdir(), 'vetsync-profile-'));
  mkdirSync(join(profile, 'Default'));
  const denied = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(denied));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...locale,
    executablePath: findChromium({ isWhole: true }),
  });
  context.on('close', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  context.setDefaultTimeout(actionTimeoutMs);
  const page = await context.newPage();
  return { page, errors: errorsOf(page) };
}

/** Collects a page's errors from now on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/**
 * A second window of the same visitor. `newPage` would open a tab in front of it, and hidden tabs only paint once a
 * second, which makes every action on them slow.
 */
export async function openSecondWindow(page: Page): Promise<Page> {
  const context = page.context();
  const owner = context.browser();
  if (!owner) throw new Error('A profile of its own has one window only');
  const [ofPage, ofBrowser] = await Promise.all([context.newCDPSession(page), owner.newBrowserCDPSession()]);
  const { browserContextId } = (await ofPage.send('Target.getTargetInfo')).targetInfo;
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    ofBrowser.send('Target.createTarget', { url: 'about:blank', browserContextId, newWindow: true }),
  ]);
  await ofBrowser.detach();
  return opened;
}
