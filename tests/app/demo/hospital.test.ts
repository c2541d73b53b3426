import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { leave, visitPerTest } from '../support/visitor.ts';
import { demoVisitor, heading, path, query, sizes, switchProfile, tab } from '../support/demo.ts';
import { demoSite } from '../support/demoSite.ts';
import { appointmentRequest, storeWorld } from '../support/storedWorld.ts';

/** A veteran requests an appointment. The hospital sees it in its read-only portal. */
describe('the hospital', () => {
  const visit = visitPerTest(demoVisitor);

  /** Opens the only notification of the hospital, which leads to the requested appointment. */
  async function openNotification() {
    const { page } = visit;
    await page
      .getByRole('button', { name: /Notifications/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('Appointment Request').click();
    await heading(page, /^Mental Health Session with Marcus Delaney/);
    return page.getByRole('main');
  }

  test("a veteran's request appears in the hospital's dashboard and notifications", async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/wellness/appointments?open=schedule&provider=osei`);
    const form = page.getByRole('dialog', { name: 'Schedule Appointment' });
    await form.getByRole('button', { name: /Appointment type/ }).click();
    await page.getByRole('option', { name: 'Mental Health Session' }).click();
    await form.getByRole('button', { name: 'Next month' }).click();
    await form.locator('[role=button]:not([aria-disabled=true])', { hasText: /^1\d$/ }).first().click();
    await form
      .getByRole('radio', { name: /^\d+:\d\d [AP]M$/, disabled: false })
      .first()
      .click();
    await form.getByRole('textbox').fill('Sleeping badly.');
    await form.getByRole('button', { name: 'Send Request' }).click();
    await form.waitFor({ state: 'hidden' });
    await switchProfile(page, /Medical Center.*1 unread/);
    await heading(page, 'Hospital Management Portal');
    for (const [label, figure] of [
      ['Veteran patients', '1,247'],
      ['Mental health cases', '89'],
      ['Staff', '156'],
      ['Appointments', '13'],
    ] as const)
      await expect.poll(() => page.getByRole('article', { name: label }).textContent()).toContain(figure);
    await expectAccessible(page);
    const request = await openNotification();
    await request.getByText('Sleeping badly.').waitFor();
    await request.getByText('Requested', { exact: true }).waitFor();
    expect(path(page)).toBe('/demo/platform/appointments');
    expect(query(page, 'booking')).toMatch(/^\w{8}$/);
    await expectAccessible(page);
    // Its coordinator reads.
    expect(await request.getByRole('button').count()).toBe(0);
  });

  test("a request opens the patient's record, and back leads to the request", async () => {
    const { page } = visit;
    await storeWorld(page, appointmentRequest);
    await page.goto(`${demoSite.url}/demo/platform?role=hospital`);
    const request = await openNotification();
    await request.getByRole('link', { name: 'Open the patient’s record' }).click();
    const record = page.getByRole('dialog', { name: 'Marcus Delaney' });
    await record.getByRole('link', { name: 'Routine Check-up' }).waitFor();
    await expect.poll(() => record.getByRole('link', { name: 'Mental Health Session' }).count()).toBe(2);
    await expectAccessible(page);
    await page.goBack();
    await request.getByText('Sleeping badly.').waitFor();
    await request.getByRole('link', { name: 'Appointments' }).click();
    await heading(page, 'Appointments');
  });

  test('another tab shows a request and updates when the veteran cancels', async () => {
    const { page } = visit;
    await storeWorld(page, appointmentRequest);
    await page.goto(`${demoSite.url}/demo/platform/wellness/appointments?role=user`);
    const second = await visit.another();
    await second.goto(`${demoSite.url}/demo/platform/appointments?role=hospital`);
    await second.getByText('7 requests').waitFor();
    await page
      .getByRole('link', { name: /^View Details: Mental Health Session, .* 1\d$/ })
      .last()
      .click();
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Cancel/ })
      .click();
    await second.getByText('6 requests').waitFor();
    await second.close();
  });

  test('patients are filtered, opened and browsed by keyboard only', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform/patients?role=hospital&priority=high`);
    await heading(page, 'Veteran Patients');
    await page.getByText('89 patients').waitFor();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Search by name' }).focus();
    await page.keyboard.type('tinnitus');
    await expect.poll(() => query(page, 'q')).toBe('tinnitus');
    const count = page.getByText(/^\d+ patients$/);
    await expect.poll(() => count.textContent()).not.toBe('89 patients');
    const first = page.getByRole('rowheader').first().getByRole('link');
    const [name = ''] = (await first.innerText()).split('\n').slice(-2);
    await first.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name }).waitFor();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByText(/^2 of \d+$/)
      .waitFor();
    const second = await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent();
    // The table handles the back step before the dialog closes.
    await page.evaluate(() => {
      const back = history.back.bind(history);
      history.back = () => setTimeout(back, 200);
    });
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.textContent))
      .toContain(second);
    expect(query(page, 'priority')).toBe('high');
  });

  test('departments, mental health and the provider network', async () => {
    const { page } = visit;
    await page.goto(`${demoSite.url}/demo/platform?role=hospital`);
    await tab(page, 'Departments').click();
    await heading(page, 'Departments');
    await page.getByRole('link', { name: /^Cardiology/ }).click();
    const department = page.getByRole('dialog', { name: 'Cardiology' });
    await department.getByText('Over the goal').waitFor();
    await expectAccessible(page);
    await department.getByRole('link', { name: 'See patients' }).click();
    await page.getByText('164 patients').waitFor();
    await tab(page, 'Mental Health').click();
    await heading(page, 'Mental Health');
    await page.getByRole('heading', { name: 'Cases opened and closed' }).waitFor();
    await expectAccessible(page);
    await tab(page, 'Provider Network').click();
    await page.getByRole('heading', { name: '14 providers' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Dr\. Grace Osei/ }).click();
    await page.getByRole('dialog', { name: 'Dr. Grace Osei' }).waitFor();
    await page.reload();
    await page.getByRole('dialog', { name: 'Dr. Grace Osei' }).waitFor();
  });

  test('nothing is cut off on a phone', async () => {
    const { page } = await demoVisitor(sizes.phone);
    for (const route of [
      'dashboard',
      'patients',
      'departments',
      'mental-health',
      'appointments',
      'network',
    ]) {
      await page.goto(`${demoSite.url}/demo/platform/${route}?role=hospital`);
      await page.getByText('Sample data:', { exact: false }).waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([route, overflow]).toEqual([route, 0]);
      await expectAccessible(page);
    }
    await leave(page);
  });
});
