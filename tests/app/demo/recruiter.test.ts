import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { demoVisitor, heading, path, query, sizes } from '../support/demo.ts';
import { demoSite } from '../support/demoSite.ts';
import { visitPerTest } from '../support/visitor.ts';

/** A recruiter processes applications, candidates and jobs of the demo's company. */
describe("the recruiter's portal", () => {
  const visit = visitPerTest(demoVisitor);
  const waitForText = (text: string) => visit.page.getByText(text, { exact: true }).waitFor();
  const figureOf = (name: string) => visit.page.getByRole('article', { name, exact: true }).textContent();
  const goTo = (name: RegExp) => visit.page.getByRole('link', { name }).first().click();

  test('shows figures and applications, and searches and filters them', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/recruiter-dashboard`);
    await heading(page, 'Applications');
    await expect.poll(() => figureOf('Candidates')).toContain('1,247');
    expect(await figureOf('Open positions')).toContain('45');
    expect(await figureOf('Cleared')).toContain('234');
    await waitForText('48 applications');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitemradio', { name: /^Network Engineer/ }).click();
    await waitForText('4 of 48 applications');
    await expect.poll(() => query(page, 'listing')).toBe('Network Engineer');
    await page.reload();
    await waitForText('4 of 48 applications');
  });

  test('opens a review and decides a hire by keyboard only, and the counters update', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/recruiter-dashboard?job=Network+Engineer`);
    await waitForText('4 of 48 applications');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await waitForText('48 applications');
    await page
      .getByRole('button', { name: /^Review / })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 of 48').waitFor();
    expect(path(page)).toMatch(/\/application\/recruiter-\d+$/);
    await dialog.getByRole('button', { name: 'Hire', exact: true }).press('Enter');
    await dialog.getByRole('heading', { name: /^Hire .+\?$/ }).waitFor();
    await dialog.getByRole('button', { name: 'Hire', exact: true }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => figureOf('Open positions')).toContain('44');
    expect(await figureOf('Applications')).toContain('25 wait for a decision');
  });

  test('finds candidates, compares four and rejects a fifth', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/recruiter-dashboard`);
    await goTo(/^Candidate Pool/);
    await heading(page, 'Candidate Pool');
    await waitForText('156 candidates');
    await page.getByRole('searchbox', { name: 'Search candidates' }).fill('network');
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: /^Top Secret/ })
      .click();
    await expect.poll(() => query(page, 'clearance')).toBe('Top Secret');
    for (const _ of [1, 2, 3, 4])
      await page
        .getByRole('row')
        .getByRole('button', { name: /^Compare / })
        .first()
        .click();
    await waitForText('That’s as many as fit side by side: 4. Remove one to choose another.');
    const fifth = page.getByRole('row').getByRole('button', { name: /^Compare / });
    expect(await fifth.first().getAttribute('aria-disabled')).toBe('true');
    await page.getByText('4 at most').first().waitFor();
    await expectAccessible(page);
    const tray = page.getByRole('region', { name: 'Candidates to compare' });
    await tray.getByRole('button', { name: 'Compare', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare candidates' });
    await dialog.getByRole('columnheader').nth(4).waitFor();
    expect(path(page)).toContain('/candidates/compare/');
    expect(query(page, 'clearance')).toBe('Top Secret');
    await expectAccessible(page);
    await dialog
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect.poll(() => dialog.getByRole('columnheader').count()).toBe(4);
    await page.reload();
    await dialog.getByRole('columnheader').nth(3).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await waitForText('3 candidates to compare');
    expect(query(page, 'clearance')).toBe('Top Secret');
    await goTo(/^Active Jobs/);
    await waitForText('12 jobs');
    await goTo(/^Candidate Pool/);
    await waitForText('3 candidates to compare');
    await expect.poll(() => query(page, 'clearance')).toBe('Top Secret');
  });

  test('keeps the focus by keyboard when candidates are selected and removed', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/candidates?role=recruiter&q=network&clearance=Top+Secret`);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Compare / }) });
    for (const _ of [1, 2, 3])
      await row
        .getByRole('button', { name: /^Compare / })
        .first()
        .click();
    await waitForText('3 candidates to compare');
    await row
      .getByRole('button', { name: /^Compare / })
      .first()
      .press('Enter');
    await waitForText('That’s as many as fit side by side: 4. Remove one to choose another.');
    expect(await focused()).toBe('Remove');
    await page.keyboard.press('Enter');
    await waitForText('3 candidates to compare');
    expect(await focused()).toBe('Compare');
    const tray = page.getByRole('region', { name: 'Candidates to compare' });
    await tray
      .getByRole('button', { name: /^Remove / })
      .first()
      .press('Enter');
    await expect.poll(focused).toBe('2 candidates to compare');
    await tray.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
    await expect.poll(focused).toBe('Choose up to 4 to compare them side by side.');
  });

  test('opens a candidate and writes to them', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/candidates?role=recruiter`);
    await page.getByRole('rowheader').first().getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('How the candidate fits the position').waitFor();
    expect(path(page)).toMatch(/\/candidates\/candidate\/[\w-]+$/);
    const name = await dialog.getByRole('heading', { level: 2 }).textContent();
    await dialog.getByRole('link', { name: 'Message' }).click();
    await heading(page, name ?? '');
    expect(path(page)).toBe('/demo/platform/messages/new');
    await page.getByRole('textbox', { name: /Message/ }).waitFor();
    await expectAccessible(page);
  });

  test('a job links to its applicants', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/recruiter-dashboard`);
    await goTo(/^Active Jobs/);
    await waitForText('12 jobs');
    await expectAccessible(page);
    await page
      .getByRole('rowheader', { name: /^Network Engineer/ })
      .getByRole('link')
      .click();
    const dialog = page.getByRole('dialog', { name: 'Network Engineer' });
    await dialog.getByRole('link', { name: 'See 4 applicants' }).click();
    await heading(page, 'Applications');
    await waitForText('4 of 48 applications');
  });

  test('nothing is wider than the page on a phone', async () => {
    const { page } = visit;
    await page.setViewportSize(sizes.phone.viewport);
    for (const tab of ['', '/candidates', '/jobs']) {
      await page.goto(`${demoSite.url}/demo/platform${tab}?role=recruiter`);
      // The prerendered page's heading is shown first and removed with it.
      await page.waitForFunction(() => document.querySelector('h1')?.closest('[aria-busy=true]') === null);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });
});
