import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
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
import { sizes } from '../support/demo.ts';
import { organizationWith } from '../support/staff.ts';
import { leave } from '../support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const call = callApi(() => server);

/** An approved employer with a published job in Norfolk, and its owner's browser. */
const employer = (name: string, title: string) =>
  organizationWith(server, {
    kind: 'employer',
    name,
    listing: { kind: 'job', title, description: 'Keep the cranes running.', type: 'full-time' },
  });

/** Searches near a ZIP code in the marketplace and opens the application for a job. */
async function openApplication(page: Page, title: string) {
  await page.goto(`${server.url}/platform/marketplace?kind=job`);
  await heading(page, 'Mission Marketplace');
  await page.getByRole('textbox', { name: /ZIP code/ }).fill('23510');
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('heading', { name: '1 result' }).waitFor();
  await page.getByRole('link', { name: title }).click();
  await press(page.getByRole('dialog', { name: title }), 'Apply Now');
  const dialog = page.getByRole('dialog', { name: 'Apply for this job' });
  await dialog.waitFor();
  return dialog;
}

test('an application from the marketplace reaches the employer, and the answer every device', async () => {
  const { page: desk, id } = await employer('Tidewater Cranes', 'Crane mechanic');
  const veteran = await member(server, { fullName: 'Val Veteran' });
  const { page, errors } = await browserOf(server, veteran, sizes.desktop);
  const dialog = await openApplication(page, 'Crane mechanic');
  await expectAccessible(page);
  await dialog.getByRole('group', { name: 'What Tidewater Cranes will see' }).waitFor();
  await dialog.getByRole('textbox', { name: /Message to the employer/ }).fill('I fixed cranes at sea.');
  await press(dialog, 'Submit Application');
  const sent = page.getByRole('dialog', { name: 'Application Submitted!' });
  const link = sent.getByRole('link', { name: 'Show my application' });
  await expect
    .poll(() => link.getAttribute('href'))
    .toMatch(/^\/platform\/career\/application\/[\w-]+\?as=me$/);
  await sent.getByText('Close', { exact: true }).click();

  const { applications } = await call<{ applications: { id: string; applicantName: string }[] }>(
    desk,
    'get',
    `/organizations/${id}/applications`,
  );
  expect(applications.map(({ applicantName }) => applicantName)).toEqual(['Val Veteran']);

  // On a phone, from the beginning.
  const { page: phone, errors: phoneErrors } = await browserOf(server, veteran, sizes.phone);
  await phone.goto(`${server.url}/platform/career`);
  const own = phone.getByRole('region', { name: 'Your applications' });
  const row = own.getByRole('listitem').filter({ hasText: 'Tidewater Cranes' });
  await row.getByRole('link', { name: 'Crane mechanic', exact: true }).waitFor();
  await row.getByText('Submitted', { exact: true }).waitFor();

  await call(desk, 'post', '/commands', {
    id: crypto.randomUUID(),
    type: 'application.decide',
    as: id,
    payload: { applicationId: applications[0]?.id, decision: 'interview' },
  });
  // Without a reload.
  await own.getByText('Interview', { exact: true }).waitFor();
  expect(ownErrors([...errors, ...phoneErrors])).toEqual([]);
  await Promise.all([page, phone, desk].map(leave));
});

test('an application that the network swallowed is sent by the next visit, once', async () => {
  const { page: desk, id } = await employer('Harbor Winches', 'Winch operator');
  const veteran = await member(server, { fullName: 'Wes Veteran' });
  const { page } = await browserOf(server, veteran, sizes.desktop);
  await page.route('**/api/commands', (route) => route.abort());
  const dialog = await openApplication(page, 'Winch operator');
  await press(dialog, 'Submit Application');
  await page.getByText('1 change isn’t sent yet. We keep trying.').waitFor();
  await page.unroute('**/api/commands');
  await page.goto(`${server.url}/platform/career`);
  const row = page.getByRole('listitem').filter({ hasText: 'Harbor Winches' });
  await row.getByRole('link', { name: 'Winch operator', exact: true }).waitFor();
  await page.reload();
  await row.getByRole('link', { name: 'Winch operator', exact: true }).waitFor();
  const { applications } = await call<{ applications: object[] }>(
    desk,
    'get',
    `/organizations/${id}/applications`,
  );
  expect(applications).toHaveLength(1);
  await Promise.all([page, desk].map(leave));
});

test('words that are typed letter by letter are searched with the space between them', async () => {
  const { page: desk } = await employer('Pier Hoists', 'Hoist mechanic');
  const { page, errors } = await browserOf(server, await member(server), sizes.desktop);
  await page.goto(`${server.url}/platform/marketplace?kind=job`);
  await heading(page, 'Mission Marketplace');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('hoist ');
  // The search for the first word is in the address before the second is typed.
  await page.waitForURL('**q=hoist**');
  await page.keyboard.type('mechanic');
  expect(await page.getByRole('searchbox').inputValue()).toBe('hoist mechanic');
  await page.waitForURL(/q=hoist(\+|%20)mechanic/);
  await page.getByRole('link', { name: 'Hoist mechanic' }).waitFor();
  await page.reload();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('hoist mechanic');
  expect(ownErrors(errors)).toEqual([]);
  await Promise.all([page, desk].map(leave));
});

test('an organization is found in the marketplace, with a page that says what it offers and how to reach it', async () => {
  const { page: desk } = await employer('Sewells Point Hoists', 'Hoist inspector');
  const { page, errors } = await browserOf(server, await member(server), sizes.desktop);
  await page.goto(`${server.url}/platform`);
  await page.getByRole('link', { name: 'Mission Marketplace' }).first().click();
  await page.getByRole('radio', { name: 'Organizations' }).click();
  await page.getByRole('searchbox').fill('sewells');
  await page.getByText('1 organization found').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View Details of Sewells Point Hoists' }).click();
  await heading(page, 'Sewells Point Hoists');
  await page.waitForURL(/\/platform\/marketplace\/organization\/sewells-point-hoists/);
  await expectAccessible(page);
  expect(await page.getByText(/invented|Sample data/).count()).toBe(0);

  await page.getByRole('region', { name: 'Jobs' }).getByRole('link', { name: 'Hoist inspector' }).click();
  const details = page.getByRole('dialog', { name: 'Hoist inspector' });
  await details.getByRole('link', { name: 'From Sewells Point Hoists' }).waitFor();
  await press(details, 'Apply Now');
  const dialog = page.getByRole('dialog', { name: 'Apply for this job' });
  await press(dialog, 'Submit Application');
  await page
    .getByRole('dialog', { name: 'Application Submitted!' })
    .getByRole('link', { name: 'Show my application' })
    .click();
  await page.getByRole('link', { name: 'About Sewells Point Hoists' }).click();
  await heading(page, 'Sewells Point Hoists');
  await page.getByRole('region', { name: 'Jobs' }).getByText('Applied').waitFor();
  await page.getByRole('link', { name: 'Send a message' }).click();
  await page.getByRole('textbox', { name: /message/i }).waitFor();
  await page.goBack();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
  await page.getByRole('link', { name: 'View Details of Sewells Point Hoists' }).waitFor();
  expect(ownErrors(errors)).toEqual([]);
  for (const each of [page, desk]) await leave(each);
});
