import { afterAll, beforeAll, expect, test } from 'vitest';
import { withScope } from '../../../server/data/scopes.ts';
import { expectAccessible } from '../support/accessible.ts';
import { sizes } from '../support/demo.ts';
import { organizationWith } from '../support/staff.ts';
import {
  browserOf,
  callApi,
  fillIn,
  heading,
  member,
  ownErrors,
  password,
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

const call = callApi(() => server);

/** An approved employer, its owner's browser, and a veteran's application for its job. */
async function application(veteran: Awaited<ReturnType<typeof browserOf>>['page']) {
  const {
    page: desk,
    id: organizationId,
    listingId,
  } = await organizationWith(server, {
    kind: 'employer',
    name: 'Tidewater Cranes',
    listing: {
      kind: 'job',
      title: 'Crane mechanic',
      description: 'Keep the cranes running.',
      type: 'full-time',
    },
  });
  await call(veteran, 'post', '/commands', {
    id: crypto.randomUUID(),
    type: 'job.submit',
    payload: { listingId },
  });
  const { applications } = await call<{ applications: { id: string }[] }>(
    desk,
    'get',
    `/organizations/${organizationId}/applications`,
  );
  const decide = (decision: string) =>
    call(desk, 'post', '/commands', {
      id: crypto.randomUUID(),
      type: 'application.decide',
      as: organizationId,
      payload: { applicationId: applications[0]!.id, decision },
    });
  return { desk, decide };
}

/** The mail that waits is due now. */
const hurryMail = () =>
  server.product.database((sql) => sql`update mail_outbox set due_at = now() where kind = 'notifications'`);
const frequenciesOf = async (email: string) => {
  const [row] = await server.product.database(
    (sql) => sql<{ own: string; work: string }[]>`
      select mail_about_own as own, mail_about_work as work from users where email = ${email}`,
  );
  return row;
};

test('a decision is on the bell at once and leads to its page; mail about it can be ended, and chosen again', async () => {
  const person = await member(server, { fullName: 'Val Veteran' });
  const { page, errors } = await browserOf(server, person, sizes.desktop);
  await page.goto(`${server.url}/platform`);
  await heading(page, 'Welcome back, Val Veteran');
  const { desk, decide } = await application(page);
  // What the person did themselves is no news.
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await decide('interview');
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await bell.click();
  const inbox = page.getByRole('dialog', { name: 'Notifications' });
  await inbox.getByRole('link').first().click();
  await page.waitForURL('**/platform/career**');
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();

  // Another one, which stays unread: the veteran looks at something else, not at the page of the application.
  await page.goto(`${server.url}/platform`);
  await heading(page, 'Welcome back, Val Veteran');
  await decide('hire');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  await hurryMail();
  const { text } = await server.mail.letter(person.email, 'Tidewater Cranes would like to hire you');
  // Whoever is signed out comes to the very thing after signing in.
  const answer = /https?:\/\/\S+\/platform\/career\/application\/\S+/.exec(text)![0];
  await page.context().clearCookies();
  await page.goto(answer);
  await fillIn(page, 'Email', person.email);
  await fillIn(page, 'Password', password);
  await press(page, 'Sign In');
  await heading(page, 'Crane mechanic');
  const link = /https?:\/\/\S+\/api\/mail\/unsubscribe\?token=\S+/.exec(text)![0];
  await page.goto(link);
  // Opening it changes nothing.
  expect(await frequenciesOf(person.email)).toEqual({ own: 'atOnce', work: 'daily' });
  await press(page, 'Stop these emails');
  await page.getByRole('heading', { name: 'We won’t send you these emails anymore' }).waitFor();
  expect(await frequenciesOf(person.email)).toEqual({ own: 'never', work: 'never' });

  await page.goto(`${server.url}/account/notifications`);
  const own = page.getByRole('radiogroup', { name: 'About you' });
  await own.getByRole('radio', { name: 'Never', checked: true }).waitFor();
  await expectAccessible(page);
  await own.getByText('Once a day').click();
  await page.getByText('Saved.', { exact: true }).waitFor();
  await expect.poll(() => frequenciesOf(person.email)).toEqual({ own: 'daily', work: 'never' });
  await page.reload();
  await own.getByRole('radio', { name: 'Once a day', checked: true }).waitFor();
  expect(ownErrors(errors)).toEqual([]);
  await Promise.all([page, desk].map(leave));
});

test('an event that a person noted reminds them on the bell, which opens the event', async () => {
  const person = await member(server, { fullName: 'Val Veteran' });
  const { page, errors } = await browserOf(server, person, sizes.desktop);
  const start = new Date(Date.now() + 20 * 3_600_000).toISOString();
  await call(page, 'post', '/commands', {
    id: crypto.randomUUID(),
    type: 'event.create',
    payload: {
      event: {
        id: 'coffee',
        title: 'Coffee for welders',
        type: 'social',
        date: start.slice(0, 10),
        time: start.slice(11, 16),
        durationMinutes: 60,
        timeZone: 'UTC',
        location: 'Pier 4',
        isOnline: false,
        description: 'Bring a mug.',
        organizer: 'Val Veteran',
        maxAttendees: 20,
      },
    },
  });
  // As if it had been noted days ago. A server that starts looks at once for what is due.
  await server.product.database(async (sql) => {
    const [row] = await sql<{ id: string }[]>`select id from users where email = ${person.email}`;
    const userId = row!.id;
    await withScope(
      sql,
      { userId },
      (tx) => tx`
        insert into reminders (user_id, kind, item_id, due_at) values (${userId}, 'event', 'coffee', now())`,
    );
  });
  await server.product.end();
  await server.product.start();
  await page.goto(`${server.url}/platform`);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const inbox = page.getByRole('dialog', { name: 'Notifications' });
  await inbox.getByRole('img', { name: 'Event' }).waitFor();
  await inbox.getByText(/^Coffee for welders on .+ You added this yourself\.$/).waitFor();
  await expectAccessible(page);
  await inbox.getByRole('link', { name: 'Your own reminder' }).click();
  await page.waitForURL('**/platform/community?open=event&event=coffee');
  await page.getByRole('dialog', { name: 'Coffee for welders' }).waitFor();
  expect(ownErrors(errors)).toEqual([]);
  await leave(page);
});

test('staff choose for their work apart', async () => {
  const person = await member(server, { fullName: 'Olive Owner' });
  const { page } = await browserOf(server, person, sizes.phone);
  await page.goto(`${server.url}/account/notifications`);
  await page.getByRole('radiogroup', { name: 'About you' }).waitFor();
  expect(await page.getByRole('radiogroup').count()).toBe(1);
  await call(page, 'post', '/organizations', { kind: 'employer', name: 'Harbor Winches' });
  await page.reload();
  await page.getByRole('radiogroup', { name: 'About your work' }).getByText('Never').click();
  await page.getByText('Saved.', { exact: true }).waitFor();
  await expect.poll(() => frequenciesOf(person.email)).toEqual({ own: 'atOnce', work: 'never' });
  await leave(page);
});
