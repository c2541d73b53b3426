import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { moveLines } from '../../../server/exchange/cases/waitingList.ts';
import { expectAccessible } from '../support/accessible.ts';
import { sizes } from '../support/demo.ts';
import { commandTo, employer } from '../support/staff.ts';
import {
  browserOf,
  callApi,
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
const call = callApi(() => server);

test('a full job takes no one beyond its last spot, closes as its staff chose, and opens when a spot is free', async () => {
  const works = await employer(server, 'Tidewater Cranes');
  const { page } = works;
  // Staff say how many there are, and what follows when all are taken.
  await page.goto(`${server.url}/organizations/${works.slug}/listings/${works.listingId}`);
  await page.getByRole('textbox', { name: 'Spots' }).fill('1');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /When all spots are taken/ }).click();
  await page.getByRole('option', { name: 'No one can apply' }).click();
  await expectAccessible(page);
  await press(page, 'Save changes');
  await page.getByText('Saved', { exact: true }).first().waitFor();

  const sent = [];
  for (const fullName of ['Ana First', 'Ben Second']) {
    const { page: theirs } = await browserOf(server, await member(server, { fullName }));
    const { facts } = await command(theirs, 'job.submit', { listingId: works.listingId });
    sent.push(facts[0]!.subject);
    await leave(theirs);
  }
  const { facts } = await command(
    page,
    'application.decide',
    { applicationId: sent[0], decision: 'hire' },
    { as: works.id },
  );
  const opened = facts.find(({ kind }) => kind === 'caseOpened')!.payload['case'] as { id: string };

  // The second of them is not hired: staff read why.
  await page.goto(`${server.url}/organizations/${works.slug}/applications?application=${sent[1]}`);
  const panel = page.getByRole('dialog', { name: 'Ben Second' });
  await press(panel, 'Hire');
  await press(panel, 'Hire');
  await panel.getByText(/^All spots are taken\. Allow for more in the listing/).waitFor();
  await expectAccessible(page);

  // A veteran on a phone reads that it is full, and can't apply.
  const { page: theirs, errors } = await browserOf(
    server,
    await member(server, { fullName: 'Cal Third' }),
    sizes.phone,
  );
  const address = `${server.url}/platform/career?open=details&listing=${works.listingId}`;
  await theirs.goto(address);
  const details = theirs.getByRole('dialog', { name: 'Welder' });
  await details.getByText('All spots are taken. No one can apply for now.').waitFor();
  await expect(details.getByRole('button', { name: 'Apply Now' }).count()).resolves.toBe(0);
  await expectAccessible(theirs);

  // Somebody leaves, which frees a spot.
  await command(page, 'case.close', { caseId: opened.id, outcome: 'left' }, { as: works.id });
  await theirs.reload();
  await details.getByText('1 of 1 left').waitFor();
  await details.getByRole('button', { name: 'Apply Now' }).waitFor();

  // They save it, and the staff close it: the list of what they saved says so.
  await details.getByRole('button', { name: /^Save: Welder/ }).click();
  await details.getByRole('button', { name: /^Saved: Welder/ }).waitFor();
  await call(page, 'post', `/organizations/${works.id}/listings/${works.listingId}/close`, {});
  await theirs.goto(`${server.url}/platform/marketplace?saved=true`);
  const closed = theirs.getByRole('region', { name: 'Closed since you saved it' });
  await closed.getByText('Welder, Tidewater Cranes').waitFor();
  await closed.getByText('Closed', { exact: true }).waitFor();
  await expectAccessible(theirs);
  await closed.getByRole('button', { name: /^Remove from saved: Welder/ }).click();
  await closed.waitFor({ state: 'detached' });
  expect(ownErrors(errors)).toEqual([]);
  for (const each of [page, theirs]) await leave(each);
});

test('who waits for a spot of a full job is next when one is free, and both sides read so', async () => {
  const works = await employer(server, 'Harbor Forge');
  const { page } = works;
  await page.goto(`${server.url}/organizations/${works.slug}/listings/${works.listingId}`);
  await page.getByRole('textbox', { name: 'Spots' }).fill('1');
  await page.keyboard.press('Tab');
  await press(page, 'Save changes');
  await page.getByText('Saved', { exact: true }).first().waitFor();
  const apply = async (fullName: string) => {
    const opened = await browserOf(server, await member(server, { fullName }), sizes.phone);
    const { facts } = await command(opened.page, 'job.submit', { listingId: works.listingId });
    return { ...opened, applicationId: facts[0]!.subject };
  };
  const ana = await apply('Ana First');
  await command(
    page,
    'application.decide',
    { applicationId: ana.applicationId, decision: 'hire' },
    { as: works.id },
  );
  const ben = await apply('Ben Second');
  await ben.page.goto(`${server.url}/platform/career/application/${ben.applicationId}`);
  await ben.page.getByText('On the waiting list').first().waitFor();
  await ben.page.getByText(/^All spots are taken, so your application is on hold\./).waitFor();
  await expectAccessible(ben.page);
  await page.goto(`${server.url}/organizations/${works.slug}/applications`);
  const row = page.getByRole('row', { name: /Ben Second/ });
  await row.getByText('Waiting list').waitFor();

  // Ana leaves. What each server does every minute is done here at once.
  await command(ana.page, 'application.withdraw', { applicationId: ana.applicationId });
  await server.product.background((sql) => moveLines(sql, systemClock, pino({ level: 'silent' })));
  await row.getByText('Next in line').waitFor();
  await ben.page.getByText(/^A spot is open, and you’ve waited longest\./).waitFor();
  await ben.page.getByText('A spot is open: you’re next in line').waitFor();
  await expectAccessible(page);
  await page.goto(`${server.url}/platform`);
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /A spot is free\. Next in line: Ben Second/ })
    .waitFor();
  expect(ownErrors(ben.errors)).toEqual([]);
  expect(ownErrors(works.errors)).toEqual([]);
  for (const each of [page, ana.page, ben.page]) await leave(each);
});
