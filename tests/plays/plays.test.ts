/**
 * Runs the plays of all stories in the built Storybook, where React and the style sheets are those of production, and opens
 * 200 of those that have none. `storybook` runs all from their sources. The toolbar's language is Spanish, because no play may
 * depend on it. `SEED=7 npm test -- plays` opens other ones.
 */
import * as fc from 'fast-check';
import { chromium, type Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { buildIfStale } from '../../scripts/build.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { entriesOf, serve } from '../../scripts/visual/built.ts';
import { isFinished } from '../../scripts/visual/stage.ts';
import { play, windowOf } from './support/play.ts';

const folder = 'storybook-static';
const desktop = { width: 1280, height: 800 };
/** A play with its story's first chunks takes a second. Longer than this, and its page no longer answers. */
const patienceMs = 60_000;

await buildIfStale(['storybook']);
const { played = [], others = [] } = Object.groupBy(
  entriesOf(folder).filter(({ type }) => type === 'story'),
  ({ tags }) => (tags.includes('play-fn') ? 'played' : 'others'),
);
const anyOthers = fc.shuffledSubarray(others, { minLength: 200, maxLength: 200 });
const [opened = []] = fc.sample(anyOthers, { seed: Number(process.env.SEED ?? 1), numRuns: 1 });
const site = await serve(folder);
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
const idle: Page[] = [];

async function openPage(storyId: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: desktop,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const globals = 'language:es-US;a11y.manual:!true';
  const query = new URLSearchParams({ viewMode: 'story', id: storyId, globals });
  await page.goto(`${site.origin}/iframe.html?${query}`);
  await page.waitForFunction(isFinished);
  return page;
}

afterAll(async () => {
  await browser.close();
  site.close();
});

test("a story with a play is in the toolbar's language afterwards", { timeout: 2 * patienceMs }, async () => {
  const page = await openPage('screens-system-toasts--showing');
  await page.getByRole('status').getByText('Revise su correo').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
  await page.context().close();
});

/** What a page has logged as an error since its last story. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

// Each by its whole id, which a table of tests would shorten.
for (const { id } of [...played, ...opened])
  test.concurrent(`${id}`, { timeout: 2 * patienceMs }, async ({ signal }) => {
    const page = idle.pop() ?? (await openPage('components-button--standard'));
    signal.addEventListener('abort', () => void page.context().close());
    await page.setViewportSize((await page.evaluate(windowOf, id)) ?? desktop);
    const errors = errorsOf(page);
    const problems = await page.evaluate(play, id);
    page.removeAllListeners();
    if (opened.some((story) => story.id === id)) problems.push(...errors);
    if (problems.length === 0) idle.push(page);
    else await page.context().close();
    expect(problems).toEqual([]);
  });
