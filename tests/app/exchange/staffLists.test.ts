import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownErrors, press, startTestServer, type TestServer } from '../support/testServer.ts';
import { applicants, chooseReason, colleague, employer, type Employer } from '../support/staff.ts';
import { leave } from '../support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const openList = async (page: Page, { slug }: Employer, query = '') => {
  await page.goto(`${server.url}/organizations/${slug}/applications${query}`);
  await page.getByText('Live', { exact: true }).waitFor();
};
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const choose = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true }).click();

test('an application is given to a colleague, and who is slower sees it', async () => {
  const ours = await employer(server, 'Quay Works');
  await applicants(server, ours, ['Val Veteran', 'Sam Sailor']);
  const { page: dana, errors } = await colleague(server, ours, 'Dana Fields');
  for (const page of [ours.page, dana]) await openList(page, ours);

  await dana.getByRole('button', { name: 'Assign to me Val Veteran' }).click();
  await dana.getByText('1 application assigned to Me').waitFor();
  // The other one sees it without a reload.
  await rowOf(ours.page, 'Val Veteran').getByText('Dana Fields').waitFor();

  // Both have Sam's application open.
  await dana.getByRole('link', { name: 'Sam Sailor' }).click();
  const theirs = dana.getByRole('dialog', { name: 'Sam Sailor' });
  await theirs.getByRole('button', { name: 'Unassigned. Change' }).waitFor();
  await rowOf(ours.page, 'Sam Sailor')
    .getByText(/^Opened by Dana Fields/)
    .waitFor();
  await ours.page.getByRole('link', { name: 'Sam Sailor' }).click();
  const own = ours.page.getByRole('dialog', { name: 'Sam Sailor' });
  await own.getByText(/^Opened by colleagues in the last 5 minutes: Dana Fields/).waitFor();
  await theirs
    .getByText(/Olive Owner/)
    .first()
    .waitFor();
  // The owner's call is under way while Dana's is carried out.
  const { promise: isDanaDone, resolve: release } = Promise.withResolvers<void>();
  await ours.page.route('**/api/commands/batch', async (route) => {
    await isDanaDone;
    await route.continue();
  });
  await own.getByRole('button', { name: 'Unassigned. Change' }).click();
  await choose(ours.page, 'Me');
  await theirs.getByRole('button', { name: 'Unassigned. Change' }).click();
  await choose(dana, 'Me');
  await theirs.getByRole('button', { name: 'Assigned to Me. Change' }).waitFor();
  release();
  await own.getByText('A colleague got there first: it’s assigned to Dana Fields now.').first().waitFor();
  await own.getByRole('button', { name: 'Assigned to Dana Fields. Change' }).waitFor();

  // A link to what nobody takes care of, and to one's own.
  await openList(dana, ours, '?assignee=none');
  await dana.getByText('No applications match').waitFor();
  await press(dana, 'Clear all');
  await rowOf(dana, 'Val Veteran').waitFor();
  expect(ownErrors(errors)).toEqual([]);
  for (const each of [ours.page, dana]) await leave(each);
});

test('several applications are decided with one confirmation, with a result for each, and taken back', async () => {
  const ours = await employer(server, 'Pier Nine');
  await applicants(server, ours, ['Ann Able', 'Ben Baker', 'Cal Cook']);
  const { page: dana } = await colleague(server, ours, 'Dana Fields');
  for (const page of [ours.page, dana]) await openList(page, ours);
  const { page } = ours;

  // Dana has decided on one of them.
  await dana.getByRole('link', { name: 'Cal Cook' }).click();
  const panel = dana.getByRole('dialog', { name: 'Cal Cook' });
  await press(panel, 'Hire');
  await press(panel, 'Hire');
  await panel.getByText('Decision recorded: Hired').waitFor();
  await dana.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await rowOf(page, 'Cal Cook').getByText('Hired').waitFor();

  await page.getByRole('checkbox', { name: 'Select all 3 applications' }).check();
  await press(page, 'Reject (2)');
  const dialog = page.getByRole('dialog', { name: /^Turn down .+ and .+\?$/ });
  await dialog.getByText('3 selected. 1 is already decided and stays as it is.').waitFor();
  await dialog.getByRole('textbox', { name: /^Message to each applicant/ }).fill('Thank you for applying.');
  await chooseReason(page);
  await press(dialog, 'Reject 2');
  await page.getByText('2 decisions were sent').waitFor();
  for (const name of ['Ann Able', 'Ben Baker']) {
    await rowOf(page, name).getByText('Rejected').waitFor();
    // At the other desk, too.
    await rowOf(dana, name).getByText('Rejected').waitFor();
  }
  await press(page, 'Undo 2');
  await page.getByText('2 decisions were undone').waitFor();
  for (const name of ['Ann Able', 'Ben Baker']) await rowOf(dana, name).getByText('New').waitFor();
  for (const each of [page, dana]) await leave(each);
});

test('a saved view and the row height follow the account to another browser', async () => {
  const ours = await employer(server, 'Drydock Five');
  await applicants(server, ours, ['Ann Able', 'Ben Baker']);
  const { page } = ours;
  await openList(page, ours, '?q=ben');
  await rowOf(page, 'Ben Baker').waitFor();
  await press(page, 'Save view');
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Only Ben');
  await press(dialog, 'Save');
  await page.getByRole('link', { name: 'Only Ben' }).waitFor();
  await press(page, 'Options');
  await page.getByRole('menuitem', { name: 'Compact rows' }).click();
  await page.locator('[data-row-density=compact]').waitFor();
  // Stored once the page no longer sends anything.
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${server.url}/api/state`);
      return JSON.stringify(await answer.json());
    })
    .toMatch(/compact.*Only Ben/);

  // Nothing of it comes from this browser's storage.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await openList(page, ours);
  await page.locator('[data-row-density=compact]').waitFor();
  await page.getByRole('link', { name: 'Only Ben' }).click();
  await expect
    .poll(() => page.getByRole('rowheader').allTextContents())
    .toEqual([expect.stringContaining('Ben Baker')]);
  await leave(page);
});

test('a viewer sees nothing that they may not do, and the server refuses it', async () => {
  const ours = await employer(server, 'Slip Seven');
  await applicants(server, ours, ['Ann Able']);
  const { page: viewer } = await colleague(server, ours, 'Vic Viewer', 'viewer');
  await openList(viewer, ours);
  await rowOf(viewer, 'Ann Able').waitFor();
  expect(await viewer.getByRole('checkbox').count()).toBe(0);
  expect(await viewer.getByRole('button', { name: /^Assign/ }).count()).toBe(0);
  await press(viewer, 'Options');
  await viewer.getByRole('menuitem', { name: 'Compact rows' }).waitFor();
  expect(await viewer.getByRole('menuitem', { name: 'Export as CSV' }).count()).toBe(0);
  const csv = `${server.url}/api/organizations/${ours.id}/applications/export.csv`;
  expect((await viewer.request.get(csv)).status()).toBe(403);

  // The owner can: it says what the file has, and the file has it.
  const { page } = ours;
  await openList(page, ours);
  await press(page, 'Options');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export applications' });
  await dialog.getByText(/Each applicant can see that you’ve exported their application/).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  const stream = await file.createReadStream();
  const text = (await stream.toArray()).join('');
  expect(text.split('\n')[1]).toMatch(/^"Ann Able",/);
  for (const each of [viewer, page]) await leave(each);
});

test('on a phone the page scrolls, not a window inside it, and sorts in a sheet', async () => {
  const ours = await employer(server, 'Ferry Hall');
  const names = Array.from({ length: 9 }, (_, index) => `Applicant ${String.fromCodePoint(65 + index)}`);
  await applicants(server, ours, names);
  const { page } = ours;
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, ours);
  const inside = () =>
    page.evaluate(() => {
      const region = document.querySelector('table[role=grid]')?.parentElement as HTMLElement;
      return region.scrollHeight - region.clientHeight > 1 || region.scrollWidth - region.clientWidth > 1;
    });
  await expect.poll(inside).toBe(false);
  await press(page, 'Sort and filter');
  const sheet = page.getByRole('dialog', { name: 'Sort and filter' });
  await sheet.getByRole('button', { name: /^Newest first/ }).click();
  await page.getByRole('option', { name: 'Oldest first' }).click();
  await press(sheet, 'Show 9 applications');
  await expect.poll(() => page.getByRole('rowheader').first().textContent()).toContain(names[0]);
  await leave(page);
});
