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

test('staff offer a job until a day, the veteran accepts it on a phone, and staff hear of it', async () => {
  const works = await employer(server, 'Tidewater Cranes');
  const veteran = await member(server, { fullName: 'Val Veteran' });
  const { page: theirs, errors } = await browserOf(server, veteran, sizes.phone);
  const { facts } = await command(theirs, 'job.submit', { listingId: works.listingId });
  const applicationId = facts[0]!.subject;
  await theirs.goto(`${server.url}/platform`);
  await heading(theirs, 'Welcome back, Val Veteran');

  const { page } = works;
  await page.goto(`${server.url}/organizations/${works.slug}/applications?application=${applicationId}`);
  const panel = page.getByRole('dialog', { name: 'Val Veteran' });
  await press(panel, 'Make an Offer');
  await panel.getByRole('spinbutton', { name: /^month, Answer by/ }).focus();
  await page.keyboard.type('12312999');
  await expectAccessible(page);
  await press(panel, 'Make an Offer');
  await panel.getByText('Decision recorded: Offer made').waitFor();
  await panel
    .getByText(/^Answer by /)
    .first()
    .waitFor();

  // The veteran finds it on the bell.
  await theirs.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await theirs
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: 'Unread: Application Update' })
    .click();
  await heading(theirs, 'Welder');
  await theirs.getByText(/^Please answer by /).waitFor();
  await expectAccessible(theirs);
  await press(theirs, 'Accept');
  const question = theirs.getByRole('alertdialog', { name: 'Accept: Welder?' });
  await press(question, 'Accept');
  await theirs.getByText(/^You accepted .*Tidewater Cranes knows\.$/).waitFor();
  await theirs.getByText('Accepted by you').waitFor();
  await expectAccessible(theirs);

  // Staff, in the open panel, in the list and on the bell, without a reload.
  await panel.getByText('Offer accepted', { exact: true }).waitFor();
  await panel.getByText('Offer accepted by Val Veteran').waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByRole('row', { name: /Val Veteran/ })
    .getByText('Offer accepted')
    .waitFor();
  await page.goto(`${server.url}/platform`);
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /Val Veteran accepted your offer/ })
    .waitFor();
  expect(ownErrors(errors)).toEqual([]);
  expect(ownErrors(works.errors)).toEqual([]);
  for (const each of [page, theirs]) await leave(each);
});

test('an offer in the list of applications is gone from an open page when staff take it back', async () => {
  const works = await employer(server, 'Harbor Forge');
  const veteran = await member(server, { fullName: 'Val Veteran' });
  const { page: theirs, errors } = await browserOf(server, veteran);
  const { facts } = await command(theirs, 'job.submit', { listingId: works.listingId });
  const offer = await command(
    works.page,
    'application.decide',
    { applicationId: facts[0]!.subject, decision: 'offer', answerBy: '2999-12-31' },
    { as: works.id },
  );
  // The career hub has it with its day, and leads to where it is answered.
  await theirs.goto(`${server.url}/platform/career`);
  const inHub = theirs.getByRole('region', { name: 'Job offer: Welder' });
  await inHub.getByText('Please answer by Tue, Dec 31, 2999.').waitFor();
  await expectAccessible(theirs);
  await inHub.getByRole('link', { name: 'See the offer and answer' }).click();
  await heading(theirs, 'Welder');
  await theirs
    .getByRole('navigation', { name: 'Platform' })
    .getByRole('link', { name: /^Applications/ })
    .click();
  const turn = theirs.getByRole('region', { name: 'Your turn' });
  await turn.getByText('Harbor Forge. Answer by Dec 31').waitFor();
  await turn.getByRole('link', { name: /^Welder/ }).click();
  await theirs.getByText('Please answer by Tue, Dec 31, 2999.').waitFor();
  const accept = theirs.getByRole('button', { name: 'Accept', exact: true });
  await accept.waitFor();
  // Only the server says who decided: its history is there before it changes.
  await theirs.getByText(/\(Olive Owner\)$/).waitFor();

  const decided = offer.facts.find(({ kind }) => kind === 'applicationDecided')!;
  await command(
    works.page,
    'decision.undo',
    { decisionId: decided.payload['decisionId'] as string },
    { as: works.id },
  );
  await accept.waitFor({ state: 'detached' });
  await theirs.getByText('They took back their decision (Olive Owner)').waitFor();
  await theirs.getByRole('button', { name: 'Withdraw this application' }).waitFor();
  expect(ownErrors(errors)).toEqual([]);
  for (const each of [works.page, theirs]) await leave(each);
});
