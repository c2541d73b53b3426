import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { appears } from '../support/appears.ts';
import { leave } from '../support/visitor.ts';
import { demoVisitor, sizes } from '../support/demo.ts';
import { openHydrated, openPalette, focused, isWithin, tabTo } from '../support/keyboard.ts';
import { demoSite } from '../support/demoSite.ts';

/** The most keys that each task takes, as docs/design/keyboard.md has them: `| Applies for a job | 31 |`. */
const most = new Map(
  [...readFileSync('docs/design/keyboard.md', 'utf8').matchAll(/^\| (\w.*?) +\| +(\d+) +\|$/gm)].map(
    ([, task = '', keys]) => [task, Number(keys)] as const,
  ),
);

/** Counts the keys that are pressed from now on. */
function countKeys(page: Page) {
  const { keyboard } = page;
  const press = keyboard.press.bind(keyboard);
  let keys = 0;
  keyboard.press = (...pressed) => {
    keys += 1;
    return press(...pressed);
  };
  return (task: string) => {
    keyboard.press = press;
    expect(most.has(task), task).toBe(true);
    expect(keys, task).toBeLessThanOrEqual(most.get(task)!);
  };
}

const open = async (to: string) => {
  const { page, errors, apiRequests } = await demoVisitor(sizes.desktop);
  await openHydrated(page, demoSite.url + to);
  return {
    page,
    async close() {
      expect([errors, apiRequests]).toEqual([[], []]);
      await leave(page);
    },
  };
};
const enter = async (page: Page, name: string | RegExp) => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const inDialog = (page: Page) => isWithin(page, '[role=dialog]');
const inName = (page: Page) => isWithin(page, '[role=rowheader]');

/** From the top of a page that was just loaded to what it shows. */
const skipNavigation = (page: Page) => enter(page, 'Skip to main content');

/** Presses Tab until the name in a row is focused. */
async function toFirstRow(page: Page) {
  await page.getByRole('rowheader').first().waitFor();
  for (let stops = 0; stops < 60 && !(await inName(page)); stops += 1) await page.keyboard.press('Tab');
  expect(await inName(page)).toBe(true);
}

/** Main tasks from start to end without a pointer. */
describe('tasks by keyboard only', () => {
  test('a veteran applies for a job', async () => {
    const { page, close } = await open('/demo/platform/career?role=user');
    const took = countKeys(page);
    await skipNavigation(page);
    await enter(page, /^Apply Now: Operations Manager/);
    await dialog(page, 'Apply for this job').waitFor();
    await expect.poll(() => inDialog(page)).toBe(true);
    await enter(page, 'Submit Application');
    await page.getByText(/successfully sent to Bluebonnet/).waitFor();
    took('Applies for a job');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toMatch(/^View Application: Operations Manager/);
    await close();
  });

  test('a veteran requests an appointment, and the notification has the focus', async () => {
    const { page, close } = await open('/demo/platform/wellness/appointments?role=user');
    const took = countKeys(page);
    await skipNavigation(page);
    await enter(page, 'Find Provider');
    await dialog(page, 'Find Healthcare Providers').waitFor();
    await enter(page, /^Schedule with /);
    const form = dialog(page, 'Schedule Appointment');
    await form.waitFor();
    await expect.poll(() => inDialog(page)).toBe(true);
    await tabTo(page, /Choose a type/);
    await page.keyboard.press('Space');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await enter(page, 'Next month');
    await tabTo(page, /^[A-Z][a-z]+day, /);
    for (let days = 0; days < 10; days += 1) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      if ((await form.getByRole('radio').count()) > 0) break;
    }
    for (let stops = 0; stops < 20 && !(await isWithin(page, '[role=radiogroup]')); stops += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await enter(page, 'Send Request');
    took('Books a visit');
    await form.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toMatch(/ requested$/);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Dismiss');
    await close();
  });

  test('a recruiter opens an application by its name, reaches its actions and decides', async () => {
    const { page, close } = await open('/demo/platform/dashboard?role=recruiter');
    await toFirstRow(page);
    const name = await focused(page);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => inDialog(page)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => inName(page)).toBe(true);
    expect(await focused(page)).toBe(name);

    const row = () => page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('data-index'));
    const here = await row();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
    expect(await row()).toBe(here);
    await page.keyboard.press('ArrowDown');
    expect(await row()).not.toBe(here);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    while (!(await inName(page))) await page.keyboard.press('ArrowRight');
    await decide(page, 'Says yes, from the row', 'h');
    await close();
  });

  test('a university decides', async () => {
    const { page, close } = await open('/demo/platform/applications?role=university');
    await toFirstRow(page);
    await decide(page, 'Says no, from the row', 't');
    await close();
  });

  test('staff decide from the list of what waits', async () => {
    const { page, close } = await open('/demo/platform/dashboard?role=university');
    await tabTo(page, /^Review .* application/);
    await decide(page, 'Says yes, from today’s work', 'a');
    await close();
  });

  test('staff answer a message from the list of what waits', async () => {
    const { page, close } = await open('/demo/platform/dashboard?role=recruiter');
    await tabTo(page, /^Reply to /);
    const took = countKeys(page);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^Message to / }).waitFor();
    await enter(page, 'Skip to your message');
    await tabTo(page, /^Message to /);
    await page.keyboard.type('Yes, Monday works.');
    await page.keyboard.press('Enter');
    took('Answers a message, from the row');
    await page.getByRole('log').getByText('Yes, Monday works.').waitFor();
    await close();
  });

  test('a veteran searches for a job', async () => {
    const { page, close } = await open('/demo/platform/career/jobs?role=user');
    // The heading has the focus once the page's content has taken the place of what it shows while it loads.
    await page.locator('h1:focus').waitFor();
    const took = countKeys(page);
    await tabTo(page, /^Search by title/);
    await page.keyboard.type('welder');
    took('Searches for a job');
    await page.waitForURL(/q=welder/);
    await close();
  });

  test('any page is found by its name', async () => {
    const { page, close } = await open('/demo/platform/dashboard?role=user');
    await openPalette(page, 'Go to');
    await page.keyboard.press('Escape');
    const took = countKeys(page);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Go to' });
    await palette.waitFor();
    await page.keyboard.type('educ');
    await palette.getByRole('menuitem').first().waitFor();
    await page.keyboard.press('Enter');
    took('Finds a page by its name');
    await page.waitForURL('**/demo/platform/education?role=user');
    await close();
  });

  test('the crisis line is announced immediately, with the phone number first', async () => {
    const { page, close } = await open('/demo/platform/ai-battle-buddy?role=user');
    await tabTo(page, /^Message to Battle Buddy/);
    await page.keyboard.type('I want to end my life');
    await page.keyboard.press('Enter');
    const card = page.getByRole('alert').filter({ hasText: 'You matter' });
    await card.waitFor();
    expect(await card.getByRole('link').first().getAttribute('href')).toBe('tel:988');
    expect((await card.evaluate((alert) => alert.textContent)).startsWith('Call 988, then press 1')).toBe(
      true,
    );
    expect(await focused(page)).toMatch(/^Message to Battle Buddy/);
    await enterBack(page, /^Call 988, then press 1/);
    await close();
  });
});

/** Tabs backwards to the link before the text field. */
const enterBack = (page: Page, name: RegExp) => tabTo(page, name, 'Shift+Tab');

/** Chooses an answer in the menu of the focused row by its first letter, and confirms it where it opens. */
async function decide(page: Page, task: string, letter: string) {
  const took = countKeys(page);
  await enter(page, /^Decide: /);
  await page.getByRole('menu').waitFor();
  await expect.poll(() => isWithin(page, '[role=menu]')).toBe(true);
  await page.keyboard.press(letter);
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog');
  await review.getByRole('heading', { name: /\?$/ }).waitFor();
  await expect.poll(() => isWithin(page, '[role=dialog] section')).toBe(true);
  const recorded = appears(page, /^Decision recorded: /);
  await page.keyboard.press('Control+Enter');
  took(task);
  await recorded;
}
