import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleJobsFile } from '@vetsync/samples/organizations';
import { approve } from './support/staff.ts';
import { leave, visitor } from './support/visitor.ts';
import {
  browserOf,
  endSessions,
  fillIn,
  heading,
  member,
  ownErrors,
  password,
  press,
  promote,
  startTestServer,
  type Member,
  type TestServer,
} from './support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const write = (page: Page | Locator, name: RegExp, text: string) =>
  page.getByRole('textbox', { name }).fill(text);
async function choose(page: Page, field: RegExp, option: string) {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: new RegExp(`^${option}`) }).click();
}
const post = (page: Page, path: string, data: object) =>
  page.request.post(server.url + path, { data, headers: { origin: server.url } });

/** Titles that the public search finds, without an account. */
async function found(query: string): Promise<string[]> {
  const answer = await fetch(`${server.url}/api/listings?${query}`);
  const { listings } = (await answer.json()) as { listings: { title: string }[] };
  return listings.map(({ title }) => title);
}

async function administrator() {
  const admin = await member(server);
  await promote(server, admin.email);
  return browserOf(server, admin);
}
/** An approved employer, its owner's browser, and a way to bring in colleagues. */
async function employer(name: string) {
  const owner = await member(server, { fullName: 'Olive Owner' });
  const { page, errors } = await browserOf(server, owner);
  const answer = await post(page, '/api/organizations', { kind: 'employer', name });
  const { organization } = (await answer.json()) as { organization: { id: string; slug: string } };
  await approve(server, organization.id);
  async function colleague(role: string) {
    const person = await member(server);
    await post(page, `/api/organizations/${organization.id}/invitations`, { email: person.email, role });
    const link = await server.mail.link(person.email, 'invited');
    const opened = await browserOf(server, person);
    const joined = await post(opened.page, '/api/invitations/accept', { token: link.split('#token=')[1] });
    expect(joined.ok()).toBe(true);
    return { person, ...opened };
  }
  const all = `${server.url}/organizations/${organization.slug}/listings`;
  return { page, errors, owner, all, colleague, ...organization };
}
async function draftOf(page: Page, id: string, content: object) {
  const answer = await post(page, `/api/organizations/${id}/listings`, { kind: 'job', ...content });
  const { listing } = (await answer.json()) as { listing: { id: string } };
  return listing.id;
}
const complete = {
  title: 'Crane mechanic',
  description: 'Keep the cranes running.',
  type: 'full-time',
  location: 'Norfolk, VA',
  zip: '23510',
};
async function signInAgain(page: Page, { email }: Member) {
  await endSessions(server, email);
  return page.getByRole('dialog');
}

test('from a new organization to a job that is found by ZIP code', async () => {
  const owner = await member(server);
  const { page, errors } = await browserOf(server, owner);
  await page.goto(`${server.url}/platform`);
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('button', { name: /^Ask a person/ }).click();
  await page.getByRole('link', { name: /^Add your organization/ }).click();
  await heading(page, 'Add your organization');
  await page.getByText('Employer', { exact: true }).click();
  await write(page, /^Name/, 'Elizabeth River Yards');
  await press(page, 'Send for approval');
  await heading(page, 'Elizabeth River Yards is waiting for approval');

  const { page: desk, errors: deskErrors } = await administrator();
  await desk.goto(`${server.url}/admin-dashboard?tab=organizations`);
  await press(desk, 'Approve: Elizabeth River Yards');
  await press(desk.getByRole('dialog', { name: 'Approve Elizabeth River Yards?' }), 'Approve');
  await desk.getByRole('article', { name: 'Elizabeth River Yards' }).waitFor({ state: 'detached' });

  // In a second browser, a colleague joins, who may write listings.
  await page.goto(`${server.url}/organizations/elizabeth-river-yards`);
  await heading(page, 'Elizabeth River Yards');
  await page.getByText('0 of 3 done').waitFor();
  await page.getByRole('link', { name: 'Staff' }).click();
  const person = await member(server);
  await write(page, /^Email/, person.email);
  await choose(page, /Role$/, 'Manager');
  await press(page, 'Send invitation');
  const { page: theirs, errors: theirErrors } = await visitor();
  await theirs.goto(await server.mail.link(person.email, 'invited'));
  await theirs.getByRole('link', { name: 'Sign in' }).last().click();
  await fillIn(theirs, 'Email', person.email);
  await fillIn(theirs, 'Password', password);
  await press(theirs, 'Sign In');
  await press(theirs, 'Join');
  await theirs.getByRole('link', { name: 'See the organization' }).click();
  await theirs.getByRole('link', { name: 'Write a listing' }).click();

  await theirs.getByRole('heading', { name: 'Publish your first listing' }).waitFor();
  await theirs.getByRole('link', { name: 'New job' }).click();
  await write(theirs, /^Title/, 'Gantry crane mechanic');
  await press(theirs, 'Publish');
  await theirs.getByRole('link', { name: 'Describe it' }).waitFor();
  expect(await found('q=gantry')).toEqual([]);
  // What is typed survives a closed tab.
  const address = theirs.url();
  await theirs.goto('about:blank');
  await theirs.goto(address);
  await expect
    .poll(() => theirs.getByRole('textbox', { name: /^Title/ }).inputValue())
    .toBe('Gantry crane mechanic');
  await write(theirs, /^Description/, 'Keep the cranes running.');
  await choose(theirs, /Type$/, 'Full-time');
  await write(theirs, /^City/, 'Norfolk, VA');
  await write(theirs, /^ZIP/, '23510');
  await write(theirs, /^Required skills/, 'Hydraulics, Rigging');
  await press(theirs, 'Preview');
  await theirs.getByRole('heading', { name: 'Gantry crane mechanic' }).waitFor();
  await theirs.getByText('Rigging').waitFor();
  await press(theirs, 'Publish');
  await theirs.getByRole('grid', { name: 'Listings' }).getByText('Published', { exact: true }).waitFor();

  expect(await found('near=23510&radius=25')).toEqual(['Gantry crane mechanic']);
  expect(await found('near=90001&radius=25')).toEqual([]);
  await page.goto(`${server.url}/organizations/elizabeth-river-yards`);
  await page.getByText('2 of 3 done').waitFor();

  await theirs.getByRole('link', { name: /^Gantry crane mechanic/ }).click();
  const record = theirs.getByRole('dialog', { name: 'Gantry crane mechanic' });
  await record.getByText('No applications waiting').waitFor();
  await record.getByText('Rigging').waitFor();
  await theirs.keyboard.press('Escape');
  await record.waitFor({ state: 'detached' });
  await press(theirs, 'Actions for Gantry crane mechanic');
  await theirs.getByRole('menuitem', { name: 'Close' }).click();
  await press(theirs.getByRole('alertdialog'), 'Close it');
  await theirs.getByRole('grid', { name: 'Listings' }).getByText('Closed', { exact: true }).waitFor();
  expect(await found('near=23510&radius=25')).toEqual([]);
  for (const each of [errors, deskErrors, theirErrors]) expect(ownErrors(each)).toEqual([]);
  for (const each of [page, desk, theirs]) await leave(each);
});

test('two people who change a listing at once see both texts', async () => {
  const { page, errors, id, all, colleague } = await employer('Lynnhaven Rigging');
  const listing = await draftOf(page, id, complete);
  const { page: theirs, errors: theirErrors } = await colleague('manager');
  for (const each of [page, theirs]) await each.goto(`${all}/${listing}`);
  await write(theirs, /^Title/, 'Mechanic for cranes');
  await press(theirs, 'Save draft');
  await theirs.getByText('Saved', { exact: true }).first().waitFor();
  await write(page, /^Title/, 'Crane and hoist mechanic');
  await press(page, 'Save draft');
  await page.getByText('A colleague changed this while you were editing').waitFor();
  await page.getByText('Mechanic for cranes').waitFor();
  await press(page, 'Save mine');
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await theirs.reload();
  await expect
    .poll(() => theirs.getByRole('textbox', { name: /^Title/ }).inputValue())
    .toBe('Crane and hoist mechanic');
  for (const each of [errors, theirErrors]) expect(ownErrors(each)).toEqual([]);
  for (const each of [page, theirs]) await leave(each);
});

test('a lost session keeps what is written, and saves it after the sign-in', async () => {
  const { page, id, all, owner } = await employer('Cape Henry Marine');
  const listing = await draftOf(page, id, complete);
  await page.goto(`${all}/${listing}`);
  await write(page, /^Title/, 'Mechanic of the night');
  const dialog = await signInAgain(page, owner);
  await press(page, 'Save draft');
  await fillIn(dialog, 'Password', password);
  await press(dialog, 'Continue');
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await page.reload();
  await expect
    .poll(() => page.getByRole('textbox', { name: /^Title/ }).inputValue())
    .toBe('Mechanic of the night');
  await leave(page);
});

const csv = (text: string) => ({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('jobs are imported from a file, all of them or none', async () => {
  const { page, errors, all } = await employer('Chesapeake Cranes');
  await page.goto(`${all}/import`);
  await page
    .locator('input[type=file]:not([hidden])')
    .setInputFiles(csv('Title,ZIP\r\nRigger,23510\r\nWelder,2351\r\n'));
  await press(page, 'Import jobs');
  await page.getByText('Line 3').waitFor();
  await page.getByText('CSV, 38 bytes').waitFor();
  await page.getByText('Enter the five digits of the ZIP code').waitFor();
  const download = page.waitForEvent('download');
  await press(page, 'Download an example');
  expect((await download).suggestedFilename()).toBe('jobs.csv');
  await page.locator('input[type=file]:not([hidden])').setInputFiles(csv(exampleJobsFile));
  await press(page, 'Import jobs');
  await page.getByText('2 drafts added').waitFor();
  await page.getByRole('link', { name: 'Look at the drafts' }).click();
  const rows = page.getByRole('grid', { name: 'Listings' }).getByRole('rowheader');
  await rows.filter({ hasText: 'Crane mechanic' }).waitFor();
  expect(await rows.count()).toBe(2);
  expect(ownErrors(errors)).toEqual([]);
  await leave(page);
});

test('viewers and reviewers read listings and change none; strangers see nothing', async () => {
  const { page, id, all, colleague } = await employer('Ocean View Dredging');
  const listing = await draftOf(page, id, complete);
  for (const role of ['viewer', 'reviewer']) {
    const { page: theirs } = await colleague(role);
    await theirs.goto(all);
    await theirs.getByText(/Only owners and managers can edit listings/).waitFor();
    expect(await theirs.getByRole('link', { name: /^New/ }).count()).toBe(0);
    expect(await theirs.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
    await theirs.goto(`${all}/${listing}`);
    await theirs.getByRole('heading', { name: 'Crane mechanic' }).waitFor();
    expect(await theirs.getByRole('textbox').count()).toBe(0);
    await theirs.goto(`${all}/new?kind=job`);
    await theirs.getByRole('heading', { name: 'There’s nothing here for you to change' }).waitFor();
    await theirs.goto(`${all}/import`);
    await theirs.getByRole('heading', { name: 'You can’t import jobs here' }).waitFor();
    await leave(theirs);
  }
  const { page: stranger } = await browserOf(server, await member(server));
  for (const path of ['', `/${listing}`, '/new?kind=job', '/import', '/not-an-id']) {
    await stranger.goto(all + path);
    await stranger.getByRole('heading', { name: 'You can’t see this organization' }).waitFor();
    expect(await stranger.getByText('Crane mechanic').count()).toBe(0);
  }
  for (const each of [page, stranger]) await leave(each);
});
