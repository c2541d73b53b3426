import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { sizes } from '../support/demo.ts';
import {
  browserOf,
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

const place = 'The back room of Pier Coffee';
const otherPlace = 'The pier itself';
/** A free seat is given, and a cancellation told, within a minute. */
const backgroundMs = 120_000;

async function opened(fullName: string, size: (typeof sizes)[keyof typeof sizes]) {
  const account = await member(server, { fullName });
  await server.product.database(
    (sql) => sql`update users set veteran_verified = true where email = ${account.email}`,
  );
  const browser = await browserOf(server, account, size);
  await browser.page.goto(`${server.url}/platform/community`);
  await heading(browser.page, 'Community Hub');
  return browser;
}
async function choose(page: Page, field: RegExp, option: string) {
  await page
    .getByRole('dialog', { name: 'Create Event' })
    .getByRole('button', { name: field })
    .press('Enter');
  await page.getByRole('option', { name: option, exact: true }).press('Enter');
}
/** Announces an event for a week from now, for two people. */
async function announce(page: Page, title: string) {
  await page.getByRole('link', { name: 'Create Event' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Create Event' });
  await form.getByRole('textbox', { name: /^Title/ }).fill(title);
  await choose(page, /Kind of event/, 'Social');
  const day = new Date(Date.now() + 7 * 24 * 3_600_000);
  await form.getByRole('spinbutton', { name: /^month, Date/ }).focus();
  for (const part of [day.getUTCMonth() + 1, day.getUTCDate()])
    await page.keyboard.type(String(part).padStart(2, '0'));
  await page.keyboard.type(String(day.getUTCFullYear()));
  await choose(page, /Starts at/, '10:00 AM');
  await form.getByRole('textbox', { name: 'Spots' }).fill('2');
  await form.getByRole('textbox', { name: /^Town/ }).fill('Tampa, FL');
  await form
    .getByRole('textbox', { name: /^What people can expect/ })
    .fill('We talk about the first year out.');
  await press(form, 'Publish event');
  await form.getByText('Say where people meet').first().waitFor();
  await form.getByRole('textbox', { name: /^Meeting place/ }).fill(place);
  await expectAccessible(page);
  await press(form, 'Publish event');
  const event = page.getByRole('dialog', { name: title });
  await event.getByText(place).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await event.waitFor({ state: 'detached' });
}
const details = async (page: Page, title: string) => {
  await page
    .getByRole('button', { name: `View Details: ${title}` })
    .first()
    .press('Enter');
  return page.getByRole('dialog', { name: title });
};
/** Opens what the bell says last, once it says it. */
async function throughTheBell(page: Page, title: string | RegExp, text?: string) {
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click({ timeout: backgroundMs });
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  if (text !== undefined) await bell.getByText(text).first().waitFor();
  await bell.getByText(title).first().click();
}

test.each([
  ['a phone', 'a desk', sizes.phone, sizes.desktop],
  ['a desk', 'a phone', sizes.desktop, sizes.phone],
] as const)(
  'an event announced on %s is joined on %s, waited for, offered, moved, and called off',
  async (_from, _to, hostSize, guestSize) => {
    const title = `Coffee ${hostSize.viewport.width}`;
    const host = await opened('Ana Ruiz', hostSize);
    await announce(host.page, title);

    // Found by a word, with its host, and without its place.
    const ben = await opened('Ben Cole', guestSize);
    await ben.page.getByRole('searchbox', { name: 'Search events' }).fill(title);
    const seen = await details(ben.page, title);
    await seen.getByText('By Ana Ruiz').waitFor();
    await seen.getByText('Verified veteran').waitFor();
    await seen.getByText('You’ll see the meeting place once you have a spot.').waitFor();
    expect(await ben.page.getByText(place).count()).toBe(0);
    await expectAccessible(ben.page);
    await press(seen, `Join Event: ${title}`);
    await seen.getByText(place).waitFor();
    await seen.getByText('Also coming').waitFor();

    const cal = await opened('Cal Diaz', guestSize);
    const full = await details(cal.page, title);
    await press(full, `Join waiting list: ${title}`);
    await full
      .getByText(/You’re on the waiting list/)
      .first()
      .waitFor();
    await press(seen, `Leave: ${title}`);
    await cal.page.keyboard.press('Escape');
    await throughTheBell(cal.page, 'A seat is yours if you want it');
    await press(full, `Take the seat: ${title}`);
    await full.getByText(place).waitFor();
    await cal.page.keyboard.press('Escape');

    // The host moves it, which she is told.
    await ben.page.keyboard.press('Escape');
    const own = await details(host.page, title);
    await press(own, `Change time or place: ${title}`);
    const moving = host.page.getByRole('dialog', { name: 'Change time or place' });
    await moving.getByRole('button', { name: /Starts at/ }).press('Enter');
    await host.page.getByRole('option', { name: '11:00 AM', exact: true }).press('Enter');
    await moving.getByRole('textbox', { name: /^Meeting place/ }).fill(otherPlace);
    await expectAccessible(host.page);
    await press(moving, 'Save changes');
    await own.getByText(otherPlace).waitFor();
    await throughTheBell(cal.page, 'An event has changed');
    await full.getByText(otherPlace).waitFor();
    await cal.page.keyboard.press('Escape');

    // Only the host calls it off.
    await press(own, `Cancel event: ${title}`);
    await press(host.page.getByRole('alertdialog'), 'Cancel event');
    await own.waitFor({ state: 'detached' });
    await host.page.getByText('No events joined yet').waitFor();
    await throughTheBell(cal.page, 'An event was canceled', `${title} won’t take place.`);
    for (const { errors, page } of [host, ben, cal]) {
      expect(ownErrors(errors)).toEqual([]);
      await leave(page);
    }
  },
);

test('an event that is reported is removed by an administrator, and everybody is told', async () => {
  const title = 'Insurance evening';
  const host = await opened('Dale Whitfield', sizes.desktop);
  await announce(host.page, title);
  const grace = await opened('Grace Lin', sizes.phone);
  const event = await details(grace.page, title);
  await press(event, `Report: ${title}`);
  const form = grace.page.getByRole('dialog', { name: 'Report this event' });
  await form.getByText('Advertising or spam').click();
  await expectAccessible(grace.page);
  await press(form, 'Send report');
  await grace.page
    .getByRole('dialog', { name: 'Your report was sent' })
    .getByText('Close', { exact: true })
    .click();

  const account = await member(server);
  await promote(server, account.email);
  const desk = await browserOf(server, account);
  await desk.page.goto(`${server.url}/admin-dashboard?tab=reports`);
  const queued = desk.page.getByRole('article', { name: 'Grace Lin about Dale Whitfield' });
  await queued.getByText('We talk about the first year out.').waitFor();
  await expectAccessible(desk.page);
  await press(queued, 'Remove the event: Grace Lin about Dale Whitfield');
  const decision = desk.page.getByRole('dialog', { name: 'Remove this event?' });
  await decision.getByRole('textbox', { name: /^Reason/ }).fill('It sells insurance.');
  await press(decision, 'Remove the event');
  await desk.page.getByText('Saved. We’ll tell the person who reported it', { exact: false }).waitFor();
  await throughTheBell(host.page, 'An event was canceled', `${title} won’t take place.`);
  await grace.page.keyboard.press('Escape');
  await throughTheBell(grace.page, 'Your Report');
  await heading(grace.page, 'Community Hub');
  await grace.page.reload();
  await grace.page.getByText('No events yet').waitFor();
  for (const { errors, page } of [host, grace, desk]) {
    expect(ownErrors(errors)).toEqual([]);
    await leave(page);
  }
});
