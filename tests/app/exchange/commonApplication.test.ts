import { randomUUID } from 'node:crypto';
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

/** An approved university with a published degree program. */
const university = (name: string, title: string) =>
  organizationWith(server, {
    kind: 'university',
    name,
    listing: {
      kind: 'degree',
      title,
      description: 'For people who have served.',
      type: 'bachelor',
      tuition: 12_000,
    },
  });
type University = Awaited<ReturnType<typeof university>>;

interface Received {
  applications: { id: string; applicantName: string; listingTitle: string }[];
}
const received = ({ page, id }: University) =>
  call<Received>(page, 'get', `/organizations/${id}/applications`);

/** Opens the common application from the degree programs with this word in their title. */
async function openPortal(page: Page, word: string) {
  await page.goto(`${server.url}/platform/marketplace?kind=degree&q=${word}`);
  await heading(page, 'Mission Marketplace');
  await press(page, 'Apply to several schools');
  const dialog = page.getByRole('dialog', { name: 'Common Application Portal' });
  await dialog.waitFor();
  return dialog;
}

test('two universities get one application each, from one statement', async () => {
  const [bluffside, shoreline] = [
    await university('Bluffside University', 'Oceanography, B.S.'),
    await university('Shoreline University', 'Oceanography and law, B.A.'),
  ];
  const veteran = await member(server, { fullName: 'Val Veteran' });
  const { page, errors } = await browserOf(server, veteran, sizes.desktop);
  const dialog = await openPortal(page, 'Oceanography');
  await dialog.getByText('Oceanography, B.S.', { exact: true }).click();
  await dialog.getByText('Oceanography and law, B.A.', { exact: true }).click();
  await dialog.getByText('2 programs selected').waitFor();
  await expectAccessible(page);
  await press(dialog, 'Next');
  await dialog.getByRole('group', { name: 'What each school will see' }).waitFor();
  await dialog.getByRole('textbox', { name: /Personal statement/ }).fill('I kept a ship on course.');
  await dialog.getByText('Email address of your account').click();
  await expectAccessible(page);
  await press(dialog, 'Submit Applications');
  const answered = page.getByRole('dialog', { name: 'Your applications' });
  await answered.getByText('All 2 applications were sent.').waitFor({ timeout: 60_000 });
  await expectAccessible(page);
  await answered.getByText('Close', { exact: true }).click();
  await answered.waitFor({ state: 'hidden' });

  for (const school of [bluffside, shoreline]) {
    const { applications } = await received(school);
    expect(applications.map(({ applicantName }) => applicantName)).toEqual(['Val Veteran']);
    const { application } = await call<{
      application: { snapshot: { email?: string }; answers: { personalStatement?: string } };
    }>(school.page, 'get', `/organizations/${school.id}/applications/${applications[0]?.id}`);
    expect(application.snapshot.email).toBeUndefined();
    expect(JSON.stringify(application.answers)).toContain('I kept a ship on course.');
  }
  await page.goto(`${server.url}/platform/education/applications`);
  for (const title of ['Oceanography, B.S.', 'Oceanography and law, B.A.'])
    await page.getByText(title).first().waitFor();
  expect(ownErrors(errors)).toEqual([]);
  await Promise.all([page, bluffside.page, shoreline.page].map(leave));
});

test('a school that has closed meanwhile refuses, and the statement stays for another one', async () => {
  const [open, closing] = [
    await university('Kestrel University', 'Falconry, B.S.'),
    await university('Merlin University', 'Falconry and hawking, B.A.'),
  ];
  const veteran = await member(server, { fullName: 'Wes Veteran' });
  const { page } = await browserOf(server, veteran, sizes.phone);
  // From the education tab.
  await page.goto(`${server.url}/platform/education`);
  await page.getByRole('button', { name: 'Start Application' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Common Application Portal' });
  await dialog.getByRole('searchbox', { name: 'Search degree programs by keyword' }).fill('Falconry');
  await dialog.getByText('Falconry, B.S.', { exact: true }).click();
  await dialog.getByText('Falconry and hawking, B.A.', { exact: true }).click();
  await press(dialog, 'Next');
  await dialog.getByRole('textbox', { name: /Personal statement/ }).fill('I flew by day and night.');
  await call(closing.page, 'post', `/organizations/${closing.id}/listings/${closing.listingId}/close`);
  // Another device has applied to the first one.
  const { page: other } = await browserOf(server, veteran);
  await call(other, 'post', '/commands', {
    id: randomUUID(),
    type: 'college.submit',
    payload: { listingId: open.listingId },
  });
  // The page has learned of it, and leaves it out.
  await dialog
    .getByRole('region', { name: 'Summary' })
    .getByText('Falconry and hawking, B.A., Merlin University', { exact: true })
    .waitFor();
  await press(dialog, 'Submit Applications');
  const answered = page.getByRole('dialog', { name: 'Your applications' });
  await answered.getByText('Your application wasn’t sent.').waitFor();
  await answered.getByText(/The school closed this program/).waitFor();
  await press(answered, 'Choose other schools');
  await dialog.getByText('1 program selected').waitFor();
  await press(dialog, 'Next');
  const statement = dialog.getByRole('textbox', { name: /Personal statement/ });
  expect(await statement.inputValue()).toBe('I flew by day and night.');
  expect((await received(open)).applications).toHaveLength(1);
  expect((await received(closing)).applications).toEqual([]);
  await Promise.all([page, other, open.page, closing.page].map(leave));
});
