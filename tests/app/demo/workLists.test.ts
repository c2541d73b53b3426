import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { demoVisitor, path, query, sizes } from '../support/demo.ts';
import { demoSite } from '../support/demoSite.ts';
import { visitPerTest } from '../support/visitor.ts';

const lists = [
  'candidates?role=recruiter',
  'jobs?role=recruiter',
  'applications?role=university',
  'students?role=university',
  'patients?role=hospital',
  'participants?role=nonprofit',
] as const;

/** About four lines on a phone, of which two may break, in px. Nine lines were 290. */
const tallestRow = 200;

const open = async (page: Page, list: string) => {
  await page.goto(`${demoSite.url}/demo/platform/${list}`);
  await page.getByRole('rowheader').first().waitFor();
};
const url = (list: string) => `${demoSite.url}/demo/platform/${list}`;

/** Lists that staff work in (design record 047). */
describe('a work list', () => {
  const visit = visitPerTest(demoVisitor);

  test.each(lists)('%s has eight rows in sight at 1280 × 800, none wider than the window', async (list) => {
    const { page } = visit;
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, list);
    const inSight = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('tr[data-index]')].filter(
            (row) => row.getBoundingClientRect().bottom <= innerHeight,
          ).length,
      );
    await expect.poll(inSight).toBeGreaterThanOrEqual(8);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });

  test('eight services are in sight at 1280 × 800', async () => {
    const { page } = visit;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(url('services?role=nonprofit'));
    const rows = page.getByRole('list', { name: 'Services' }).getByRole('listitem');
    await rows.nth(7).waitFor();
    const bottom = async () => {
      const box = await rows.nth(7).boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(800);
  });

  test.each(lists)('%s scrolls with the page on a phone', async (list) => {
    const { page } = visit;
    await page.setViewportSize(sizes.phone.viewport);
    await open(page, list);
    const scrollsInside = await page.evaluate(() => {
      const region = document.querySelector('table[role=grid]')?.parentElement as HTMLElement;
      return region.scrollHeight - region.clientHeight > 1 || region.scrollWidth - region.clientWidth > 1;
    });
    expect(scrollsInside).toBe(false);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const count = await page.getByRole('grid').last().getAttribute('aria-rowcount');
    await page.locator(`tr[aria-rowindex="${count}"]`).waitFor();
  });

  test.each(lists)('%s has rows of few lines on a phone', async (list) => {
    const { page } = visit;
    await page.setViewportSize(sizes.phone.viewport);
    await open(page, list);
    const heights = await page
      .locator('tr[data-index]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(tallestRow);
  });

  test('sorts and filters in a sheet on a phone', async () => {
    const { page } = visit;
    await page.setViewportSize(sizes.phone.viewport);
    await open(page, 'patients?role=hospital');
    await page.getByRole('button', { name: 'Sort and filter' }).click();
    const sheet = page.getByRole('dialog', { name: 'Sort and filter' });
    await sheet.waitFor();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /Sort by$/ }).click();
    await page.getByRole('option', { name: 'Longest without contact' }).click();
    await expect.poll(() => query(page, 'sort')).toBe('contact');
    await sheet.getByRole('button', { name: /Accepted for$/ }).click();
    await page.getByRole('option', { name: 'Cardiology' }).click();
    await sheet.getByRole('button', { name: 'Show 164 patients' }).click();
    await sheet.waitFor({ state: 'detached' });
    await expectAccessible(page);
  });

  test('opens a row wherever it is pressed, also in a new window', async () => {
    const { page } = visit;
    await open(page, 'applications?role=university');
    const cell = page.locator('tr[data-index="1"] > td').nth(3);
    const box = await cell.boundingBox();
    if (!box) throw new Error('No cell');
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page.mouse.click(...at, { button: 'middle' }),
    ]);
    await expect
      .poll(() => new URL(other.url()).pathname)
      .toMatch(/\/applications\/application\/university-2$/);
    await other.close();
    await page.mouse.click(...at);
    await page.getByRole('dialog').waitFor();
    expect(path(page)).toMatch(/\/applications\/application\/university-2$/);
  });

  test('keeps views and the density in this browser, and the address has the query', async () => {
    const { page } = visit;
    await page.goto(url('applications?role=university&program=Bachelor+of+Science+in+Nursing&sort=-score'));
    await page.getByText('4 of 23 applications').waitFor();
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await dialog.waitFor();
    await expectAccessible(page);
    await page.keyboard.type('Nursing');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('menuitem', { name: 'Compact rows' }).click();
    const height = () =>
      page
        .locator('tr[data-index="0"]')
        .boundingBox()
        .then((box) => box?.height ?? 0);
    await expect.poll(height).toBeLessThan(48);

    await page.goto(url('candidates?role=recruiter'));
    await page.getByRole('rowheader').first().waitFor();
    await expect.poll(height).toBeLessThan(48);
    const views = page.getByRole('navigation', { name: 'Views' });
    expect(await views.getByRole('link', { name: /^Nursing/ }).count()).toBe(0);

    await page.goto(url('applications?role=university'));
    await page.getByText('23 applications', { exact: true }).waitFor();
    await views.getByRole('link', { name: /^Nursing/ }).click();
    await page.getByText('4 of 23 applications').waitFor();
    expect([query(page, 'listing'), query(page, 'sort')]).toEqual([
      'Bachelor of Science in Nursing',
      '-score',
    ]);
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('menuitem', { name: 'Remove the view “Nursing”' }).click();
    await expect.poll(() => views.getByRole('link', { name: /^Nursing/ }).count()).toBe(0);
  });
});
