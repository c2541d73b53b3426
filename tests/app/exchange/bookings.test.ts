import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { sizes } from '../support/demo.ts';
import { organizationWith } from '../support/staff.ts';
import {
  browserOf,
  callApi,
  heading,
  member,
  ownErrors,
  press,
  startTestServer,
  type TestServer,
} from '../support/testServer.ts';
import { leave } from '../support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());
const call = callApi(() => server);

/** A hospital whose provider can be asked for visits around the clock, so that no test needs a time of day. */
async function hospital() {
  const opened = await organizationWith(server, {
    kind: 'hospital',
    name: 'Tidewater Clinic',
    listing: {
      kind: 'provider',
      title: 'Physical therapy',
      type: 'physical-therapy',
      description: 'Backs and knees.',
    },
  });
  await call(opened.page, 'patch', `/calendars/${opened.listingId}`, {
    timeZone: 'America/New_York',
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
    closedOnHolidays: false,
    visitTypes: [{ name: 'First visit', minutes: 60, confirms: 'onRequest', where: 'Door 4.' }],
  });
  return opened;
}

/** How long what happened on the other side may take to arrive, in milliseconds. */
const arrivesMs = 15_000;
const ownTitle = 'First visit, Physical therapy';
const staffTitle = 'First visit with Val Veteran';
const statusIn = (page: Page, status: string) =>
  page.getByRole('main').getByText(status, { exact: true }).first().waitFor({ timeout: arrivesMs });

/** Opens the newest notification. */
async function openNews(page: Page, name: RegExp) {
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click({ timeout: arrivesMs });
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name }).click();
}

test('a visit is asked for on a phone, confirmed, and canceled by the clinic, and both sides see each step', async () => {
  const clinic = await hospital();
  const { page: desk } = clinic;
  await desk.goto(`${server.url}/platform`);
  const appointments = desk
    .getByRole('navigation', { name: 'Platform' })
    .getByRole('link', { name: /^Appointments/ });
  await appointments.waitFor();

  const val = await browserOf(server, await member(server, { fullName: 'Val Veteran' }), sizes.phone);
  const { page } = val;
  await page.goto(`${server.url}/platform`);
  await heading(page, 'Welcome back, Val Veteran');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Wellness Command' }).click();
  await page.getByRole('link', { name: 'Medical Appointments', exact: true }).click();
  await page.getByRole('link', { name: 'Find care' }).first().click();
  await page.getByRole('link', { name: 'Book a visit with Physical therapy' }).click();
  await heading(page, 'Book a visit');
  await page
    .getByRole('radio', { name: /^\d.* [AP]M/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('My knee locks on stairs.');
  await expectAccessible(page);
  await press(page, /^Request \d/);
  await page.getByText('Your request was sent').waitFor();
  await page.getByRole('link', { name: 'View visit' }).click();
  await heading(page, ownTitle);
  await expectAccessible(page);

  // The bell leads the staff to the request, which only they and the person can read the reason of.
  await openNews(desk, /Val Veteran asks for an appointment/);
  await heading(desk, staffTitle);
  await desk.getByText('My knee locks on stairs.').waitFor();
  await expectAccessible(desk);
  await press(desk, 'Confirm');
  await statusIn(desk, 'Confirmed');

  await statusIn(page, 'Confirmed');
  await page.goto(`${server.url}/platform`);
  await page.getByRole('region', { name: ownTitle }).getByRole('link', { name: 'View visit' }).waitFor();
  await openNews(page, /Your appointment is confirmed/);
  await heading(page, ownTitle);

  // The staff find it by the sidebar, and cancel it with a reason.
  await appointments.click();
  await desk.getByRole('link', { name: 'Week', exact: true }).click();
  const visit = desk.getByRole('main').getByRole('link', { name: /Val Veteran/ });
  if (!(await visit.isVisible())) await desk.getByRole('link', { name: 'Later' }).click();
  await visit.click();
  await heading(desk, staffTitle);
  await press(desk, 'Cancel visit');
  const asked = desk.getByRole('alertdialog', { name: 'Cancel this visit?' });
  await asked.getByRole('textbox', { name: /^Reason/ }).fill('The clinic is closed that day.');
  await press(asked, 'Cancel visit');
  await statusIn(desk, 'Canceled');

  await openNews(page, /Your appointment was canceled/);
  await statusIn(page, 'Canceled');
  await page.getByText('The clinic is closed that day.').waitFor();
  await page.getByRole('link', { name: 'Appointments', exact: true }).first().click();
  const visits = page.getByRole('region', { name: 'Your visits' });
  await visits.getByText('No visits coming up').waitFor();
  await visits.getByRole('button', { name: /^Earlier visits/ }).click();
  await visits.getByRole('link', { name: ownTitle }).waitFor();

  expect(ownErrors([...val.errors, ...clinic.errors])).toEqual([]);
  for (const opened of [page, desk]) await leave(opened);
});
