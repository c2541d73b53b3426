import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { demoVisitor, heading, path, query, sizes, tab } from '../support/demo.ts';
import { demoSite } from '../support/demoSite.ts';
import { visitPerTest } from '../support/visitor.ts';

/** The checkbox in the table's header. */
async function selectAll(page: Page) {
  await page.getByRole('checkbox', { name: 'Select all 23 applications' }).focus();
  await page.keyboard.press('Space');
}

/** An advisor processes applications of the demo's university. */
describe("the university's portal", () => {
  const visit = visitPerTest(demoVisitor);
  const waitForText = (text: string) => visit.page.getByText(text, { exact: true }).waitFor();
  const focused = () => visit.page.evaluate(() => document.activeElement?.textContent ?? '');

  test('shows figures and links to the review of the latest application', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/university-dashboard`);
    await heading(page, 'University Admissions Portal');
    const students = page.getByRole('article', { name: 'Active students' });
    await expect.poll(() => students.textContent()).toContain('127');
    await expectAccessible(page);
    const recent = page.getByRole('region', { name: 'Recent Applications' });
    const latest = recent.getByRole('listitem').first();
    await latest.getByRole('link', { name: 'Edith Sandoval' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Edith Sandoval').first().waitFor();
    expect(path(page)).toBe('/demo/platform/applications/application/university-1');
    await page.keyboard.press('Escape');
    await heading(page, 'University Admissions Portal');
  });

  test('searches, filters and sorts, and keeps that in the URL after a reload', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/university-dashboard`);
    await tab(page, 'Student Applications 23').or(tab(page, 'Student Applications')).first().click();
    await waitForText('23 applications');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitemradio', { name: /^Bachelor of Science in Nursing/ }).click();
    await waitForText('4 of 23 applications');
    await page.getByRole('button', { name: 'Match' }).click();
    await page.getByRole('searchbox', { name: 'Search applications' }).fill('navy');
    await waitForText('1 of 23 applications');
    await expect.poll(() => query(page, 'q')).toBe('navy');
    await page.reload();
    await waitForText('1 of 23 applications');
    expect([query(page, 'q'), query(page, 'sort')]).toEqual(['navy', 'score']);
    await page.getByRole('searchbox', { name: 'Search applications' }).fill('');
    await waitForText('4 of 23 applications');
    await expect.poll(() => query(page, 'q')).toBeNull();
  });

  test('opens a row, goes to the next one and returns to it by keyboard only', async () => {
    const { page } = visit;
    await page.goto(
      `${demoSite.url}/demo/platform/applications?role=university&listing=Bachelor+of+Science+in+Nursing`,
    );
    await waitForText('4 of 23 applications');
    const names = await page.getByRole('rowheader').allTextContents();
    await page
      .getByRole('button', { name: /^Review / })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 of 4').waitFor();
    await page.keyboard.press('Alt+ArrowDown');
    await dialog.getByText('2 of 4').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(names[1]);
    expect(query(page, 'listing')).toBe('Bachelor of Science in Nursing');
  });

  test('messages belong to their row, and the table is unchanged after returning', async () => {
    const { page } = visit;
    await page.goto(
      `${demoSite.url}/demo/platform/applications?role=university&program=Bachelor+of+Science+in+Nursing`,
    );
    await page
      .getByRole('button', { name: /^Message / })
      .first()
      .click();
    await page.getByRole('main').getByRole('textbox').first().waitFor();
    expect(path(page)).toMatch(/^\/demo\/platform\/messages\//);
    await page
      .getByRole('link', { name: /^Student Applications/ })
      .first()
      .click();
    await waitForText('4 of 23 applications');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await waitForText('23 applications');
  });

  test('downloads the shown rows as a file', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/applications?role=university`);
    await waitForText('23 applications');
    await page.getByRole('button', { name: 'Options' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Save as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^vetsync-university-applications-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
    expect(lines).toHaveLength(25);
    expect(lines[0]).toBe('﻿Applicant,Program,Status,Match,Submitted');
  });

  test('marks many under review at once after a confirmation', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/applications?role=university`);
    await selectAll(page);
    await page.getByRole('button', { name: 'Mark under review (9)' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Mark 9 applications under review?').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Mark under review' }).click();
    await waitForText('9 applications marked under review');
    await waitForText('23 applications');
    await selectAll(page);
    await expect
      .poll(() => page.getByRole('button', { name: 'Mark under review (0)' }).isDisabled())
      .toBe(true);
    await page.getByRole('button', { name: 'Clear selection' }).click();
  });

  test('an accepted applicant becomes a student', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/applications?role=university`);
    await page.getByRole('searchbox', { name: 'Search applications' }).fill('edith');
    await page.getByRole('button', { name: 'Review Edith Sandoval' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
    await page
      .getByRole('button', { name: /Accept/ })
      .last()
      .click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Veteran Students' }).first().click();
    await waitForText('128 students');
    await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Edith Sandoval');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Programs', exact: true }).first().click();
    await waitForText('6 programs');
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Bachelor of Science in Nursing/ }).click();
    const program = page.getByRole('dialog', { name: 'Bachelor of Science in Nursing' });
    await expectAccessible(page);
    await program.getByRole('link', { name: 'See 4 applicants' }).click();
    await waitForText('4 of 23 applications');
  });

  test('has no horizontal scrolling on a phone', async () => {
    const { page } = visit;
    await page.setViewportSize(sizes.phone.viewport);
    for (const route of ['', '/applications', '/students', '/programs']) {
      await page.goto(`${demoSite.url}/demo/platform${route}?role=university`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });
});
