import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { appears } from '../support/appears.ts';
import { demoVisitor, profileLink, switchProfile } from '../support/demo.ts';
import { demoSite } from '../support/demoSite.ts';
import { chooseReason } from '../support/staff.ts';
import { visitPerTest } from '../support/visitor.ts';

/** Decides in an open review and waits until it has closed. */
async function decide(page: Page, route: string, choice: string) {
  await page.goto(`${demoSite.url}/demo/platform/${route}`);
  const dialog = page.getByRole('dialog');
  const recorded = appears(page, /^Decision recorded/);
  await dialog.getByRole('button', { name: choice, exact: true }).click();
  if (choice === 'Reject') await chooseReason(page);
  await dialog
    .getByRole('button', { name: new RegExp(`^${choice}`) })
    .first()
    .click();
  await recorded;
  await dialog.waitFor({ state: 'detached' });
}

describe('notification of a decision', () => {
  const visit = visitPerTest(demoVisitor);

  test('goes to nobody for a sample applicant', async () => {
    const { page } = visit;
    await decide(page, 'dashboard/application/recruiter-13?role=recruiter', 'Reject');
    await decide(page, 'applications/application/university-1?role=university', 'Accept');
    await decide(page, 'dashboard/application/program-1?role=nonprofit', 'Approve');
    await (await profileLink(page, 'Veteran Experience')).waitFor();
    await expect((await profileLink(page, /Veteran Experience.*unread/)).count()).resolves.toBe(0);
    await page.goto(`${demoSite.url}/demo/platform?role=user`);
    await page.getByRole('button', { name: 'Notifications', exact: true }).click();
    await expect(page.getByText('Application Update').count()).resolves.toBe(0);
  });

  test('goes to the veteran for their own application', async () => {
    const { page } = visit;
    await decide(page, 'applications/application/STA6R8WH?role=university', 'Accept');
    await switchProfile(page, /Veteran Experience.*1 unread/);
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await page.getByRole('link', { name: /Application Update/ }).click();
    await page.waitForURL(/\/application\/STA6R8WH/);
  });
});

/** Records every text that a fading dialog shows from now on. */
const watchFading = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const look = () =>
      document
        .querySelectorAll('[data-exiting] [role$="dialog"]')
        .forEach((item) => seen.add((item as HTMLElement).innerText));
    const changes = { subtree: true, childList: true, characterData: true, attributes: true } as const;
    new MutationObserver(look).observe(document.body, changes);
    Object.assign(globalThis, { fadingTexts: seen });
  });
const fadingTexts = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { fadingTexts: Set<string> }).fadingTexts]);

describe('a closing dialog', () => {
  const visit = visitPerTest(demoVisitor);
  beforeEach(() => visit.page.emulateMedia({ reducedMotion: 'no-preference' }));

  test.each([
    ['dashboard/application/recruiter-14?role=recruiter', 'Reject', 'Rejected'],
    ['applications/application/university-2?role=university', 'Waitlist', 'Waitlist'],
    ['dashboard/application/program-2?role=nonprofit', 'Reject', 'Rejected'],
  ])('shows the decision until it has closed: %s', async (route, choice, label) => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/${route}`);
    await page.getByRole('dialog').getByRole('button', { name: choice, exact: true }).waitFor();
    await watchFading(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: choice, exact: true }).click();
    if (choice === 'Reject') await chooseReason(page);
    await dialog
      .getByRole('button', { name: new RegExp(`^${choice}`) })
      .first()
      .click();
    await dialog.waitFor({ state: 'detached' });
    const texts = await fadingTexts(page);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text).toContain(`Decision recorded: ${label}`);
      expect(text).not.toMatch(/What’s your decision|Make an Offer/);
    }
  });

  test('that closes immediately keeps its content until it has closed', async () => {
    const { page } = visit;
    let fadingCount = 0;
    for (const route of [
      'education?open=apply&listing=caprock&role=user',
      'career?open=apply&listing=operations-manager&role=user',
    ]) {
      await page.goto(`${demoSite.url}/demo/platform/${route}`);
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      // A dialog that has not appeared yet does not fade out.
      await page.waitForFunction(() => {
        const surface = document.querySelector('[role="dialog"]')?.parentElement?.parentElement;
        return surface && getComputedStyle(surface).opacity === '1';
      });
      const shown = await dialog.innerText();
      await watchFading(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      // A browser may remove one dialog without a fade, but not all of them.
      const texts = await fadingTexts(page);
      fadingCount += texts.length;
      for (const text of texts) expect(text, route).toBe(shown);
    }
    expect(fadingCount).toBeGreaterThan(0);
  });
});
