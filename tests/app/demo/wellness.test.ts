import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { profileLink } from '../support/demo.ts';
import { visitor, visitPerTest } from '../support/visitor.ts';
import { demoSite } from '../support/demoSite.ts';
import { appointmentRequest, storeWorld } from '../support/storedWorld.ts';

/**
 * A veteran of the demo requests, moves and cancels an appointment and completes a check-in. Their time zone is New
 * York.
 */
describe('wellness', () => {
  const visit = visitPerTest(() => visitor({ timezoneId: 'America/New_York' }));
  const query = () => new URL(visit.page.url()).searchParams;
  const path = () => new URL(visit.page.url()).pathname;

  test('shows 98 percent readiness in charts', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/wellness`);
    await page.getByRole('heading', { level: 1, name: 'Wellness Command' }).waitFor();
    await page.getByRole('heading', { name: 'Readiness by week' }).waitFor();
    await expect.poll(() => page.getByText('98%', { exact: true }).count()).toBe(1);
    await expectAccessible(page);
  });

  test('finds a provider and keeps the search in the URL', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/wellness`);
    await page.getByRole('link', { name: 'Medical Appointments' }).click();
    await page.getByRole('link', { name: 'Find Provider' }).click();
    const finder = page.getByRole('dialog', { name: 'Find Healthcare Providers' });
    await finder.getByRole('searchbox').fill('mental');
    await finder.getByRole('heading', { name: '4 providers found' }).waitFor();
    await expect.poll(() => query().get('q')).toBe('mental');
    await expectAccessible(page);
    await page.reload();
    await finder.getByRole('heading', { name: '4 providers found' }).waitFor();
    await finder.getByRole('button', { name: 'Schedule with Dr. Grace Osei' }).click();
    await page.getByRole('dialog', { name: 'Schedule Appointment' }).waitFor();
  });

  test('a request survives a reload, is sent once and notifies the medical center', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/wellness/appointments?open=schedule&provider=osei`);
    const dialog = page.getByRole('dialog', { name: 'Schedule Appointment' });
    const submit = dialog.getByRole('button', { name: 'Send Request' });
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: /Appointment type/ }).click();
    await page.getByRole('option', { name: 'Mental Health Session' }).click();
    await dialog.getByRole('button', { name: 'Next month' }).click();
    await dialog.locator('[role=button]:not([aria-disabled=true])', { hasText: /^1\d$/ }).first().click();
    await dialog.getByRole('radio').last().click();
    await dialog.getByText(/, their time$/).waitFor();
    await dialog.getByRole('textbox').fill('Sleeping badly.');
    await page.reload();
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('Sleeping badly.');
    await expectAccessible(page);
    await Promise.all([
      dialog.getByRole('button', { name: 'Sending Request...' }).waitFor(),
      submit.dblclick(),
    ]);
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Appointment request sent!').waitFor();
    await page.getByText('Appointment request sent to medical center!').waitFor();
    await expect.poll(() => page.getByRole('link', { name: /^View Details/ }).count()).toBe(4);
    await expect.poll(() => query().has('open')).toBe(false);
    await (await profileLink(page, 'Medical Center.*1 unread')).waitFor();
  });

  /** Opens the page of a requested appointment. */
  async function openRequest() {
    const { page } = visit;
    await storeWorld(page, appointmentRequest);
    await page.goto(`${demoSite.url}/demo/platform/wellness/appointments`);
    await page
      .getByRole('link', { name: /^View Details: Mental Health Session, .* 1\d$/ })
      .last()
      .click();
    return page;
  }

  test('exports an appointment to a calendar at the correct time', async () => {
    const page = await openRequest();
    await page.getByText('Requested, not').or(page.getByText('The provider reviews')).first().waitFor();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('mental-health-session-with-dr-grace-osei.ics');
    const text = readFileSync(await file.path(), 'utf8');
    // 3:30 PM in Chicago, in daylight saving or standard time.
    expect(text).toMatch(/DTSTART:\d{8}T(20|21)3000Z/);
  });

  test('back, forward and Escape open and close the dialog for another time', async () => {
    const page = await openRequest();
    const dialog = page.getByRole('dialog', { name: 'Reschedule Appointment' });
    await page.getByRole('link', { name: 'Reschedule' }).click();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    await page.goForward();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(path()).toMatch(/\/wellness\/appointment\/\w{8}$/);
  });

  test('cancels an appointment after a confirmation', async () => {
    const page = await openRequest();
    await page.getByRole('button', { name: 'Cancel appointment' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel this appointment?' });
    await question.getByRole('button', { name: 'Cancel appointment' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'All appointments' }).click();
    await page.getByText('Past and canceled appointments').waitFor();
    await expect.poll(() => page.getByRole('link', { name: /^View Details/ }).count()).toBe(3);
  });

  test('an answer that suggests a crisis shows the crisis line immediately', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/wellness`);
    await page.getByRole('link', { name: 'Wellness Check' }).click();
    await page.getByRole('button', { name: 'Start the check' }).click();
    for (let question = 1; question <= 6; question += 1) {
      await page.waitForURL(`**question=${question}*`);
      await page.getByText('Not at all').click();
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.waitForURL('**question=7*');
    await expectAccessible(page);
    await page.getByText('Some days').click();
    const line = page.getByRole('region', { name: 'Veterans Crisis Line' });
    await line.getByRole('link', { name: /^Call 988/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear my answers' }).click();
    await page.getByRole('button', { name: 'Start the check' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Start the check' }).waitFor();
  });

  test('shows wellness and claims on their own screen', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/wellness-claims`);
    await page.getByRole('button', { name: 'Show all steps: Left knee strain' }).click();
    expect(query().get('claim')).toBe('knee');
    await page.getByText('Claim received', { exact: true }).first().waitFor();
    await expectAccessible(page);
  });
});
