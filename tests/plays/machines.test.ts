/**
 * Uses the page of every machine in the built Storybook as a reviewer does: sends its ready-made payloads and takes them
 * back, lets it fail and recover, and types a payload.
 */
import { chromium, type Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { buildIfStale } from '../../scripts/build.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { entriesOf, serve } from '../../scripts/visual/built.ts';
import { isFinished } from '../../scripts/visual/stage.ts';
import { isScreenDrawn, tryEvents } from './support/stage.ts';

const folder = 'storybook-static';
/** A state accepts up to fifty payloads. Longer than this, and its page hangs. */
const patienceMs = 180_000;

await buildIfStale(['storybook']);
const machines = entriesOf(folder).filter(({ id }) => id.startsWith('machines-statecharts--'));
const site = await serve(folder);
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });

afterAll(async () => {
  await browser.close();
  site.close();
});

/** Embedded, the story doesn't run its play first. */
async function openMachine(storyId: string) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1600 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${site.origin}/iframe.html?viewMode=story&embed=true&id=${storyId}`);
  await page.waitForFunction(isFinished);
  return { page, errors };
}

async function startFrom(page: Page, at: number): Promise<boolean> {
  await page.getByRole('button', { name: /Start from$/ }).click();
  const option = page.getByRole('option').nth(at);
  await page.getByRole('option').first().waitFor();
  const isThere = (await option.count()) > 0;
  if (isThere) await option.click();
  else await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  return isThere;
}

/** Stops the machine with an error, and leads out of it. */
async function failAndRecover(page: Page, way: 'Step back' | 'Restart the machine'): Promise<void> {
  const sent = page.locator('[data-kind="sent"]');
  const sendButtons = page.locator('[data-event] button[aria-label^="Send "]');
  const before = await sendButtons.count();
  await page.getByRole('button', { name: 'Throw an error' }).click();
  await page.getByText('The machine stopped with an error').waitFor();
  await sendButtons.first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: way }).click();
  await page.getByText('The machine stopped with an error').waitFor({ state: 'detached' });
  await sent.first().waitFor({ state: 'detached' });
  await sendButtons.nth(before - 1).waitFor();
}

/** Types into the first form that takes a text. Returns whether there is one, and the text that it then has. */
async function typePayload(page: Page): Promise<string | null> {
  await page.waitForFunction(isScreenDrawn);
  for (const opener of await page.getByRole('button', { name: /^Another payload of / }).all()) {
    await opener.click();
    const form = opener.locator('xpath=ancestor::li[1]').getByRole('form');
    await form.waitFor();
    const field = form.locator('input[type=text], textarea').first();
    if ((await field.count()) === 0) continue;
    await field.click();
    await page.keyboard.type('Dana');
    // Something else happens while somebody types: the screen draws its dialog again.
    await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label^="Send "]')?.click());
    await page.getByRole('button', { name: 'Step back' }).and(page.locator(':enabled')).waitFor();
    if (!(await field.isVisible())) return 'Dana Fields';
    await page.keyboard.type(' Fields');
    return field.evaluate((input: HTMLInputElement) =>
      input === document.activeElement ? input.value : 'The focus is elsewhere',
    );
  }
  return null;
}

test('every machine has a page', () => expect(machines.length).toBeGreaterThan(80));

test.concurrent.for(machines)('$name', { timeout: patienceMs }, async ({ id }, { expect: expectHere }) => {
  const { page, errors } = await openMachine(id);
  const tried = new Set<string>();
  const problems: string[] = [];
  let typed: string | null = null;
  // Some machines begin with a state that waits for somebody else.
  for (let at = 0; tried.size === 0 && (await startFrom(page, at)); at += 1) {
    const found = await page.evaluate(tryEvents);
    for (const label of found.tried) tried.add(label);
    problems.push(...found.problems);
    if (found.tried.length > 0) {
      await failAndRecover(page, 'Step back');
      await failAndRecover(page, 'Restart the machine');
    }
    typed ??= await typePayload(page);
  }
  expectHere(problems).toEqual([]);
  expectHere([null, 'Dana Fields']).toContain(typed);
  expectHere(errors).toEqual([]);
  expectHere(tried.size).toBeGreaterThan(0);
  await page.context().close();
});
