import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { leave } from '../support/visitor.ts';
import { demoVisitor, heading, openProfiles, query, sizes, tab } from '../support/demo.ts';
import { demoSite } from '../support/demoSite.ts';

const welcome = 'Welcome back, Marcus Delaney';

const rename = async (page: Page, name: string) => {
  await page.goto(`${demoSite.url}/demo/platform/profile?open=edit`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Your profile is saved.').waitFor();
  await heading(page, name);
};

/** What the demo stores, for whom, and for how long. */
describe("the demo's storage", () => {
  test('an edited profile survives a reload and reaches other tabs, and the root resets only its own tab', async () => {
    const { page, errors, apiRequests, another } = await demoVisitor();
    const other = await another();
    await other.goto(`${demoSite.url}/demo/platform`);
    await heading(other, welcome);
    await rename(page, 'Rosa Marquez');
    await heading(other, 'Welcome back, Rosa Marquez');
    await page.reload();
    await heading(page, 'Rosa Marquez');
    expect([errors, apiRequests]).toEqual([[], []]);

    const third = await another();
    await third.goto(`${demoSite.url}/demo/platform`);
    await heading(third, 'Welcome back, Rosa Marquez');
    await other.close();
    await third.close();
    await page.goto(demoSite.url);
    await page.goto(`${demoSite.url}/demo/platform`);
    await heading(page, welcome);
    await leave(page);
  });

  test('Reset asks for confirmation and starts over in every tab', async () => {
    const { page, errors, apiRequests, another } = await demoVisitor();
    const other = await another();
    await other.goto(`${demoSite.url}/demo/platform`);
    await rename(page, 'Rosa Marquez');
    await heading(other, 'Welcome back, Rosa Marquez');
    const question = page.getByRole('alertdialog', { name: 'Start the demo over?' });
    await openProfiles(page);
    await page.getByRole('button', { name: 'Reset the demo' }).click();
    await question.getByRole('button', { name: 'Keep going' }).click();
    await question.waitFor({ state: 'hidden' });
    await heading(page, 'Rosa Marquez');
    await openProfiles(page);
    await page.getByRole('button', { name: 'Reset the demo' }).click();
    await question.getByRole('button', { name: 'Start over' }).click();
    await heading(other, welcome);
    await tab(page, 'Dashboard').click();
    await heading(page, welcome);
    expect([errors, apiRequests]).toEqual([[], []]);
    await leave(page);
  });

  test('settings survive a reload and apply to every page', async () => {
    const { page, errors } = await demoVisitor({ ...sizes.desktop, colorScheme: 'light' });
    await page.goto(`${demoSite.url}/demo/platform`);
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    for (const choice of ['Dark', 'Largest', 'Reduced'])
      await settings.getByRole('radio', { name: choice }).click();
    const shown = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    const chosen = { theme: 'dark', textSize: 'largest', motion: 'reduced' };
    await expect.poll(shown).toMatchObject(chosen);
    for (const to of ['/demo/platform', '/veteran-profile']) {
      await page.goto(demoSite.url + to);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(shown).toMatchObject(chosen);
    }
    expect(errors).toEqual([]);
    await leave(page);
  });

  test('signing out of the demo clears the profile and keeps the world', async () => {
    const { page } = await demoVisitor();
    await rename(page, 'Rosa Marquez');
    await page.getByRole('button', { name: 'Logout' }).click();
    await heading(page, 'You’re signed out of the demo');
    expect(query(page, 'role')).toBe('none');
    await page.goBack();
    await heading(page, 'Rosa Marquez');
    await leave(page);
  });

  test.each([
    ['Letter', 612, 792],
    ['A4', 595, 842],
  ])('a resume on %s has that size and selectable text', async (paper, width, height) => {
    const { page } = await demoVisitor();
    await page.goto(`${demoSite.url}/demo/platform/profile?open=resume`);
    await heading(page, 'Your resume');
    await page.getByRole('radio', { name: paper, exact: true }).click();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes.length).toBeGreaterThan(0);
    for (const [, wide, tall] of boxes) {
      expect(Math.abs(Number(wide) - width)).toBeLessThan(1);
      expect(Math.abs(Number(tall) - height)).toBeLessThan(1);
    }
    // Fonts that map glyphs to characters, and no images instead of text.
    expect(pdf).toContain('/ToUnicode');
    expect(pdf).not.toContain('/Subtype /Image');
    await page.emulateMedia({ media: 'print' });
    const printed = await page.evaluate(() => document.body.innerText);
    expect(printed).toContain('Marcus Delaney');
    for (const tool of ['Print or save as PDF', 'AI Battle Buddy', 'Reset', 'Crisis line'])
      expect(printed).not.toContain(tool);
    await leave(page);
  });

  test.each([
    ['university', 'University View', 'Applicant', 'Academic Program Match'],
    ['recruiter', 'Recruiter View', 'Candidate', 'Position Fit Assessment'],
    ['nonprofit', 'Nonprofit View', 'Program Participant', 'Program Engagement Level'],
  ])('the profile as seen by a %s', async (viewer, view, person, fit) => {
    const { page, errors, apiRequests } = await demoVisitor(sizes.phone);
    await page.goto(`${demoSite.url}/veteran-profile?viewer=${viewer}`);
    for (const badge of [view, person, 'Active'])
      await page.getByText(badge, { exact: true }).first().waitFor();
    await page.getByRole('heading', { name: fit }).waitFor();
    for (const figure of ['80% used', '28', '12', '16', '60%'])
      await page.getByText(figure).first().waitFor();
    await page
      .getByRole('link', { name: 'Back to Platform' })
      .or(page.getByRole('button', { name: 'Back to Platform' }))
      .click();
    await heading(page, welcome);
    expect([errors, apiRequests]).toEqual([[], []]);
    await leave(page);
  });

  test('a veteran sees their profile without an assessment and returns to where they were', async () => {
    const { page } = await demoVisitor();
    await page.goto(`${demoSite.url}/veteran-profile`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const words of ['University View', 'Recruiter View', 'Position Fit Assessment'])
      await expect(page.getByText(words).count()).resolves.toBe(0);
    await page
      .getByRole('link', { name: 'Back to Platform' })
      .or(page.getByRole('button', { name: 'Back to Platform' }))
      .click();
    await page.waitForURL('**/demo/platform**');
    await leave(page);
  });
});
