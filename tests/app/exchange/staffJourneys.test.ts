import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { sizes } from '../support/demo.ts';
import { colleague, commandTo, organizationWith } from '../support/staff.ts';
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

/** How long what happened elsewhere may take until the sidebar counts it, in milliseconds. */
const countedMs = 15_000;

const tabIn = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name, exact: true });
const val = (page: Page) => page.getByRole('dialog', { name: 'Val Veteran' });

/** Opens the newest notification. */
async function openNews(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name }).click();
}

test('a university answers an application that its sidebar counts, and gives the student to a colleague, who finds them by bell, email and a shared link', async () => {
  const college = await organizationWith(server, {
    kind: 'university',
    name: 'Tidewater College',
    listing: {
      kind: 'degree',
      title: 'Nursing, B.S.',
      description: 'Four years.',
      type: 'bachelor',
      tuition: 12_000,
    },
  });
  const { page: staff, slug } = college;
  const { page: dana, errors, email } = await colleague(server, college, 'Dana Fields');
  await dana.goto(`${server.url}/platform`);
  await tabIn(dana, 'Applications').waitFor();
  const { page: veteran } = await browserOf(
    server,
    await member(server, { fullName: 'Val Veteran' }),
    sizes.phone,
  );
  await veteran.goto(`${server.url}/platform`);
  await heading(veteran, 'Welcome back, Val Veteran');
  await staff.goto(`${server.url}/platform`);
  await tabIn(staff, 'Applications').waitFor();
  await command(veteran, 'college.submit', { listingId: college.listingId });

  // Without a reload.
  await tabIn(staff, 'Applications 1').click({ timeout: countedMs });
  await staff
    .getByRole('main')
    .getByRole('link', { name: /^Val Veteran/ })
    .click();
  await press(val(staff), 'Accept');
  await val(staff)
    .getByRole('textbox', { name: /^Message to the applicant/ })
    .fill('Classes begin in May.');
  await press(val(staff), 'Accept');
  await val(staff)
    .getByText(/^Decision recorded/)
    .waitFor();
  await staff.keyboard.press('Escape');
  await val(staff).waitFor({ state: 'detached' });
  await tabIn(staff, 'Applications').waitFor({ timeout: countedMs });
  await openNews(veteran, /^Unread: /);
  await veteran
    .getByRole('region', { name: 'From Tidewater College' })
    .getByText('Classes begin in May.')
    .waitFor();

  await tabIn(staff, 'Veteran Students').click();
  await staff
    .getByRole('row')
    .getByRole('link', { name: /^Val Veteran/ })
    .click();
  await press(val(staff), 'Unassigned. Change');
  await staff.getByRole('menuitemradio', { name: 'Dana Fields' }).click();
  await val(staff).getByText('Saved. The person can see who’s assigned to them.').waitFor();

  // The email says so too, and leads to the record.
  await server.product.database(
    (sql) => sql`update mail_outbox set due_at = now() where kind = 'notifications'`,
  );
  const { text } = await server.mail.letter(email, 'updates on VetSync');
  const [link] = /https?:\/\/\S+\/platform\/students\S*/.exec(text)!;

  await dana.getByRole('button', { name: /^Notifications, \d unread$/ }).click({ timeout: countedMs });
  await dana
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: 'Unread: You look after Val Veteran now' })
    .click();
  await val(dana).getByLabel('What comes next').waitFor();
  await expectAccessible(dana);
  const shared = new URL(dana.url());
  expect(shared.searchParams.get('as')).toBe(slug);
  // A link without the organization, as somebody may have shortened it.
  shared.searchParams.delete('as');
  await dana.goto(shared.href);
  await val(dana).getByLabel('What comes next').waitFor();
  expect(new URL(dana.url()).searchParams.get('as')).toBe(slug);
  await dana.goto(`${server.url}/platform`);
  await dana.goto(link);
  await val(dana).getByLabel('What comes next').waitFor();

  expect(ownErrors([...errors, ...college.errors])).toEqual([]);
  for (const page of [staff, dana, veteran]) await leave(page);
});
