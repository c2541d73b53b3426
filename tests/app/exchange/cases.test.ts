import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { sizes } from '../support/demo.ts';
import { colleague, commandTo, employer, organizationWith } from '../support/staff.ts';
import {
  browserOf,
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
const command = commandTo(() => server);

/** A veteran on a phone who has applied, on their own dashboard. */
async function applicant(listingId: string, type: string) {
  const opened = await browserOf(server, await member(server, { fullName: 'Val Veteran' }), sizes.phone);
  await command(opened.page, type, { listingId });
  await opened.page.goto(`${server.url}/platform`);
  await heading(opened.page, 'Welcome back, Val Veteran');
  return opened;
}
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Val Veteran' });

/** Decides on the application that the dashboard of the staff begins with. */
async function take(page: Page, slug: string, decision: string) {
  await page.goto(`${server.url}/platform?as=${slug}`);
  await page.getByRole('link', { name: 'Review Val Veteran’s application' }).click();
  await press(panelOf(page), decision);
  await press(panelOf(page), decision);
  await panelOf(page)
    .getByText(/^Decision recorded/)
    .waitFor();
  await page.keyboard.press('Escape');
  await panelOf(page).waitFor({ state: 'detached' });
}
/** Opens the record of who was taken, by the sidebar and the page of its tab. */
async function openRecord(page: Page, tabName: string, pageName: string) {
  await page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name: tabName }).click();
  await page
    .getByRole('navigation', { name: 'In this tab' })
    .getByRole('link', { name: pageName, exact: true })
    .click();
  await page
    .getByRole('row')
    .getByRole('link', { name: /^Val Veteran/ })
    .click();
  await panelOf(page).getByLabel('What comes next').waitFor();
}
/** Opens the newest notification of the veteran. */
async function openNews(page: Page) {
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /^Unread: / })
    .first()
    .click();
}

test('what a nonprofit plans with someone it took in reaches them, until it ends well', async () => {
  const ours = await organizationWith(server, {
    kind: 'nonprofit',
    name: 'Safe Berth',
    listing: {
      kind: 'program',
      title: 'Housing first',
      type: 'housing',
      description: 'A room for the first months.',
      eligibility: 'Veterans',
    },
  });
  const staff = ours.page;
  const { page: veteran, errors } = await applicant(ours.listingId, 'nonprofit.submit');
  await take(staff, ours.slug, 'Approve');
  await openRecord(staff, 'Program Participants', 'Roster');
  const record = panelOf(staff);
  await expectAccessible(staff);
  await record.getByLabel('What comes next').fill('See the landlord together');
  await record
    .getByRole('button', { name: /Status/ })
    .first()
    .click();
  await staff.getByRole('option', { name: 'At Risk' }).click();
  await record.getByRole('textbox', { name: /^Note/ }).fill('Lost the night shift.');
  await press(record, 'Save');
  await record.getByText('Saved. The person sees it now.').waitFor();
  await record.getByText('Lost the night shift.').waitFor();
  await record.getByText('Status: Active → At Risk').waitFor();
  await record.getByRole('button', { name: 'Unassigned. Change' }).click();
  await staff.getByRole('menuitemradio', { name: 'Me', exact: true }).click();
  await record.getByText('Saved. The person can see who’s assigned to them.').waitFor();

  // By keyboard, on a phone, without a reload.
  await openNews(veteran);
  const taken = veteran.getByRole('region', { name: 'You’re in' });
  await taken.getByText('See the landlord together').waitFor();
  await taken.getByText('Olive Owner').waitFor();
  expect(await taken.getByText('At Risk').count()).toBe(0);
  expect(await veteran.getByText('Lost the night shift.').count()).toBe(0);
  await expectAccessible(veteran);
  await veteran.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name: /^App/ }).click();
  await veteran.getByText('Safe Berth. Next: See the landlord together').waitFor();
  await veteran.getByRole('link', { name: 'Housing first' }).click();

  await press(record, 'Close record');
  await record.getByRole('button', { name: /How did it end/ }).click();
  await staff.getByRole('option', { name: 'Found a home' }).click();
  await press(record, 'Close record');
  await record.getByText('The record is closed. You can open it again.').waitFor();
  await veteran.getByRole('region', { name: 'How it ended' }).getByText('Found a home').waitFor();
  expect(ownErrors([...errors, ...ours.errors])).toEqual([]);
  for (const page of [staff, veteran]) await leave(page);
});

test('colleagues work on the same record of a hire, and a decision that is taken back takes it away', async () => {
  const ours = await employer(server, 'Quay Nine');
  const staff = ours.page;
  const { page: veteran } = await applicant(ours.listingId, 'job.submit');
  const { page: dana, errors } = await colleague(server, ours, 'Dana Fields');
  await take(staff, ours.slug, 'Hire');
  for (const page of [staff, dana]) {
    if (page === dana) await page.goto(`${server.url}/platform?as=${ours.slug}`);
    await openRecord(page, 'Applications', 'Hires');
  }
  await panelOf(dana).getByLabel('What comes next').fill('Order boots');
  await panelOf(staff).getByLabel('What comes next').fill('Pick up the badge');
  await press(panelOf(staff), 'Save');
  await panelOf(staff).getByText('Saved. The person sees it now.').waitFor();
  await panelOf(dana).getByText('Olive Owner has changed this record').waitFor();
  expect(await panelOf(dana).getByLabel('What comes next').inputValue()).toBe('Order boots');
  await press(panelOf(dana), 'Save');
  await panelOf(dana).getByText('Saved. The person sees it now.').waitFor();
  await openNews(veteran);
  await veteran.getByRole('region', { name: 'You’re hired' }).getByText('Order boots').waitFor();

  await staff.keyboard.press('Escape');
  await panelOf(staff).waitFor({ state: 'detached' });
  await staff
    .getByRole('navigation', { name: 'In this tab' })
    .getByRole('link', { name: 'Received', exact: true })
    .click();
  await staff
    .getByRole('row')
    .getByRole('link', { name: /^Val Veteran/ })
    .click();
  await press(panelOf(staff), 'Undo');
  await panelOf(staff).getByText('The decision was undone. The applicant can see that.').waitFor();
  await veteran.getByRole('region', { name: 'You’re hired' }).waitFor({ state: 'detached' });
  await dana.getByRole('dialog', { name: 'Record not found' }).waitFor();
  await dana.keyboard.press('Escape');
  await dana.getByText('No hires yet').waitFor();
  expect(ownErrors(errors)).toEqual([]);
  for (const page of [staff, dana, veteran]) await leave(page);
});

test('a viewer is offered nothing', async () => {
  const ours = await employer(server, 'Pier Eleven');
  const { page: veteran } = await applicant(ours.listingId, 'job.submit');
  await take(ours.page, ours.slug, 'Hire');
  const { page: viewer, errors } = await colleague(server, ours, 'Vera View', 'viewer');
  await viewer.goto(`${server.url}/platform/candidates?as=${ours.slug}`);
  await viewer
    .getByRole('navigation', { name: 'In this tab' })
    .getByRole('link', { name: 'Hires', exact: true })
    .click();
  await viewer
    .getByRole('row')
    .getByRole('link', { name: /^Val Veteran/ })
    .click();
  await panelOf(viewer)
    .getByText(/^You can read this record/)
    .waitFor();
  expect(await panelOf(viewer).getByRole('textbox').count()).toBe(0);
  expect(await viewer.getByRole('button', { name: 'Export as CSV' }).count()).toBe(0);
  expect(ownErrors(errors)).toEqual([]);
  for (const page of [ours.page, viewer, veteran]) await leave(page);
});
