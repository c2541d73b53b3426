import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { employer as employerAt, type Employer } from '../support/staff.ts';
import {
  beforeNextWrite,
  browserOf,
  callApi,
  endSessions,
  fillIn,
  heading,
  member,
  ownErrors,
  press,
  startTestServer,
  type Member,
  type TestServer,
} from '../support/testServer.ts';
import { leave } from '../support/visitor.ts';

/** What people write and send while the network or their session is gone. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const call = callApi(() => server);

/** The browser's messages about requests without a network. */
const disconnected = /net::ERR_INTERNET_DISCONNECTED/;
const errorsOnline = (errors: readonly string[]) =>
  ownErrors(errors).filter((error) => !disconnected.test(error));

const inputTo = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` });
const logWith = (page: Page, name: string) => page.getByRole('log', { name: `Conversation with ${name}` });

/** A veteran who has begun a conversation with an employer, and the open conversation on both sides. */
async function conversation(name: string) {
  const desk = await employerAt(server, name);
  const veteran = await member(server, { fullName: 'Val Veteran' });
  const { page, errors } = await browserOf(server, veteran);
  await page.goto(`${server.url}/organizations/${desk.slug}`);
  await page.getByRole('link', { name: 'Send a message' }).click();
  await heading(page, `New message to ${name}`);
  await inputTo(page, name).fill('Do you weld aluminum?');
  await press(page, 'Send');
  await page.waitForURL(/\/messages\?thread=/);
  await logWith(page, name).getByText('Do you weld aluminum?').waitFor();
  await desk.page.goto(`${server.url}/organizations/${desk.slug}/messages`);
  await desk.page.getByRole('link', { name: /^Val Veteran/ }).click();
  const staffLog = logWith(desk.page, 'Val Veteran');
  await staffLog.getByText('Do you weld aluminum?').waitFor();
  return { desk, staffLog, veteran, page, errors };
}

/** What the staff has in its conversations, newest first. */
async function stored({ page, id }: Employer) {
  const { threads } = await call<{ threads: { id: string }[] }>(page, 'get', `/threads?as=${id}`);
  const { messages } = await call<{ messages: { text: string }[] }>(
    page,
    'get',
    `/threads/${threads[0]!.id}/messages?as=${id}`,
  );
  return messages.map(({ text }) => text);
}

/** What was written is kept beside the command, so one or two changes wait. */
const waits = (page: Page) => page.getByText(/sent yet\. We keep trying/).waitFor();

const ended = (page: Page) => page.getByRole('dialog', { name: 'Sign in again to continue' });
async function signInAgain(page: Page, { password }: Member) {
  await fillIn(ended(page), 'Password', password);
  await press(ended(page), 'Continue');
  await ended(page).waitFor({ state: 'hidden' });
}

test('a message that is sent without a network says that it waits, and arrives once when the network is back', async () => {
  const name = 'Harbor Forge';
  const { desk, staffLog, page, errors } = await conversation(name);
  await page.context().setOffline(true);
  await inputTo(page, name).fill('Are you open on Friday?');
  await page.keyboard.press('Enter');
  const log = logWith(page, name);
  await log.getByText('Waiting to reconnect. We’ll send it automatically.').waitFor();
  await log.getByText('Are you open on Friday?').waitFor();
  expect(await stored(desk)).toEqual(['Do you weld aluminum?']);

  await page.context().setOffline(false);
  await staffLog.getByText('Are you open on Friday?').waitFor();
  await log.getByText('Waiting to reconnect. We’ll send it automatically.').waitFor({ state: 'detached' });
  expect(await stored(desk)).toEqual(['Are you open on Friday?', 'Do you weld aluminum?']);
  expect(await log.getByText('Are you open on Friday?').count()).toBe(1);
  // The conversation goes on.
  await inputTo(desk.page, 'Val Veteran').fill('Until six.');
  await desk.page.keyboard.press('Enter');
  await log.getByText('Until six.').waitFor();
  expect(errorsOnline([...errors, ...desk.errors])).toEqual([]);
  await Promise.all([page, desk.page].map(leave));
});

test('an application without a network says that it waits, and the employer gets it once', async () => {
  const desk = await employerAt(server, 'Cedar Dock');
  await desk.page.goto(`${server.url}/organizations/${desk.slug}/applications`);
  await desk.page.getByText('No applications yet').waitFor();
  const { page, errors } = await browserOf(server, await member(server, { fullName: 'Wes Veteran' }));
  await page.goto(`${server.url}/platform/marketplace?kind=job&open=apply&listing=${desk.listingId}`);
  const dialog = page.getByRole('dialog', { name: 'Apply for this job' });
  await dialog.getByRole('textbox', { name: /Message to the employer/ }).fill('I fixed cranes at sea.');
  await page.context().setOffline(true);
  await press(dialog, 'Submit Application');
  await waits(page);

  await page.context().setOffline(false);
  await page.getByRole('dialog', { name: 'Application Submitted!' }).waitFor();
  await desk.page.getByRole('link', { name: 'Wes Veteran Welder', exact: true }).click();
  await desk.page.getByText('I fixed cranes at sea.').waitFor();
  const { applications } = await call<{ applications: object[] }>(
    desk.page,
    'get',
    `/organizations/${desk.id}/applications`,
  );
  expect(applications).toHaveLength(1);
  expect(errorsOnline([...errors, ...desk.errors])).toEqual([]);
  await Promise.all([page, desk.page].map(leave));
});

test('who closes an application that waits for the network hears later that it was refused', async () => {
  const desk = await employerAt(server, 'Elm Shipyard');
  const { page, errors } = await browserOf(server, await member(server, { fullName: 'Uma Veteran' }));
  await page.goto(`${server.url}/platform/marketplace?kind=job&open=apply&listing=${desk.listingId}`);
  const dialog = page.getByRole('dialog', { name: 'Apply for this job' });
  await dialog.getByRole('textbox', { name: /Message to the employer/ }).fill('I fixed cranes at sea.');
  await page.context().setOffline(true);
  await press(dialog, 'Submit Application');
  const sending = page.getByRole('dialog', { name: 'Sending your application' });
  await press(sending, 'Close');
  await sending.waitFor({ state: 'hidden' });
  await waits(page);

  await call(desk.page, 'post', `/organizations/${desk.id}/listings/${desk.listingId}/close`);
  await page.context().setOffline(false);
  await page.getByText('A change wasn’t saved').first().waitFor();
  const { applications } = await call<{ applications: object[] }>(
    desk.page,
    'get',
    `/organizations/${desk.id}/applications`,
  );
  expect(applications).toEqual([]);
  expect(errorsOnline([...errors, ...desk.errors])).toEqual([]);
  await Promise.all([page, desk.page].map(leave));
});

test('a message that is written while the session ends is kept, and sent after signing in again', async () => {
  const name = 'Bay Rigging';
  const { desk, staffLog, veteran, page, errors } = await conversation(name);
  await inputTo(page, name).fill('Are you open on Friday?');
  await beforeNextWrite(page, () => endSessions(server, veteran.email));
  await press(page, 'Send');
  await ended(page).waitFor();
  expect(await stored(desk)).toEqual(['Do you weld aluminum?']);
  await signInAgain(page, veteran);
  await staffLog.getByText('Are you open on Friday?').waitFor();
  expect(await stored(desk)).toEqual(['Are you open on Friday?', 'Do you weld aluminum?']);
  await logWith(page, name).getByText('Are you open on Friday?').waitFor();
  expect(await inputTo(page, name).inputValue()).toBe('');
  expect(ownErrors([...errors, ...desk.errors])).toEqual([]);
  await Promise.all([page, desk.page].map(leave));
});

test('what was written is still there for whoever signs in again on the sign-in page', async () => {
  const name = 'Delta Boats';
  const { desk, staffLog, veteran, page, errors } = await conversation(name);
  await inputTo(page, name).fill('Are you open on Friday?');
  await endSessions(server, veteran.email);
  await page.reload();
  await page.waitForURL('**/auth**');
  await fillIn(page, 'Email', veteran.email);
  await fillIn(page, 'Password', veteran.password);
  await press(page, 'Sign In');
  await page.waitForURL(/\/messages\?thread=/);
  await expect.poll(() => inputTo(page, name).inputValue()).toBe('Are you open on Friday?');
  await press(page, 'Send');
  await staffLog.getByText('Are you open on Friday?').waitFor();
  expect(await stored(desk)).toEqual(['Are you open on Friday?', 'Do you weld aluminum?']);
  expect(ownErrors([...errors, ...desk.errors])).toEqual([]);
  await Promise.all([page, desk.page].map(leave));
});

test('what is written while the conversation is found and loads is kept, and the field with it', async () => {
  const name = 'Pelican Hulls';
  const { desk, staffLog, page, errors } = await conversation(name);
  await page.goto(`${server.url}/organizations/${desk.slug}`);
  const [list, messages] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/api\/threads/, async (route) => {
    await (route.request().url().includes('/messages') ? messages : list).promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Send a message' }).click();
  await inputTo(page, name).pressSequentially('And ');
  list.resolve();
  await page.waitForURL(/\/messages\?thread=/);
  await page.keyboard.type('steel?');
  messages.resolve();
  await logWith(page, name).getByText('Do you weld aluminum?').waitFor();
  await expect.poll(() => inputTo(page, name).inputValue()).toBe('And steel?');
  await page.keyboard.press('Enter');
  await staffLog.getByText('And steel?').waitFor();
  expect((await stored(desk)).toReversed()).toEqual(['Do you weld aluminum?', 'And steel?']);
  expect(errorsOnline(errors)).toEqual([]);
  await leave(page);
  await leave(desk.page);
});
