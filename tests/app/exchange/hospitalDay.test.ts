import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { withScope } from '../../../server/data/scopes.ts';
import { updateBookings } from '../../../server/exchange/bookings/bookingJobs.ts';
import { expectAccessible } from '../support/accessible.ts';
import { changeLanguage, type Language } from '../support/languages.ts';
import { colleague, commandTo, organizationWith } from '../support/staff.ts';
import {
  browserOf,
  callApi,
  heading,
  member,
  password,
  startTestServer,
  type TestServer,
} from '../support/testServer.ts';
import { leave } from '../support/visitor.ts';
import { devices, walker, type Device } from '../support/walker.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());
const call = callApi(() => server);
const command = commandTo(() => server);

const hourMs = 3_600_000;
/** A zone in which the day is young, whenever the test runs: it is between eight and nine there. */
const timeZone = (() => {
  const ahead = (8 - new Date().getUTCHours() + 24) % 24;
  return ahead <= 12 ? `Etc/GMT-${ahead}` : `Etc/GMT+${24 - ahead}`;
})();
const thisHour = Math.floor(Date.now() / hourMs) * hourMs;
/** A time of this day, at an hour of its clock. */
const at = (hour: number) => new Date(thisHour + (hour - 8) * hourMs).toISOString();

/** A clinic with a doctor of the day, who is booked around the clock. */
async function clinic(name: string) {
  const opened = await organizationWith(server, {
    kind: 'hospital',
    name,
    listing: { kind: 'provider', title: 'Dr. Reyes', type: 'physical-therapy', description: 'Knees.' },
  });
  const { calendar } = await call<{ calendar: { visitTypes: { id: string }[] } }>(
    opened.page,
    'patch',
    `/calendars/${opened.listingId}`,
    {
      timeZone,
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
      closedOnHolidays: false,
      leadMinutes: 0,
      noticeHours: 0,
      visitTypes: [
        { name: 'Check-up', minutes: 30, confirms: 'instantly' },
        { name: 'First visit', minutes: 30, confirms: 'onRequest' },
      ],
    },
  );
  const [instant, onRequest] = calendar.visitTypes.map(({ id }) => id);
  const book = async (
    fullName: string,
    hour: number,
    { isAsked = false, device = 'desk' as Device } = {},
  ) => {
    const account = await member(server, { fullName });
    const person = await browserOf(server, account, { ...devices[device], timezoneId: timeZone });
    await command(person.page, 'booking.request', {
      calendarId: opened.listingId,
      visitTypeId: isAsked ? onRequest : instant,
      start: at(hour),
    });
    return { ...person, email: account.email };
  };
  return { ...opened, book };
}

/** Brings what somebody has booked nearer, as if it were so many hours later. */
const pass = (organizationId: string, { email }: { email: string }, hours: number) =>
  server.product.database(async (sql) => {
    const [user] = await sql<{ id: string }[]>`select id from users where email = ${email}`;
    const by = `${hours} hours`;
    await withScope(
      sql,
      { organizationId, userId: user!.id },
      (tx) => tx`
        update bookings set during = tstzrange(lower(during) - ${by}::interval, upper(during) - ${by}::interval)
        where organization_id = ${organizationId}`,
    );
  });
/** What each server does every minute. */
const minutely = () =>
  server.product.background((sql) => updateBookings(sql, systemClock.now(), pino({ level: 'silent' })));

/** Each end on either device and in either language, apart from the other. */
const walks: { staff: [Device, Language]; veteran: [Device, Language] }[] = [
  { staff: ['desk', 'en'], veteran: ['phone', 'es'] },
  { staff: ['phone', 'es'], veteran: ['desk', 'en'] },
];

test.each(walks)(
  'a day of a clinic, from the first request to who did not come: staff $staff, veteran $veteran',
  async ({ staff: [staffDevice, staffLanguage], veteran: [device, language] }) => {
    const name = `Tidewater ${staffDevice}`;
    const yard = await clinic(name);
    const ana = await yard.book('Ana Arrives', 11);
    const ben = await yard.book('Ben Absent', 12);
    const cal = await yard.book('Cal Cancels', 13);
    const val = await yard.book('Val Veteran', 15, { isAsked: true, device });
    await val.page.goto(`${server.url}/platform`);
    await heading(val.page, 'Welcome back, Val Veteran');
    if (language === 'es') await changeLanguage(val.page);
    const veteran = walker(val.page, device, language, val.errors);

    const nora = await colleague(server, yard, 'Nora Nurse', 'manager');
    const desk = await browserOf(
      server,
      { email: nora.email, password },
      { ...devices[staffDevice], timezoneId: timeZone },
    );
    await desk.page.goto(`${server.url}/platform`);
    await heading(desk.page, name);
    if (staffLanguage === 'es') await changeLanguage(desk.page);
    const staff = walker(desk.page, staffDevice, staffLanguage, desk.errors);
    const row = (person: string) => staff.main.getByRole('listitem').filter({ hasText: person });

    // In the morning the dashboard names the request, and the list has it above the day.
    await staff.link(/Val Veteran/, staff.main).waitFor();
    await expectAccessible(staff.page);
    await staff.tab('Appointments');
    await staff.see('Requests to answer', staff.main);
    await expect.poll(() => row('Val Veteran').count()).toBe(2);
    await expectAccessible(staff.page);
    await row('Val Veteran')
      .first()
      .getByRole('button', { name: staff.said('Confirm', ': .+') })
      .click();
    await staff.main.getByText(staff.said('Requests to answer')).waitFor({ state: 'detached' });

    // Val learns of it, and would rather come earlier.
    await veteran.news();
    await veteran.see('Confirmed', veteran.main);
    await veteran.press('Ask for an earlier time', veteran.main);
    await veteran.see('Leave the waiting list', veteran.main);
    await expectAccessible(veteran.page);

    // The first one is at the desk.
    await row('Ana Arrives')
      .getByRole('button', { name: staff.said('Arrived', ': .+') })
      .click();
    await row('Ana Arrives').getByText(staff.said('Here')).waitFor();

    // Cal calls that he can't come: his time is offered to Val, who takes it.
    await staff.link(/Cal Cancels/, staff.main).click();
    await staff.heading(/Cal Cancels/);
    await staff.press('Cancel visit', staff.main);
    const asked = staff.page.getByRole('alertdialog');
    await staff.write('Reason', 'You called in.', asked);
    await staff.press('Cancel visit', asked);
    await staff.see('Canceled', staff.main);
    await minutely();
    await veteran.see('An earlier time is free', veteran.main);
    await expectAccessible(veteran.page);
    await veteran.press('Take the new time', veteran.main);
    await veteran.main.getByText(veteran.said('An earlier time is free')).waitFor({ state: 'detached' });

    // The staff ask her to come at another time after all, and she agrees.
    await staff.link('Appointments', staff.main).click();
    await row('Val Veteran')
      .getByRole('link', { name: staff.said('Move', ': .+') })
      .click();
    await staff.heading(staff.said('Choose another time'));
    await staff.main.getByRole('radio', { name: /^5:00/ }).last().click();
    await expectAccessible(staff.page);
    await staff.press('Move to {0}', staff.main);
    await staff.link('View visit', staff.main).click();
    await staff.see('You proposed another time', staff.main);
    await veteran.see('{0} asked for another time', veteran.main);
    await veteran.press('Take the new time', veteran.main);
    await staff.main.getByText(staff.said('You proposed another time')).waitFor({ state: 'detached' });

    // Five hours later the first is done, and the second has not come.
    for (const one of [ana, ben]) await pass(yard.id, one, 5);
    await staff.link('Appointments', staff.main).click();
    await row('Ana Arrives')
      .getByRole('button', { name: staff.said('Completed', ': .+') })
      .click();
    await row('Ana Arrives').getByText(staff.said('Completed')).waitFor();
    await staff.link(/Ben Absent/, staff.main).click();
    await staff.press('No-show', staff.main);
    await staff.press('Mark as missed', staff.page.getByRole('alertdialog'));
    await staff.see('Missed', staff.main);
    await expectAccessible(staff.page);

    // The page leads to his record, which has the day, and back. All who had a time are patients since.
    await staff.link('Open the patient’s record', staff.main).click();
    const record = staff.dialog('Ben Absent');
    await staff.see('Past appointments', record);
    await record.getByRole('link', { name: 'Check-up' }).waitFor();
    await staff.see('Missed', record);
    await expectAccessible(staff.page);
    await staff.page.keyboard.press('Escape');
    await staff.heading(/Ben Absent/);
    await staff.tab('Veteran Patients');
    for (const person of ['Ana Arrives', 'Cal Cancels', 'Val Veteran'])
      await staff.link(new RegExp(person), staff.main).waitFor();

    // What is left of the portal has something to show.
    for (const tab of ['Departments', 'Mental Health', 'Provider Network', 'Dashboard']) {
      await staff.tab(tab);
      await staff.page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(staff.page);
    }
    for (const { page } of [ana, ben, cal, yard, nora]) await leave(page);
    await staff.leave();
    await veteran.leave();
  },
);
