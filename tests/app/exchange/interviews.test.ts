import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn, momentIn } from '../../../machines/model/time/zoned.ts';
import { expectAccessible } from '../support/accessible.ts';
import { changeLanguage, type Language } from '../support/languages.ts';
import { colleague, commandTo, employer } from '../support/staff.ts';
import {
  browserOf,
  callApi,
  heading,
  member,
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

/** Where the browsers are. */
const timeZone = 'America/Chicago';
/** The 15th of next month, which calendars have once and which is never past. */
function meetingDay() {
  const [year, month] = dayIn(timeZone, Date.now()).split('-').map(Number);
  return new Date(Date.UTC(year!, month!, 15)).toISOString().slice(0, 10);
}
/** @param hour on that day, where the browsers are */
const at = (hour: number) => new Date(momentIn(timeZone, meetingDay(), hour * 60)).toISOString();

/** Somebody with an application, as its staff see it. */
async function applicant(listingId: string, fullName: string, device: Device = 'desk') {
  const account = await member(server, { fullName });
  const opened = await browserOf(server, account, devices[device]);
  const { facts } = await command(opened.page, 'job.submit', { listingId });
  return { ...opened, applicationId: facts[0]!.subject };
}

/** The company, with Rita who interviews there too, and Ana whom she is about to meet. */
async function company(name: string) {
  const yard = await employer(server, name);
  const rita = await colleague(server, yard, 'Rita Reyes');
  const ana = await applicant(yard.listingId, 'Ana Ruiz');
  const meetsAna = (hour: number) =>
    command(
      rita.page,
      'interview.offer',
      {
        about: { kind: 'application', id: ana.applicationId },
        times: [at(hour)],
        minutes: 60,
        how: 'phone',
        where: '757-555-0140',
        timeZone,
        isAgreed: true,
      },
      { as: yard.id },
    );
  return { ...yard, rita, ana, meetsAna };
}

async function walkerOf(
  { page, errors }: { page: Page; errors: string[] },
  [device, language]: [Device, Language],
  title: string,
) {
  await page.setViewportSize(devices[device].viewport);
  await page.goto(`${server.url}/platform`);
  await heading(page, title);
  if (language === 'es') await changeLanguage(page);
  return walker(page, device, language, errors);
}
type Walker = ReturnType<typeof walker>;

/** Opens the form from the application that somebody has sent. */
async function toForm(staff: Walker, name: string) {
  await staff.tab('Applications');
  await staff.link(new RegExp(`^${name}`), staff.main).click();
  await staff.link('Offer an interview', staff.dialog(name)).click();
  await staff.heading(staff.said('Schedule interview'));
}
/** The times of the day of the meeting are free for whoever is chosen. */
async function toDay(staff: Walker) {
  await staff.press('Next month', staff.main);
  await staff.main.getByRole('gridcell').getByRole('button').filter({ hasText: /^15$/ }).click();
}
/** Seven and eight are both in the morning and in the evening. */
const timeAt = (staff: Walker, hour: string) =>
  staff.main.getByRole('button', { name: new RegExp(String.raw`^${hour}:00\b`) });
/** Chosen times, which can be removed. */
const chosen = (staff: Walker) => staff.main.getByRole('button', { name: staff.said('Remove {0}') });
/** What is taken of each interviewer's time on the day of the meeting, in hours. */
async function takenOf({ page, id }: { page: Page; id: string }) {
  const { interviewers } = await call<{ interviewers: { name: string; busy: { start: string }[] }[] }>(
    page,
    'get',
    `/organizations/${id}/interviewers?from=${at(0)}&to=${at(23)}`,
  );
  const hours = ({ start }: { start: string }) => (Date.parse(start) - Date.parse(at(0))) / 3_600_000;
  return Object.fromEntries(interviewers.map(({ name, busy }) => [name, busy.map(hours)]));
}

/** Each end on either device and in either language, apart from the other. */
const walks: { staff: [Device, Language]; veteran: [Device, Language] }[] = [
  { staff: ['desk', 'en'], veteran: ['phone', 'es'] },
  { staff: ['phone', 'es'], veteran: ['desk', 'en'] },
];

test.each(walks)(
  'five times are offered although a colleague books one of them meanwhile, and the applicant takes one: staff $staff, veteran $veteran',
  async ({ staff: ofStaff, veteran: ofVeteran }) => {
    const name = `Tidewater ${ofStaff[0]}`;
    const yard = await company(name);
    const val = await applicant(yard.listingId, 'Val Veteran', ofVeteran[0]);
    const staff = await walkerOf(yard, ofStaff, name);
    const veteran = await walkerOf(val, ofVeteran, 'Welcome back, Val Veteran');

    await toForm(staff, 'Val Veteran');
    await staff.main.getByRole('checkbox', { name: 'Rita Reyes' }).check({ force: true });
    await staff.write('Link', 'https://meet.example/yard');
    await toDay(staff);
    for (const hour of ['9', '10', '1', '2', '3']) await timeAt(staff, hour).click();
    await expect.poll(() => chosen(staff).count()).toBe(5);
    // No sixth.
    await timeAt(staff, '4').click();
    await expect.poll(() => chosen(staff).count()).toBe(5);
    await expectAccessible(staff.page);

    // Rita agrees with Ana on one of them, so the offer doesn't go through, and this time is no longer there.
    await yard.meetsAna(9);
    await staff.press('Offer times', staff.main);
    await staff.see('That didn’t go through', staff.main);
    await timeAt(staff, '9').waitFor({ state: 'detached' });
    await expect.poll(() => chosen(staff).count()).toBe(4);
    await timeAt(staff, '4').click();
    await staff.press('Offer times', staff.main);
    await staff.heading(/Val Veteran/);
    await staff.see('We’re holding these times', staff.main);
    await expectAccessible(staff.page);

    // The bell of the applicant leads to the five.
    await veteran.news();
    await veteran.see('{0} would like to interview you', veteran.main);
    const takes = veteran.main.getByRole('button', { name: veteran.said('Take this time: {0}') });
    await expect.poll(() => takes.count()).toBe(5);
    await expectAccessible(veteran.page);
    await takes.nth(2).click();
    await veteran.see('Confirmed', veteran.main);
    await veteran.main.getByRole('link', { name: 'https://meet.example/yard' }).waitFor();

    await staff.see('Confirmed', staff.main);
    // The other times are free again, and this one is taken of both who interview.
    expect(await takenOf(yard)).toEqual({ 'Olive Owner': [14], 'Rita Reyes': [9, 14] });
    await leave(yard.rita.page);
    await leave(yard.ana.page);
    await staff.leave();
    await veteran.leave();
  },
);

test.each(walks)(
  'an applicant asks for other times, the staff say no, and each learns why: staff $staff, veteran $veteran',
  async ({ staff: ofStaff, veteran: ofVeteran }) => {
    const name = `Harbor ${ofStaff[0]}`;
    const yard = await employer(server, name);
    const val = await applicant(yard.listingId, 'Val Veteran', ofVeteran[0]);
    const staff = await walkerOf(yard, ofStaff, name);
    const veteran = await walkerOf(val, ofVeteran, 'Welcome back, Val Veteran');

    await toForm(staff, 'Val Veteran');
    await staff.main.getByText(staff.said('Phone')).first().click();
    await staff.write('Number', '757-555-0140');
    await toDay(staff);
    for (const hour of ['9', '2']) await timeAt(staff, hour).click();
    await staff.press('Offer times', staff.main);
    await staff.see('We’re holding these times', staff.main);

    await veteran.news();
    await veteran.see('{0} would like to interview you', veteran.main);
    await veteran.link('Ask for other times', veteran.main).click();
    await veteran.heading(veteran.said('Ask for other times'));
    await toDay(veteran);
    await timeAt(veteran, '5').click();
    await expectAccessible(veteran.page);
    await veteran.press('Ask for these times', veteran.main);
    await veteran.see('We’re holding these times', veteran.main);

    await staff.see('{0} asked for other times', staff.main);
    expect(await takenOf(yard)).toEqual({ 'Olive Owner': [17] });
    await expectAccessible(staff.page);
    // Whoever sees the interview itself has no unread news of it.
    await veteran.tab('Dashboard');
    await staff.press('None of these', staff.main);
    const asked = staff.page.getByRole('alertdialog');
    await staff.write('Reason', 'We only meet in the morning.', asked);
    await staff.press('Decline', asked);
    await staff.see('Declined', staff.main);

    await veteran.news();
    await veteran.see('Declined', veteran.main);
    await veteran.main.getByText('We only meet in the morning.').waitFor();
    expect(await takenOf(yard)).toEqual({ 'Olive Owner': [] });
    // The application is where it was, and another interview can be offered.
    await veteran.link('Open application', veteran.main).click();
    await veteran.heading(/Welder/);
    await toForm(staff, 'Val Veteran');
    await staff.leave();
    await veteran.leave();
  },
);
