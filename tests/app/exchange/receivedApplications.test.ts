import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { commandTo, employer as employerAt } from '../support/staff.ts';
import { leave } from '../support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const call = callApi(() => server);
const command = commandTo(() => server);
const employer = (name: string) => employerAt(server, name);

test('an application appears at the open list, is read and decided there, and the applicant has the answer', async () => {
  const { page, slug, listingId, errors } = await employer('Tidewater Yards');
  await page.goto(`${server.url}/organizations/${slug}/applications`);
  await heading(page, 'Tidewater Yards');
  await page.getByText('No applications yet').waitFor();
  await page.getByText('Live', { exact: true }).waitFor();

  const veteran = await member(server, { fullName: 'Val Veteran' });
  const { page: theirs } = await browserOf(server, veteran);
  await command(theirs, 'job.submit', { listingId, coverLetter: 'I have welded on three ships.' });

  // Without a reload.
  await page.getByRole('link', { name: 'Val Veteran Welder', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Val Veteran' });
  await panel.getByText('I have welded on three ships.').waitFor();
  await panel.getByText('Blueprint reading').waitFor();
  await press(panel, 'Move to Interview');
  await panel.getByRole('textbox', { name: /^Message to the applicant/ }).fill('Please come by on Monday.');
  await panel.getByRole('textbox', { name: /^Notes for colleagues/ }).fill('Ask about night shifts.');
  await press(panel, 'Move to Interview');
  await panel.getByText('Decision recorded: Interview').waitFor();
  await panel.getByText('Moved to interview by Olive Owner').waitFor();

  const id = new URL(page.url()).searchParams.get('application') ?? '';
  const ofApplicant = await call<{ history: { step: string; message: string; notes?: string }[] }>(
    theirs,
    'get',
    `/applications/${id}/history`,
  );
  expect(ofApplicant.history.map(({ step, message, notes }) => [step, message, notes])).toEqual([
    ['submitted', '', undefined],
    ['decided', 'Please come by on Monday.', undefined],
  ]);
  const { records } = await call<{ records: { applicationId: string; actor: { name: string } }[] }>(
    theirs,
    'get',
    '/me/access-log',
  );
  expect(records.map(({ applicationId, actor }) => [applicationId, actor.name])).toEqual([
    [id, 'Olive Owner'],
  ]);

  await press(panel, 'Undo');
  await panel.getByText('The decision was undone. The applicant can see that.').waitFor();
  // The applicant withdraws while the panel is open.
  await command(theirs, 'application.withdraw', { applicationId: id });
  await panel.getByText('Val Veteran has withdrawn the application').waitFor();
  await panel.getByText('There’s nothing left to decide. Its status is: Withdrawn.').waitFor();
  expect(ownErrors(errors)).toEqual([]);
  for (const each of [page, theirs]) await leave(each);
});

test('a message goes from a veteran to the staff and back, live, and a blocked one is kept', async () => {
  const { page, slug, id, errors } = await employer('Harbor Forge');
  await page.goto(`${server.url}/organizations/${slug}/messages`);
  await page.getByText('No messages yet').waitFor();

  const { page: theirs } = await browserOf(server, await member(server, { fullName: 'Val Veteran' }));
  await theirs.goto(`${server.url}/organizations/${slug}`);
  await theirs.getByRole('link', { name: 'Send a message' }).click();
  await heading(theirs, 'New message to Harbor Forge');
  await theirs.getByRole('textbox', { name: 'Message to Harbor Forge' }).fill('Do you weld aluminum?');
  await press(theirs, 'Send');
  await theirs.waitForURL(/\/messages\?thread=/);

  // Without a reload.
  await page.getByRole('link', { name: /^Val Veteran.*1 unread/ }).click();
  const staffLog = page.getByRole('log', { name: 'Conversation with Val Veteran' });
  await staffLog.getByText('Do you weld aluminum?').waitFor();
  await page.getByText('1 unread', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Message to Val Veteran' }).fill('Every day.');
  await page.keyboard.press('Enter');
  const ownLog = theirs.getByRole('log', { name: 'Conversation with Harbor Forge' });
  await ownLog.getByText('Every day.').waitFor();
  await ownLog.getByText('Olive Owner').waitFor();

  await press(theirs, 'Block');
  await press(theirs.getByRole('alertdialog', { name: 'Block Harbor Forge?' }), 'Block');
  await theirs.getByText(/You’ve blocked Harbor Forge/).waitFor();
  await page.getByRole('textbox', { name: 'Message to Val Veteran' }).fill('Come by.');
  await page.keyboard.press('Enter');
  await staffLog.getByText('Not sent').waitFor();
  await press(staffLog, 'Change');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Message to Val Veteran' }).inputValue())
    .toBe('Come by.');
  const { threads } = await call<{ threads: { id: string }[] }>(page, 'get', `/threads?as=${id}`);
  const { messages } = await call<{ messages: { text: string }[] }>(
    page,
    'get',
    `/threads/${threads[0]!.id}/messages?as=${id}`,
  );
  expect(messages.map(({ text }) => text)).toEqual(['Every day.', 'Do you weld aluminum?']);
  // What was written is still there after a reload.
  await page.reload();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Message to Val Veteran' }).inputValue())
    .toBe('Come by.');
  expect(ownErrors(errors)).toEqual([]);
  for (const each of [page, theirs]) await leave(each);
});

test('strangers and former staff see neither applications nor messages of an organization', async () => {
  const { page, slug } = await employer('Cedar Dock');
  const { page: other } = await browserOf(server, await member(server));
  for (const path of ['applications', 'messages']) {
    await other.goto(`${server.url}/organizations/${slug}/${path}`);
    await other.getByRole('heading', { name: 'You can’t see this organization' }).waitFor();
    expect(await other.getByText('Cedar Dock').count()).toBe(0);
  }
  for (const each of [page, other]) await leave(each);
});
