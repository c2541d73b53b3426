import { organizationCandidatesHref } from '@vetsync/machines/organizations/model';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  browserOf,
  callApi,
  heading,
  member,
  ownErrors,
  press,
  promote,
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

/** An approved employer, its owner's browser, and that of the administrator who approved it. */
async function employer(name: string) {
  const opened = await browserOf(server, await member(server, { fullName: 'Olive Owner' }));
  const { organization } = await call<{ organization: { id: string; slug: string } }>(
    opened.page,
    'post',
    '/organizations',
    { kind: 'employer', name },
  );
  const admin = await member(server, { fullName: 'Ada Admin' });
  await promote(server, admin.email);
  const { page: desk } = await browserOf(server, admin);
  await call(desk, 'post', `/admin/organizations/${organization.id}/status`, {
    status: 'approved',
    reason: 'Known.',
  });
  return { ...opened, ...organization, desk };
}

/** A veteran with a profile, and their browser. */
async function veteran(fullName: string, skill: string) {
  const opened = await browserOf(server, await member(server, { fullName }));
  const profile = await call<Record<string, unknown>>(opened.page, 'get', '/profile');
  await call(opened.page, 'put', '/profile', { ...profile, branch: 'Navy', skills: [skill] });
  return opened;
}

async function join(page: Page, headline: string) {
  await page.goto(`${server.url}/account/candidacy`);
  await heading(page, 'Visibility to organizations');
  await page.getByText('No one can find you').waitFor();
  await page.getByRole('textbox', { name: /^Headline/ }).fill(headline);
  await press(page, 'Let organizations find me');
  await page.getByText('Done. Organizations can find you now.').waitFor();
}

test('a contact request is asked of a person without a name, arrives live, and accepted it is a conversation', async () => {
  const { page, slug, desk, errors } = await employer('Tidewater Yards');
  await page.goto(`${server.url}${organizationCandidatesHref(slug)}`);
  await page.getByText('There’s no one to find yet').waitFor();

  const { page: theirs, errors: theirErrors } = await veteran('Val Veteran', 'Hydraulics');
  await join(theirs, 'Crane mechanic');
  await theirs.goto(`${server.url}/platform/messages`);
  await theirs.getByText('No messages yet').waitFor();

  await page.reload();
  await page.getByRole('searchbox', { name: 'Search candidates' }).fill('hydrau');
  await page.getByRole('link', { name: 'Crane mechanic' }).click();
  const panel = page.getByRole('dialog', { name: 'Candidate' });
  await panel.getByText('Hydraulics').waitFor();
  expect(await page.getByText('Val Veteran').count()).toBe(0);
  await panel.getByRole('textbox', { name: /^Your message/ }).fill('May we talk about cranes?');
  await press(panel, 'Send contact request');
  await panel.getByText(/Your request was sent/).waitFor();

  // Without a reload, on both sides.
  await theirs.getByRole('link', { name: /^Tidewater Yards.*Wants contact$/ }).click();
  const request = theirs.getByRole('article', { name: 'Olive Owner, Tidewater Yards' });
  await request.getByText('May we talk about cranes?').waitFor();
  await press(request, 'Accept Tidewater Yards’s request');
  await theirs.waitForURL(/\/platform\/messages\?thread=/);
  const ownLog = theirs.getByRole('log', { name: 'Conversation with Tidewater Yards' });
  await ownLog.getByText('May we talk about cranes?').waitFor();
  await panel.getByRole('link', { name: 'Open the conversation' }).click();
  await page.getByRole('heading', { level: 1, name: 'Val Veteran' }).waitFor();
  await page.getByRole('textbox', { name: 'Message to Val Veteran' }).fill('Thank you for accepting.');
  await page.keyboard.press('Enter');
  await ownLog.getByText('Thank you for accepting.').waitFor();

  // Who looked, and what is shared.
  await theirs.goto(`${server.url}/account/access`);
  await theirs.getByText('Olive Owner, Tidewater Yards').first().waitFor();
  await theirs.getByText('Opened what you show as a candidate').first().waitFor();
  await press(theirs, 'Stop sharing');
  await press(
    theirs.getByRole('alertdialog', { name: 'Stop sharing your candidate profile?' }),
    'Stop sharing',
  );
  await theirs.getByText('Done. No one can find you anymore.').waitFor();
  await page.goto(`${server.url}${organizationCandidatesHref(slug)}`);
  await page.getByText('There’s no one to find yet').waitFor();
  expect(ownErrors(errors)).toEqual([]);
  expect(ownErrors(theirErrors)).toEqual([]);
  for (const each of [page, theirs, desk]) await leave(each);
});

test('a declined request stays sent, and opens nothing', async () => {
  const { page, slug, desk } = await employer('Harbor Forge');
  const { page: theirs } = await veteran('Dana Declines', 'Rigging');
  await join(theirs, 'Rigger');
  await page.goto(`${server.url}${organizationCandidatesHref(slug)}`);
  await page.getByRole('link', { name: 'Rigger' }).click();
  const panel = page.getByRole('dialog', { name: 'Candidate' });
  await panel.getByRole('textbox', { name: /^Your message/ }).fill('May we talk?');
  await press(panel, 'Send contact request');
  await panel.getByText(/Your request was sent/).waitFor();
  await theirs.goto(`${server.url}/platform/messages`);
  await theirs.getByRole('link', { name: /^Harbor Forge.*Wants contact$/ }).click();
  await press(theirs, 'Decline Harbor Forge’s request');
  await theirs.getByText('No messages yet').waitFor();
  await page.reload();
  await page
    .getByRole('dialog', { name: 'Candidate' })
    .getByText(/Your request was sent/)
    .waitFor();
  expect(await page.getByText('Dana Declines').count()).toBe(0);
  for (const each of [page, theirs, desk]) await leave(each);
});

test('a report reaches the administrators with its evidence, is decided, and who reported is told; crisis words help the writer alone', async () => {
  const { page, slug, id, desk, errors } = await employer('Cedar Dock');
  const { page: theirs } = await veteran('Riley Reports', 'Welding');
  await theirs.goto(`${server.url}/platform/messages?organization=${id}`);
  const field = theirs.getByRole('textbox', { name: 'Message to Cedar Dock' });
  await field.fill('Some days I want to end it all.');
  await theirs.getByText('You matter. Please talk to a person now.').waitFor();
  await press(theirs, 'Send');
  await theirs.waitForURL(/\/platform\/messages\?thread=/);
  await page.goto(`${server.url}/organizations/${slug}/messages`);
  await page.getByRole('link', { name: /^Riley Reports/ }).click();
  await page.getByRole('log').getByText('Some days I want to end it all.').waitFor();
  expect(await page.getByText('You matter. Please talk to a person now.').count()).toBe(0);
  await page.getByRole('textbox', { name: 'Message to Riley Reports' }).fill('Send us $200 first.');
  await page.keyboard.press('Enter');
  const log = theirs.getByRole('log', { name: 'Conversation with Cedar Dock' });
  await log.getByText('Send us $200 first.').waitFor();

  await press(log, 'Report this message');
  const form = theirs.getByRole('dialog', { name: 'Report this message' });
  await form.getByText('These 2 messages are copied').waitFor();
  await form.getByText('A scam: they want money or data').click();
  await press(form, 'Send report');
  const sent = theirs.getByRole('dialog', { name: 'Your report was sent' });
  await sent.getByText('Close', { exact: true }).click();
  await theirs.getByText('You reported this conversation.', { exact: false }).waitFor();
  await press(theirs, 'Block');
  await press(theirs.getByRole('alertdialog', { name: 'Block Cedar Dock?' }), 'Block');
  await theirs.getByText(/You’ve blocked Cedar Dock/).waitFor();

  await desk.goto(`${server.url}/admin-dashboard?tab=reports`);
  const queued = desk.getByRole('article', { name: 'Riley Reports about Cedar Dock' });
  await queued.getByText('Send us $200 first.').waitFor();
  await press(queued, 'Acted on: Riley Reports about Cedar Dock');
  const decision = desk.getByRole('dialog', { name: 'Did you act on this report?' });
  await decision.getByRole('textbox', { name: /^Reason/ }).fill('They did ask for money.');
  await press(decision, 'Save decision');
  await desk.getByText('Saved. We’ll tell the person who reported it', { exact: false }).waitFor();
  // Told on the open page, without a reload.
  await theirs.getByText('We looked at what you reported here, and took action.').waitFor();
  expect(ownErrors(errors)).toEqual([]);
  for (const each of [page, theirs, desk]) await leave(each);
});

test('strangers and colleagues who only read see no candidates, and strangers no reports', async () => {
  const { page, slug, desk } = await employer('Quiet Dock');
  const { page: other } = await browserOf(server, await member(server));
  await other.goto(`${server.url}${organizationCandidatesHref(slug)}`);
  await other.waitForURL(/\/platform/);
  await other.getByRole('heading', { level: 1 }).waitFor();
  expect(await other.getByText('There’s no one to find yet').count()).toBe(0);
  await other.goto(`${server.url}/admin-dashboard?tab=reports`);
  await other.getByRole('heading', { name: 'Access Denied' }).waitFor();
  for (const each of [page, other, desk]) await leave(each);
});
