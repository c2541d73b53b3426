import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { sizes } from './support/demo.ts';
import {
  browserOf,
  heading,
  member,
  startTestServer,
  ownErrors,
  type TestServer,
} from './support/testServer.ts';
import { leave } from './support/visitor.ts';

/** Phrases that claim somebody else has received something or will act on it. */
const promises = [
  /successfully/i,
  /has been sent|request sent|sent to medical/i,
  /will (review|contact|be notified|send a confirmation)/i,
  /sends a confirmation|is told\b/i,
  /(the|one|\d+) (school|universit)\S* (reads|has|have|wants) /i,
  /verifying|calculating match/i,
  /under review/i,
  /nothing has happened yet/i,
  /\$2,150\s*monthly housing|24 months remaining/i,
];

/**
 * The signed-in platform stores what people submit in their own tab and sends it to nobody. Its texts must not claim
 * anything else, so this submits everything possible and reads the messages.
 */
describe('the signed-in platform claims no delivery', () => {
  let server: TestServer;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    const person = await member(server, { fullName: 'Dana Fields' });
    ({ page, errors } = await browserOf(server, person, sizes.desk));
  });
  afterEach(async () => {
    expect(ownErrors(errors)).toEqual([]);
    await leave(page);
  });
  afterAll(() => server?.close());

  const open = (path: string) => page.goto(`${server.url}/platform/${path}`);
  const text = () => page.locator('body').innerText();
  /** Checks the whole page with its dialogs and toasts. */
  async function expectNoPromise() {
    const shown = await text();
    for (const promise of promises) expect(shown).not.toMatch(promise);
  }
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

  test('before any action', async () => {
    await open('dashboard');
    await page.getByText('Nothing has happened yet').waitFor();
    await page.getByText('stay in this tab and are sent to nobody').waitFor();
    await open('education');
    await heading(page, 'Education Hub');
    await page.getByText('We do not know your benefits.').waitFor();
    await expectNoPromise();
    await expectAccessible(page);
    await open('education/calculator');
    await heading(page, 'Benefits Calculator');
    const months = page.getByRole('textbox', { name: 'Months of entitlement left' });
    await expect(months.inputValue()).resolves.toBe('36');
    await expectNoPromise();
  });

  /** Opens the dialog of a job and saves the application. */
  async function applyForJob(beforeSaving?: () => Promise<void>) {
    await open('career');
    await page.getByRole('button', { name: /^Apply Now: Operations Manager/ }).click();
    const form = dialog('Apply for this job');
    await form.getByText('It is not sent to Bluebonnet Distribution').waitFor();
    await beforeSaving?.();
    await form.getByRole('button', { name: 'Save in This Tab' }).click();
  }

  test('in a job application', async () => {
    await applyForJob(expectNoPromise);
    const saved = dialog('Saved in This Tab');
    await saved.getByText('It was not sent to Bluebonnet Distribution or to anyone else.').waitFor();
    await expectNoPromise();
    await expectAccessible(page);
    await saved.getByRole('button', { name: 'Close', exact: true }).last().click();
    await saved.waitFor({ state: 'hidden' });
    await page.getByText(/^Saved .*Not sent to anyone\.$/).waitFor();
    await expectNoPromise();
  });

  test('in a college application and several at once', async () => {
    await open('education');
    await page.getByRole('button', { name: /^Apply Now.*State University/ }).click();
    await dialog('Apply to this program').getByRole('button', { name: 'Save in This Tab' }).click();
    await dialog('Saved in This Tab').getByText('It was not sent to State University').waitFor();
    await expectNoPromise();
    await page.keyboard.press('Escape');
    await dialog('Saved in This Tab').waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Start Application' }).first().click();
    const portal = dialog('Common Application Portal');
    await portal.getByText('Nothing is sent to a school').waitFor();
    await portal.getByRole('checkbox', { name: /Gulfside/ }).press('Space');
    await portal.getByRole('button', { name: 'Next', exact: true }).click();
    await expectNoPromise();
    const submit = portal.getByRole('button', { name: 'Save in This Tab' });
    // A second press right after Next counts as a double click.
    await expect
      .poll(async () => {
        if (await submit.isVisible()) await submit.click({ timeout: 2_000 }).catch(() => {});
        return portal.isVisible();
      })
      .toBe(false);
    await page
      .getByText('1 application is in this browser tab. Nothing was sent to anyone.')
      .first()
      .waitFor();
    await expectNoPromise();
    await open('education/applications');
    await heading(page, 'Your applications');
    await page.getByText('It was not sent to the school, and nobody will answer it.').first().waitFor();
    await expect(page.getByText('Match score at submission').count()).resolves.toBe(0);
    await expectNoPromise();
  });

  test('in a program application', async () => {
    await open('marketplace');
    await page.getByRole('link', { name: /View Details.*Veterans Foundation/ }).click();
    await page
      .getByRole('button', { name: /^Apply for / })
      .first()
      .click();
    const form = dialog('Apply for this service program');
    await form.getByRole('button', { name: 'Save in This Tab' }).click();
    await dialog('Saved in This Tab').getByText('It was not sent to Veterans Foundation').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('It was not sent to anyone.').waitFor();
    await expectNoPromise();
  });

  test('in an appointment from request to cancellation', async () => {
    await open('wellness/appointments?open=find');
    await page
      .getByRole('button', { name: /^Schedule with / })
      .first()
      .click();
    const form = dialog('Schedule Appointment');
    await form.getByRole('button', { name: /Appointment type/ }).click();
    await page.getByRole('option').first().click();
    await form.getByRole('button', { name: 'Next month' }).click();
    await form.locator('[role=button]:not([aria-disabled=true])', { hasText: /^1\d$/ }).first().click();
    await form.getByRole('radio').first().press('Space');
    await form.getByText('nothing is sent to a medical center').waitFor();
    await expectNoPromise();
    await form.getByRole('button', { name: 'Save in This Tab' }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByText('It was not sent to a medical center, and nobody will answer it.').first().waitFor();
    await expectNoPromise();
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Cancel appointment' }).waitFor();
    await expectNoPromise();
    await page.getByRole('button', { name: 'Cancel appointment' }).click();
    await page.getByRole('alertdialog').getByText('It is only in this browser tab.').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel appointment' }).click();
    await page.getByText('It was only in this browser tab.').first().waitFor();
    await expectNoPromise();
  });

  test('in an event', async () => {
    await open('community?open=create');
    const form = dialog('Create Event');
    await form.getByText('Nobody else sees it.').waitFor();
    await expect(form.getByText('Everybody in the community').count()).resolves.toBe(0);
    await form.getByRole('button', { name: 'Save in This Tab' }).waitFor();
    await expectNoPromise();
  });

  test('on the dashboard, which only lists what was done', async () => {
    await applyForJob();
    await dialog('Saved in This Tab').waitFor();
    await open('dashboard');
    await page.getByRole('button', { name: 'View All Activities' }).click();
    await page
      .getByText('Job application saved in this tab: Operations Manager at Bluebonnet Distribution')
      .waitFor();
    await expectNoPromise();
    await expectAccessible(page);
  });

  test("in an organization's portal, which received nothing", async () => {
    for (const role of ['recruiter', 'university', 'nonprofit', 'hospital']) {
      await server.product.database(async (sql) => {
        await sql`delete from user_roles`;
        await sql`insert into user_roles (user_id, role) select id, ${role} from users`;
      });
      await open('dashboard');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoPromise();
      await expect(page.getByText('Dana Fields applied').count()).resolves.toBe(0);
    }
    await server.product.database(async (sql) => {
      await sql`delete from user_roles`;
      await sql`insert into user_roles (user_id, role) select id, 'recruiter' from users`;
    });
    await open('interviews/new');
    await heading(page, 'Interviews');
    await page.getByText('No interviews yet').waitFor();
    await expect(page.getByRole('dialog').count()).resolves.toBe(0);
    await expect(page.getByRole('link', { name: 'Schedule interview' }).count()).resolves.toBe(0);
    expect(await text()).not.toMatch(/techcorp|central time/i);
  });
});
