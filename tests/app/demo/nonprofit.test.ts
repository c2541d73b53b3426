import type { WorldCommand } from '@vetsync/machines/model/world';
import type { Page } from 'playwright-core';
import { appears } from '../support/appears.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { leave, visitPerTest } from '../support/visitor.ts';
import { demoVisitor, heading, path, query, sizes, switchProfile, tab } from '../support/demo.ts';
import { demoSite } from '../support/demoSite.ts';
import { chooseReason } from '../support/staff.ts';
import { applicant, housingRequest, storeWorld } from '../support/storedWorld.ts';

const application = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const statText = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).textContent();

/** The nonprofit has approved the veteran's request. */
const approval = {
  type: 'nonprofit.decide',
  applicationId: housingRequest.application.id,
  decision: 'approve',
  subject: 'Housing Assistance',
  personId: applicant.veteranId,
} satisfies WorldCommand;

/** A veteran asks to join a program. The nonprofit approves, rejects and reverts. */
describe('the nonprofit', () => {
  const visit = visitPerTest(demoVisitor);

  /** Opens the portal in this window and in a second one, after these commands. */
  async function openInTwoTabs(...commands: WorldCommand[]) {
    const { page, another } = visit;
    await storeWorld(page, ...commands);
    await page.goto(`${demoSite.url}/demo/platform?role=nonprofit`);
    const second = await another();
    await second.goto(`${demoSite.url}/demo/platform?role=nonprofit`);
    return { page, second };
  }

  test("a veteran's application is in the queue, most urgent first", async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/organization/3?open=apply&listing=3-housing`);
    const form = page.getByRole('dialog');
    await form.getByText('Moving costs').click();
    await form.getByRole('textbox', { name: /Your situation now/ }).fill('Our lease ends in May.');
    await form.getByRole('button', { name: 'Submit Application' }).click();
    await form.waitFor({ state: 'hidden' });
    await switchProfile(page, /Nonprofit Portal.*1 unread/);
    await heading(page, 'Nonprofit Program Dashboard');
    await page.getByText('10 applications', { exact: true }).waitFor();
    await application(page, 'Marcus Delaney').getByText('Our lease ends in May.').waitFor();
    for (const [label, count] of [
      ['Participants', '342'],
      ['Transitions', '156'],
      ['Housing placements', '67'],
    ] as const)
      await expect.poll(() => statText(page, label)).toContain(count);
    await expectAccessible(page);
  });

  test('Quick Approve moves a veteran from the queue to the participants, in other tabs too', async () => {
    const { page, second } = await openInTwoTabs(housingRequest);
    await second.getByText('10 applications', { exact: true }).waitFor();
    const approved = appears(page, /^Application Approved/);
    const sent = appears(page, /^The decision about Marcus Delaney was sent/);
    await page.getByRole('button', { name: 'Quick Approve Marcus Delaney' }).dblclick();
    await Promise.all([approved, sent]);
    await application(page, 'Marcus Delaney').waitFor({ state: 'hidden' });
    await expect.poll(() => statText(page, 'Participants')).toContain('343');
    await expectAccessible(page);
    await second.getByText('9 applications', { exact: true }).waitFor();
    await expect.poll(() => statText(second, 'Participants')).toContain('343');
    await second.getByRole('link', { name: /^Program Participants/ }).click();
    await second.getByText('343 participants').waitFor();
    await second.getByRole('link', { name: /^Marcus Delaney/ }).click();
    const record = second.getByRole('dialog', { name: 'Marcus Delaney' });
    await expect.poll(() => record.getByRole('textbox', { name: /^Progress/ }).inputValue()).toBe('25');
    await record.getByText('A move that is paid for').waitFor();
    await record.getByText('Active', { exact: true }).first().waitFor();
    await expectAccessible(second);
  });

  test('a veteran is notified of the approval and sees Active on the program', async () => {
    const { page } = visit;
    await storeWorld(page, housingRequest, approval);
    await page.goto(`${demoSite.url}/demo/organization/3?role=user`);
    await page.getByRole('main').getByText('Active', { exact: true }).first().waitFor();
    await page
      .getByRole('button', { name: /Notifications/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByText(/You’re in the program/)
      .waitFor();
  });

  test('undoing an approval in the review removes the participant in other tabs', async () => {
    const { page, second } = await openInTwoTabs(housingRequest, approval);
    for (const each of [page, second]) {
      await each.getByRole('link', { name: /^Program Participants/ }).click();
      await each.getByText('343 participants').waitFor();
      await each.getByRole('link', { name: /^Marcus Delaney/ }).click();
    }
    await page.getByRole('link', { name: 'See the application' }).click();
    const review = page.getByRole('dialog', { name: 'Program Application Review' });
    await review.getByRole('button', { name: /^Undo/ }).click();
    await second.getByRole('dialog', { name: 'Record not found' }).waitFor();
    await second.keyboard.press('Escape');
    await second.getByText('342 participants').waitFor();
  });

  test('Quick Approve is undone from its report, in other tabs too', async () => {
    const { page, second } = await openInTwoTabs(housingRequest);
    await page.getByRole('button', { name: 'Quick Approve Marcus Delaney' }).click();
    await second.getByText('9 applications', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('The decision about Marcus Delaney was undone').waitFor();
    await page.getByRole('button', { name: 'Quick Approve Marcus Delaney' }).waitFor();
    await second.getByText('10 applications', { exact: true }).waitFor();
  });

  test('a rejected application stays in the queue, marked, until that is undone', async () => {
    const { page, second } = await openInTwoTabs();
    await page.getByRole('button', { name: 'Review Loretta Vandermeer' }).click();
    const review = page.getByRole('dialog', { name: 'Program Application Review' });
    await review.waitFor();
    expect(path(page)).toBe('/demo/platform/dashboard/application/program-1');
    await expectAccessible(page);
    await review.getByRole('button', { name: 'Reject' }).click();
    await review.getByRole('heading', { name: 'Turn down Loretta Vandermeer?' }).waitFor();
    await chooseReason(page);
    await review.getByRole('button', { name: 'Reject' }).click();
    await page.getByText('Application Rejected').first().waitFor();
    await page
      .getByText('The application has been rejected and the veteran will be notified.')
      .first()
      .waitFor();
    await review.waitFor({ state: 'hidden' });
    // Behind those that wait, where a small window may not draw it.
    await expect.poll(() => page.getByRole('row').nth(1).textContent()).not.toContain('Loretta Vandermeer');
    for (const each of [page, second]) await each.getByRole('searchbox').fill('Loretta');
    const row = application(page, 'Loretta Vandermeer');
    await row.getByText('Rejected', { exact: true }).waitFor();
    await expect(row.getByRole('button', { name: /Quick Approve/ }).count()).resolves.toBe(0);
    await application(second, 'Loretta Vandermeer').getByText('Rejected', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Review Loretta Vandermeer' }).click();
    await review.getByRole('button', { name: /^Undo/ }).click();
    await application(second, 'Loretta Vandermeer')
      .getByRole('button', { name: /Quick Approve/ })
      .waitFor();
  });

  test('filters the queue by priority and program and keeps that in the URL', async () => {
    const { page } = visit;
    await storeWorld(page, housingRequest);
    await page.goto(`${demoSite.url}/demo/platform?role=nonprofit`);
    const filterBy = async (option: string) => {
      await page.getByRole('button', { name: 'Filter' }).click();
      await page.getByRole('menuitemradio', { name: option }).click();
    };
    await filterBy('Critical');
    await expect.poll(() => query(page, 'priority')).toBe('Critical');
    await page.getByText('2 of 10 applications').waitFor();
    await page.reload();
    await application(page, 'Curtis Applewhite').waitFor();
    await page.getByText('2 of 10 applications').waitFor();
    await filterBy('Family Support');
    await page.getByText('No applications match').waitFor();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByText('10 applications', { exact: true }).waitFor();
  });

  test('programs, services and their aliases', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform?role=nonprofit`);
    await tab(page, 'Programs').click();
    await heading(page, 'Programs');
    await expectAccessible(page);
    await page.getByText('3 programs', { exact: true }).waitFor();
    await page.getByRole('link', { name: /^Family Support/ }).click();
    const program = page.getByRole('dialog', { name: 'Family Support' });
    await program.getByText('74 of 80 spots').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await program.waitFor({ state: 'hidden' });
    expect(path(page)).toBe('/demo/platform/programs');
    await page.goto(`${demoSite.url}/demo/platform/resources?role=nonprofit`);
    await heading(page, 'Support Services');
    await expect.poll(() => path(page)).toBe('/demo/platform/services');
    await page.getByRole('article', { name: 'Deposit fund' }).waitFor();
    await expectAccessible(page);
  });

  test('what is done with a participant is there in other tabs, after a reload, and in the file', async () => {
    const { page, second } = await openInTwoTabs(housingRequest, approval);
    for (const each of [page, second]) {
      await each.getByRole('link', { name: /^Program Participants/ }).click();
      await each.getByText('343 participants').waitFor();
      await each.getByRole('link', { name: /^Marcus Delaney/ }).click();
    }
    const record = page.getByRole('dialog', { name: 'Marcus Delaney' });
    await record.getByLabel('What comes next').fill('See the landlord together');
    await record.getByRole('button', { name: 'Save', exact: true }).click();
    await record.getByText('Next step: See the landlord together').waitFor();
    await record.getByRole('button', { name: 'Unassigned. Change' }).click();
    await page.getByRole('menuitemradio', { name: 'Walter Amadi' }).click();
    await record.getByText('Saved. The person can see who’s assigned to them.').waitFor();
    await expectAccessible(page);
    const other = second.getByRole('dialog', { name: 'Marcus Delaney' });
    await other.getByText('Next step: See the landlord together').waitFor();
    await other.getByRole('button', { name: 'Assigned to Walter Amadi. Change' }).waitFor();
    await page.reload();
    await record.getByText('Next step: See the landlord together').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('vetsync-participants.csv');
  });

  test('nothing is cut off on a phone', async () => {
    const { page } = await demoVisitor(sizes.phone);
    for (const route of ['dashboard', 'participants', 'services', 'programs']) {
      await page.goto(`${demoSite.url}/demo/platform/${route}?role=nonprofit`);
      await page.getByText('Sample data:', { exact: false }).waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([route, overflow]).toEqual([route, 0]);
      await expectAccessible(page);
    }
    await leave(page);
  });
});
