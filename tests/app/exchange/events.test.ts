import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { sizes } from '../support/demo.ts';
import { commandTo, organizationWith } from '../support/staff.ts';
import {
  browserOf,
  heading,
  member,
  ownErrors,
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

const title = 'Open house for veterans';
const dayMs = 24 * 3_600_000;
/** A free seat is given within a minute. */
const backgroundMs = 120_000;

test('an event of a university is found, joined on a phone, waited for, and seen by its staff', async () => {
  const college = await organizationWith(server, {
    kind: 'university',
    name: 'Tidewater College',
    listing: {
      kind: 'event',
      title,
      description: 'Meet advisors and see the labs.',
      type: 'education',
      startsAt: new Date(Date.now() + 9 * dayMs).toISOString(),
      timeZone: 'America/New_York',
      durationMinutes: 90,
      capacity: 1,
    },
  });
  const ana = await browserOf(server, await member(server, { fullName: 'Ana Ruiz' }), sizes.phone);
  await ana.page.goto(`${server.url}/platform`);
  await heading(ana.page, 'Welcome back, Ana Ruiz');
  // On a phone it is behind More.
  await ana.page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await ana.page
    .getByRole('dialog', { name: 'More' })
    .getByRole('link', { name: 'Community Hub' })
    .press('Enter');
  await heading(ana.page, 'Community Hub');
  await ana.page.getByRole('button', { name: `View Details: ${title}` }).press('Enter');
  const dialog = ana.page.getByRole('dialog', { name: title });
  await dialog.getByText('The organizer will see your name when you join.').waitFor();
  await expectAccessible(ana.page);
  await dialog.getByRole('button', { name: /^Join Event/ }).press('Enter');
  await dialog.getByRole('button', { name: /^Leave/ }).waitFor();
  await ana.page.keyboard.press('Escape');
  await ana.page.getByRole('region', { name: 'My Events' }).getByText(title).waitFor();

  const ben = await browserOf(server, await member(server, { fullName: 'Ben Cole' }));
  await ben.page.goto(`${server.url}/platform`);
  await ben.page
    .getByRole('navigation', { name: 'Platform' })
    .getByRole('link', { name: 'Community Hub' })
    .click();
  await ben.page.getByRole('button', { name: `Join waiting list: ${title}` }).click();
  await ben.page.getByText('You’re on the waiting list.').first().waitFor();

  // The staff see both, in order.
  const { page: desk } = college;
  await desk.goto(`${server.url}/platform`);
  await desk
    .getByRole('navigation', { name: 'Platform' })
    .getByRole('link', { name: /Programs/ })
    .click();
  const showParticipants = async () => {
    await desk.getByRole('button', { name: `Actions for ${title}` }).click();
    await desk.getByRole('menuitem', { name: 'Who’s coming' }).click();
    return desk.getByRole('dialog', { name: title });
  };
  const list = await showParticipants();
  await list.getByText('1 coming, 1 on the waiting list').waitFor();
  expect(await list.getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining('Ana Ruiz'),
    expect.stringContaining('Ben Cole'),
  ]);
  await desk.keyboard.press('Escape');

  // Ana gives her seat back, it is kept for Ben, who takes it.
  await ana.page.getByRole('button', { name: `Remove ${title}` }).press('Enter');
  await ana.page.getByText('No events joined yet').waitFor();
  await ben.page.getByRole('button', { name: 'Notifications, 1 unread' }).click({ timeout: backgroundMs });
  await ben.page
    .getByRole('dialog', { name: 'Notifications' })
    .getByText('A seat is yours if you want it')
    .click();
  const offered = ben.page.getByRole('dialog', { name: title });
  await offered.getByText(/We’re keeping it for you until/).waitFor();
  await expectAccessible(ben.page);
  await offered.getByRole('button', { name: /^Take the seat/ }).click();
  await offered.getByText('Your code at the door').waitFor();
  await offered.getByRole('button', { name: /^Leave/ }).waitFor();
  await ben.page.keyboard.press('Escape');
  await offered.waitFor({ state: 'detached' });
  const door = await showParticipants();
  await door.getByText('1 coming', { exact: true }).waitFor();
  await expectAccessible(desk);

  // At the door, and a message to everyone.
  await door.getByRole('button', { name: 'Check in: Ben Cole' }).click();
  await door.getByText('1 is here.').waitFor();
  await door.getByRole('button', { name: /^Write to everyone coming/ }).click();
  await door.getByRole('textbox', { name: 'Message' }).fill('Bring a mug');
  await door.getByRole('button', { name: 'Send to everyone' }).click();
  await door.getByText('Sent. It will reach everyone within a minute.').waitFor();
  await ben.page.getByRole('button', { name: 'Notifications, 1 unread' }).click({ timeout: backgroundMs });
  await ben.page
    .getByRole('dialog', { name: 'Notifications' })
    .getByText('A message from Tidewater College')
    .click();
  await ben.page.keyboard.press('Escape');

  // It is moved by a colleague's program, and Ben sees the new place.
  await command(
    desk,
    'event.change',
    { listingId: college.listingId, location: 'Pier 4, Norfolk, VA' },
    { as: college.id },
  );
  await ben.page.getByRole('button', { name: 'Notifications, 1 unread' }).click({ timeout: backgroundMs });
  await ben.page.getByRole('dialog', { name: 'Notifications' }).getByText('An event has changed').click();
  await ben.page.getByRole('dialog', { name: title }).getByText('Pier 4, Norfolk, VA').waitFor();
  await ben.page.keyboard.press('Escape');

  // It is canceled, and Ben reads why.
  await door.getByRole('button', { name: /^Cancel this event/ }).click();
  await door.getByRole('textbox', { name: /^Reason/ }).fill('The labs are closed.');
  await door.getByRole('button', { name: 'Cancel the event' }).click();
  await door.getByText(/^The event was canceled/).waitFor();
  await ben.page.getByRole('button', { name: 'Notifications, 1 unread' }).click({ timeout: backgroundMs });
  await ben.page
    .getByRole('dialog', { name: 'Notifications' })
    .getByText(`${title} won’t take place. The labs are closed.`)
    .waitFor();

  for (const { errors } of [ana, ben, college]) expect(ownErrors(errors)).toEqual([]);
  for (const { page } of [ana, ben, college]) await leave(page);
});
