import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { sizes } from '../support/demo.ts';
import { commandTo, employer } from '../support/staff.ts';
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

test('a veteran writes and sends an update on the page of an application; both ends lead to each other', async () => {
  const works = await employer(server, 'Tidewater Cranes');
  const veteran = await member(server, { fullName: 'Val Veteran' });
  const { page: theirs, errors } = await browserOf(server, veteran, sizes.phone);
  const { facts } = await command(theirs, 'job.submit', { listingId: works.listingId });
  const applicationId = facts[0]!.subject;
  const own = `${server.url}/platform/career/application/${applicationId}?as=me`;
  await theirs.goto(own);
  await heading(theirs, 'Welder');
  await theirs.getByText('No one at Tidewater Cranes has opened it yet.').waitFor();

  // Staff have it open while the veteran writes.
  const { page } = works;
  await page.goto(`${server.url}/organizations/${works.slug}/applications?application=${applicationId}`);
  const panel = page.getByRole('dialog', { name: 'Val Veteran' });
  await panel.getByText('Application received').waitFor();

  const conversation = theirs.getByRole('region', { name: 'Your messages' });
  await conversation.getByRole('textbox', { name: 'Message to Tidewater Cranes' }).fill('When can I start?');
  await press(conversation, 'Send');
  await conversation.getByRole('log').getByText('When can I start?').waitFor();
  await expectAccessible(theirs);

  await press(theirs, 'Send an update');
  const dialog = theirs.getByRole('dialog', { name: 'Update your application: Welder' });
  await dialog.getByRole('textbox', { name: /^What has changed/ }).fill('I have my certificate now.');
  await expectAccessible(theirs);
  await press(dialog, 'Send update');
  await theirs.getByText('Your update was sent. We told Tidewater Cranes.').waitFor();
  await theirs.getByText('You sent an update').waitFor();

  // The open panel follows.
  await panel.getByText(/Application updated by Val Veteran/).waitFor();
  await panel.getByText('I have my certificate now.').waitFor();
  await panel.getByText(/^Sent again/).waitFor();

  // From the conversation to the application, for staff and for the veteran.
  await panel.getByRole('link', { name: 'Send a message' }).click();
  await page.getByRole('log').getByText('When can I start?').waitFor();
  await page.getByRole('link', { name: 'Welder', exact: true }).click();
  await panel.getByText(/Application updated by Val Veteran/).waitFor();
  await conversation.getByRole('link', { name: 'See all messages' }).click();
  await theirs.getByRole('log').getByText('When can I start?').waitFor();
  await theirs.getByRole('link', { name: 'Welder', exact: true }).click();
  await heading(theirs, 'Welder');

  // A decision ends it.
  await command(works.page, 'application.decide', { applicationId, decision: 'interview' }, { as: works.id });
  await theirs.getByText('They’d like to interview you.').first().waitFor();
  await theirs.getByRole('button', { name: 'Send an update' }).waitFor({ state: 'detached' });
  expect(ownErrors(errors)).toEqual([]);
  expect(ownErrors(works.errors)).toEqual([]);
  for (const each of [page, theirs]) await leave(each);
});
