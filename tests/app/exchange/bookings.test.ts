import { pino } from 'pino';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendReminders } from '../../../server/exchange/notifications/reminders.ts';
import { expectAccessible } from '../support/accessible.ts';
import { changeLanguage, type Language } from '../support/languages.ts';
import { organizationWith } from '../support/staff.ts';
import {
  browserOf,
  callApi,
  heading,
  member,
  startTestServer,
  type TestServer,
} from '../support/testServer.ts';
import { devices, walker, type Device } from '../support/walker.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());
const call = callApi(() => server);

/** A hospital whose provider can be asked for visits around the clock, so that no test needs a time of day. */
async function hospital(title: string) {
  const opened = await organizationWith(server, {
    kind: 'hospital',
    name: `${title} of Tidewater`,
    listing: {
      kind: 'provider',
      title,
      type: 'physical-therapy',
      description: 'Backs and knees.',
    },
  });
  await call(opened.page, 'patch', `/calendars/${opened.listingId}`, {
    timeZone: 'America/New_York',
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
    closedOnHolidays: false,
    visitTypes: [{ name: 'First visit', minutes: 60, confirms: 'onRequest', where: 'Door 4.' }],
  });
  return opened;
}

/** Counts what a finger or a pointer presses from now on. */
async function countPresses(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset['presses'] = '0';
    addEventListener(
      'pointerdown',
      () => {
        const { dataset } = document.documentElement;
        dataset['presses'] = String(Number(dataset['presses']) + 1);
      },
      true,
    );
  });
  return async () => Number(await page.locator('html').getAttribute('data-presses'));
}

/** Each end on either device and in either language, apart from the other. */
const walks: { staff: [Device, Language]; veteran: [Device, Language] }[] = [
  { staff: ['desk', 'en'], veteran: ['phone', 'es'] },
  { staff: ['phone', 'es'], veteran: ['desk', 'en'] },
];

test.each(walks)(
  'a visit is asked for, confirmed, and canceled by the clinic, and both sides see each step: staff $staff, veteran $veteran',
  async ({ staff: [staffDevice, staffLanguage], veteran: [device, language] }) => {
    const title = `Therapy ${staffDevice}`;
    const ownTitle = `First visit, ${title}`;
    const clinic = await hospital(title);
    await clinic.page.setViewportSize(devices[staffDevice].viewport);
    await clinic.page.goto(`${server.url}/platform`);
    await heading(clinic.page, `${title} of Tidewater`);
    if (staffLanguage === 'es') await changeLanguage(clinic.page);
    const staff = walker(clinic.page, staffDevice, staffLanguage, clinic.errors);
    const account = await member(server, { fullName: 'Val Veteran' });
    const { page, errors } = await browserOf(server, account, devices[device]);
    await page.goto(`${server.url}/platform`);
    await heading(page, 'Welcome back, Val Veteran');
    if (language === 'es') await changeLanguage(page);
    const val = walker(page, device, language, errors);

    await val.tab('Wellness Command');
    await val.link('Medical Appointments').click();
    await val.link('Find care', val.main).click();
    // From the provider's name.
    const presses = await countPresses(page);
    await page
      .getByRole('link', { name: val.said('Book a visit with {0}') })
      .and(page.getByRole('link', { name: new RegExp(title) }))
      .click();
    await page
      .getByRole('radio', { name: /^\d.* [AaPp]/ })
      .first()
      .click();
    await val.write('Reason', 'My knee locks on stairs.');
    await expectAccessible(page);
    await val.press('Request {0}');
    await val.see('Your request was sent');
    expect(await presses()).toBeLessThanOrEqual(4);
    await val.link('View visit').click();
    await val.heading(ownTitle);
    await expectAccessible(page);

    // The bell leads the staff to the request, which only they and the person can read the reason of.
    await staff.news();
    await staff.heading(/^First visit/);
    await staff.main.getByText('My knee locks on stairs.').waitFor();
    await expectAccessible(staff.page);
    await staff.press('Confirm');
    await staff.see('Confirmed', staff.main);
    // Whoever sees the visit itself has no unread news of it.
    await val.see('Confirmed', val.main);
    await page.getByRole('button', { name: val.said('Notifications') }).waitFor();

    // An hour before it begins they are reminded, of nothing but whom it is with.
    const { world } = await call<{ world: { bookings: { start: string }[] } }>(page, 'get', '/state');
    const hourBefore = new Date(Date.parse(world.bookings[0]!.start) - 3_600_000);
    await server.product.background((sql) =>
      sendReminders(sql, { now: () => hourBefore }, pino({ level: 'silent' })),
    );
    await val.tab('Dashboard');
    await page.getByRole('button', { name: val.said('Notifications, {0} unread') }).click();
    const bell = page.getByRole('dialog', { name: val.said('Notifications') });
    await val.link(val.said('Unread:', '.+'), bell).waitFor();
    expect(await bell.textContent()).not.toMatch(/knee|First visit/);
    await page.keyboard.press('Escape');
    await val.news();
    await val.heading(ownTitle);

    // The staff find it by the sidebar, and cancel it with a reason.
    await val.tab('Dashboard');
    await staff.tab('Appointments');
    await staff.link('Week', staff.main).click();
    const visit = staff.main.getByRole('link', { name: /Val Veteran/ }).first();
    if (!(await visit.isVisible())) await staff.link('Later', staff.main).click();
    await visit.click();
    await staff.heading(/^First visit/);
    await staff.press('Cancel visit', staff.main);
    const asked = staff.page.getByRole('alertdialog');
    await staff.write('Reason', 'The clinic is closed that day.', asked);
    await staff.press('Cancel visit', asked);
    await staff.see('Canceled', staff.main);

    await val.news();
    await val.see('Canceled', val.main);
    await val.main.getByText('The clinic is closed that day.').waitFor();
    await val.link('Appointments', val.main).click();
    await val.see('No visits coming up', val.main);
    await staff.leave();
    await val.leave();
  },
);
