import type { WorldCommand } from '@vetsync/machines/model/world';
import { simulatedReplyMs } from '@vetsync/machines/messages/model';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { appears } from '../support/appears.ts';
import { openSecondWindow, visitor, visitPerTest } from '../support/visitor.ts';
import { heading, path, tab } from '../support/demo.ts';
import { demoSite } from '../support/demoSite.ts';
import { applicant, storeWorld } from '../support/storedWorld.ts';

const at = (route: string) => `${demoSite.url}/demo/platform/${route}`;
const applicationId = 'NETWORK7';

/** The demo's veteran has applied for a job at Tech Corp. */
const applied = {
  type: 'job.submit',
  application: {
    ...applicant,
    id: applicationId,
    jobTitle: 'Network Engineer',
    company: 'Tech Corp',
    salary: '$92,000 to $112,000',
    location: 'Dallas, Texas',
    militarySkills: [],
  },
} satisfies WorldCommand;

const write = async (page: Page, text: string) => {
  const field = page.getByRole('textbox', { name: /^Message to / });
  await field.fill(text);
  await field.press('Enter');
  await page.getByRole('log').getByText(text).waitFor();
};
/** Chooses a weekday of next month and a time. */
async function offerTime(page: Page) {
  await page.getByRole('button', { name: 'Next month' }).click();
  const days = page.getByRole('gridcell').getByRole('button', { name: /^Wednesday/ });
  await days.nth(1).click();
  await page.getByRole('button', { name: '4:00 PM' }).click();
  await page.getByRole('button', { name: 'Offer times' }).press('Enter');
  await page.getByRole('heading', { name: /^Interview with / }).waitFor();
}

/** Messages and interviews between an organization and a veteran. */
describe('correspondence between organization and veteran', () => {
  const visit = visitPerTest(visitor);
  beforeEach(() => storeWorld(visit.page, applied));

  test('a message from the profile viewer appears in the messages and can be answered', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/veteran-profile?viewer=nonprofit`);
    await page.getByRole('button', { name: 'Send Message' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Message' });
    await dialog.getByRole('textbox', { name: /^Message/ }).fill('There is a seat in the March course.');
    await dialog.getByRole('button', { name: 'Send message' }).press('Enter');
    await page.getByRole('link', { name: 'See it in your messages' }).click();
    await page.getByRole('log').getByText('There is a seat in the March course.').waitFor();
    expect(path(page)).toMatch(/^\/demo\/platform\/community\/[\w-]+$/);
    await page.getByRole('log').getByText('Simulated').waitFor();
    await expectAccessible(page);
  });

  test('an answer arrives once, even after leaving the messages', async () => {
    const { page } = visit;
    await page.goto(at('messages?role=recruiter'));
    const first = page.getByRole('region', { name: 'Conversations' }).getByRole('link').first();
    await first.click();
    await write(page, 'Is Thursday at nine good?');
    await tab(page, 'Analytics').click();
    await heading(page, 'Analytics');
    await page.waitForTimeout(simulatedReplyMs);
    await page.goBack();
    await page.getByRole('log').getByText('Simulated').waitFor();
    await expect.poll(() => page.getByRole('log').getByText('Simulated').count()).toBe(1);
  });

  test('two people write to each other in two tabs of the demo', async () => {
    const { page } = visit;
    await page.goto(at('messages/about/NETWORK7?role=recruiter'));
    const other = await openSecondWindow(page);
    await other.goto(at('community/network?list=messages&with=recruiter&role=user'));
    await write(page, 'Could you start in May?');
    await other.getByRole('log').getByText('Could you start in May?').waitFor();
    await expectAccessible(other);
    await other.getByRole('textbox', { name: /^Message to / }).fill('Gladly, from the fourth.');
    await other.getByRole('button', { name: 'Send' }).press('Enter');
    await page.getByRole('log').getByText('Gladly, from the fourth.').waitFor();
    await expect(page.getByRole('log').getByText('Simulated').count()).resolves.toBe(0);
    await other.close();
  });

  test('the veteran is notified once of moving to interview and arranging it', async () => {
    const { page } = visit;
    await page.goto(at(`dashboard/application/${applicationId}?role=recruiter`));
    const review = page.getByRole('dialog', { name: 'Candidate Profile' });
    const move = review.getByRole('button', { name: 'Move to Interview' });
    await move.press('Enter');
    await review.getByRole('heading', { name: 'Move Marcus Delaney to interview?' }).waitFor();
    const recorded = appears(page, /^Decision recorded: Interview$/);
    await move.press('Enter');
    await recorded;
    await review.waitFor({ state: 'hidden' });
    await page.goto(at(`interviews?offer=application:${applicationId}&role=recruiter`));
    await offerTime(page);
    await page.goto(at('?role=user'));
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const inbox = page.getByRole('dialog', { name: 'Notifications' });
    await inbox.getByRole('link', { name: /Interview Scheduled/ }).waitFor();
    await expect
      .poll(() => inbox.getByRole('link', { name: /Interview Scheduled|Application Update/ }).count())
      .toBe(1);
  });

  test('a university arranges an interview from its applications, by keyboard only', async () => {
    const { page } = visit;
    await page.goto(at('applications?role=university'));
    const opener = page.getByRole('button', { name: 'Interview Elias Stillwell' });
    await opener.press('Enter');
    await page.getByRole('heading', { name: 'Schedule interview' }).waitFor();
    await page.getByText('Elias Stillwell').first().waitFor();
    expect(path(page)).toBe('/demo/platform/applications');
    await expectAccessible(page);
    await offerTime(page);
    await page.goto(at('applications?role=university'));
    await page.getByRole('row', { name: /Elias Stillwell.*Interview Scheduled/ }).waitFor();
  });
});
