import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { leave } from '../support/visitor.ts';
import { demoVisitor, heading, query, sizes } from '../support/demo.ts';
import { openHydrated, openPalette, focused, headingHasFocus, isWithin, tabTo } from '../support/keyboard.ts';
import { demoSite } from '../support/demoSite.ts';

const panel = '[role=dialog], [role=alertdialog]';

const open = async (size: (typeof sizes)[keyof typeof sizes], to = '/demo/platform') => {
  const { page, errors, apiRequests } = await demoVisitor(size);
  await openHydrated(page, demoSite.url + to);
  return {
    page,
    async close() {
      expect([errors, apiRequests]).toEqual([[], []]);
      await leave(page);
    },
  };
};

/** The veteran's home with the keyboard only. */
describe('the demo by keyboard', () => {
  test('skips the navigation and moves through it', async () => {
    const { page, close } = await open(sizes.desktop);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    await expect.poll(() => isWithin(page, 'main')).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isWithin(page, 'main')).toBe(true);

    for (const label of ['AI Battle Buddy', 'Profile', 'Dashboard']) {
      await tabTo(page, label, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.title()).toContain(label);
      await expect.poll(() => headingHasFocus(page)).toBe(true);
    }
    await close();
  });

  test('Ctrl+K finds a page by its name, and does not cover a dialog', async () => {
    const { page, close } = await open(sizes.desktop);
    const palette = await openPalette(page, 'Go to');
    await page.keyboard.press('Control+k');
    await palette.waitFor({ state: 'hidden' });

    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.keyboard.type('educ');
    await expect.poll(() => palette.getByRole('menuitem').allTextContents()).toEqual(['Education Hub ']);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/demo/platform/education?role=user');
    await palette.waitFor({ state: 'hidden' });
    await expect.poll(() => headingHasFocus(page)).toBe(true);

    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.keyboard.type('settings');
    await expect.poll(() => palette.getByRole('menuitem').allTextContents()).toEqual(['Settings ']);
    await page.keyboard.press('Enter');
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.waitFor();
    await page.keyboard.press('Control+k');
    expect([await settings.isVisible(), await palette.isVisible()]).toEqual([true, false]);
    await close();
  });

  test('panels receive the focus and return it', async () => {
    const { page, close } = await open(sizes.desktop);
    for (const control of ['Crisis line', 'Settings', 'Help', 'Notifications']) {
      await tabTo(page, control);
      await throughPanel(page, control);
    }
    await tabTo(page, 'View All Activities');
    await throughPanel(page, 'View All Activities');
    // Reset is in the list of profiles, which closes for the question and has the focus again afterwards.
    await tabTo(page, /Veteran Experience/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Reset the demo');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Start the demo over?' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toMatch(/Veteran Experience/);
    expect(query(page, 'open')).toBeNull();
    await close();
  });

  test('a conversation by Enter, with the focus staying in it', async () => {
    const { page, close } = await open(sizes.desktop);
    await tabTo(page, /^Message to Battle Buddy/);
    await page.keyboard.type('What about my GI Bill?');
    await Promise.all([page.getByText('Battle Buddy is typing…').waitFor(), page.keyboard.press('Enter')]);
    expect(await focused(page)).toMatch(/^Message to Battle Buddy/);
    await page.keyboard.press('Enter');
    await page.getByText('Battle Buddy is typing…').waitFor({ state: 'hidden' });
    expect(await focused(page)).toMatch(/^Message to Battle Buddy/);
    await expect.poll(() => page.getByRole('log').getByText('What about my GI Bill?').count()).toBe(1);
    await tabTo(page, 'Education planning');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Message to Battle Buddy/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('log').getByText('Education planning').count()).toBe(1);
    await close();
  });

  test('switches the profile, and on a phone uses the dropdown and the More sheet', async () => {
    const { page, close } = await open(sizes.phone);
    await tabTo(page, /Veteran Experience/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('link', { name: /^Recruiter Tab/ }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('link', { name: /^Recruiter Tab/ }).isVisible()).toBe(false);
    expect(await focused(page)).toMatch(/Veteran Experience/);
    await page.keyboard.press('Enter');
    await tabTo(page, /Recruiter Tab/);
    await page.keyboard.press('Enter');
    await expect.poll(() => query(page, 'role')).toBe('recruiter');
    await expect.poll(() => headingHasFocus(page)).toBe(true);

    await tabTo(page, 'More');
    await throughPanel(page, 'More');
    await page.keyboard.press('Enter');
    await tabTo(page, /Veteran Experience/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await heading(page, 'Welcome back, Marcus Delaney');
    await tabTo(page, 'More');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, 'AI Battle Buddy');
    await page.keyboard.press('Enter');
    await heading(page, 'Battle Buddy AI Assistant');
    await expect.poll(() => headingHasFocus(page)).toBe(true);
    await close();
  });

  test('edits the profile, with the focus on a heading before and after', async () => {
    const { page, close } = await open(sizes.tablet, '/demo/platform/profile');
    await tabTo(page, 'Edit Profile');
    await page.keyboard.press('Enter');
    await heading(page, 'Edit your profile');
    await expect.poll(() => headingHasFocus(page)).toBe(true);
    await tabTo(page, /^Location/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Tulsa, Oklahoma');
    await page.keyboard.press('Enter');
    await page.getByText('Your profile is saved.').waitFor();
    await page.getByText('Tulsa, Oklahoma').first().waitFor();
    await expect.poll(() => headingHasFocus(page)).toBe(true);
    await close();
  });

  test('arriving from the landing page focuses the heading', async () => {
    const { page } = await demoVisitor();
    await openHydrated(page, demoSite.url);
    await tabTo(page, 'Experience the Platform');
    await page.keyboard.press('Enter');
    await heading(page, 'Welcome back, Marcus Delaney');
    await expect.poll(() => headingHasFocus(page)).toBe(true);
    await leave(page);
  });
});

/** Opens a panel from the focused control, checks that it traps the focus, and closes it with Escape. */
const throughPanel = async (page: Page, control: string) => {
  await page.keyboard.press('Enter');
  await page.locator(panel).waitFor();
  await expect.poll(() => isWithin(page, panel), { message: control }).toBe(true);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await isWithin(page, panel), control).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.locator(panel).waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe(control);
};
