import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { changeLanguage, type Language } from '../support/languages.ts';
import { browserOf, heading, member, startTestServer, type TestServer } from '../support/testServer.ts';
import { devices, walker, type Device } from '../support/walker.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

async function open(fullName: string, device: Device, language: Language) {
  const account = await member(server, { fullName });
  const { page, errors } = await browserOf(server, account, devices[device]);
  await page.goto(`${server.url}/platform`);
  await heading(page, `Welcome back, ${fullName}`);
  if (language === 'es') await changeLanguage(page);
  return walker(page, device, language, errors);
}
type Walker = Awaited<ReturnType<typeof open>>;

async function toMentors(walk: Walker) {
  await walk.tab('Community Hub');
  await walk.link('Mentors', walk.main).click();
  await walk.heading(walk.said('Community Hub', ' .+'));
}
/** One of the times that are offered first. */
const timeOf = (page: Page, nth = 0) => page.getByRole('radio', { name: /^\d.* [AaPp]/ }).nth(nth);
const chooseTime = (page: Page, nth = 0) => timeOf(page, nth).click();

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, to: Locator) {
  await to.waitFor();
  for (let steps = 0; steps < 150; steps += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there');
}

test('a mentor opens hours at a desk, and somebody they mentor talks with them by phone and in Spanish until it ends', async () => {
  const tom = await open('Tom Hale', 'desk', 'en');
  const ana = await open('Ana Ruiz', 'phone', 'es');

  await toMentors(tom);
  await tom.press('Become a mentor');
  const offer = tom.dialog('What you offer');
  await tom.write('Your work', 'Master electrician', offer);
  await tom.write('What you can help with', 'Switchgear', offer);
  await offer.getByText('Skilled trades').click();
  await tom.press('Save', offer);
  await tom.link('Your hours', tom.main).click();
  await tom.heading('Your hours');
  await tom.press('Add hours on Monday');
  await tom.press('Use Monday’s hours on all weekdays');
  await tom.press('Add a kind of talk');
  await tom.write('Name', 'Resume review', tom.main.getByRole('group', { name: 'New kind of talk' }));
  // The first time may be today.
  await tom.write('Hours of notice to reschedule', '0', tom.main);
  await tom.press('Save', tom.main);
  await tom.see('Saved. The people you mentor can choose these times now.');
  await expectAccessible(tom.page);

  await toMentors(ana);
  await ana.page.getByRole('searchbox').first().fill('switchgear');
  await ana.press('Ask to talk with {0}', ana.main.getByRole('article', { name: 'Tom Hale' }));
  const ask = ana.page.getByRole('dialog');
  await ask.getByRole('textbox').fill('How did you get your license?');
  await ana.press('Send request', ask);
  await ask.waitFor({ state: 'detached' });
  await tom.news();
  await tom.main.getByRole('button', { name: 'Accept: Ana Ruiz' }).click();
  await tom.see('You mentor', tom.main);

  const book = async () => {
    await toMentors(ana);
    await ana.link(ana.said('Choose a time with {0}'), ana.main).click();
    await ana.main.getByRole('heading', { level: 1, name: ana.said('Choose a time to talk') }).waitFor();
    await chooseTime(ana.page);
    await ana.write('What would you like to talk about?', 'My resume for the state exam.');
    await ana.press('Request {0}');
    await ana.see('Your request was sent');
  };
  // The first one by the keyboard alone.
  await toMentors(ana);
  await tabTo(ana.page, ana.link(ana.said('Choose a time with {0}'), ana.main));
  await ana.page.keyboard.press('Enter');
  await tabTo(ana.page, timeOf(ana.page));
  await ana.page.keyboard.press('Space');
  await tabTo(
    ana.page,
    ana.page.getByRole('textbox', { name: ana.said('What would you like to talk about?', '.*') }),
  );
  await ana.page.keyboard.type('My resume for the state exam.');
  await tabTo(ana.page, ana.page.getByRole('button', { name: ana.said('Request {0}') }));
  await ana.page.keyboard.press('Enter');
  await ana.see('Your request was sent');
  await expectAccessible(ana.page);
  await tabTo(ana.page, ana.link('View visit'));
  await ana.page.keyboard.press('Enter');
  await ana.heading('Resume review con Tom Hale');
  await expectAccessible(ana.page);

  await tom.news();
  await tom.heading('Resume review with Ana Ruiz');
  await tom.main.getByText('My resume for the state exam.').waitFor();
  await expectAccessible(tom.page);
  await tom.press('Confirm', tom.main);
  await tom.see('Confirmed', tom.main);
  await ana.see('Confirmed', ana.main);

  // Another time, which the mentor agrees to.
  await ana.link('Choose another time', ana.main).click();
  await chooseTime(ana.page, 3);
  await ana.press('Move to {0}');
  await ana.see('You asked for another time');
  await tom.see('Ana Ruiz asked for another time', tom.main);
  await tom.press('Take the new time', tom.main);
  await tom.main.getByText('Ana Ruiz asked for another time').waitFor({ state: 'detached' });

  // From the talk to the conversation of the two, and from there to other times.
  await tom.link('Send a message', tom.main).click();
  await tom.main.getByRole('log', { name: /Ana Ruiz/ }).waitFor();
  await ana.link('View visit').click();
  await ana.link('Send a message', ana.main).click();
  await ana.main.getByRole('log', { name: /Tom Hale/ }).waitFor();
  await ana.link('Choose a time to talk', ana.main).click();
  await ana.main.getByRole('heading', { level: 1, name: ana.said('Choose a time to talk') }).waitFor();
  // Whose calendar it is has no times to choose for themselves.
  expect(await tom.link('Choose a time to talk', tom.main).count()).toBe(0);
  // What is open needs no news of it.
  await ana.tab('Dashboard');
  await ana.main.getByText('Resume review con Tom Hale').first().waitFor();
  // Both find it where they find each other, and not among visits.
  await toMentors(tom);
  await tom.link('Resume review with Ana Ruiz', tom.main).click();
  await tom.press('Cancel talk', tom.main);
  const why = tom.page.getByRole('alertdialog');
  await tom.write('Reason', 'I’m on shift.', why);
  await tom.press('Cancel talk', why);
  await tom.see('Canceled', tom.main);
  await ana.news();
  await ana.main.getByText('I’m on shift.').waitFor();

  await book();
  await toMentors(tom);
  await tom.main.getByRole('button', { name: 'End: Ana Ruiz' }).click();
  await tom.press('End it', tom.page.getByRole('alertdialog'));
  await tom.see('Ended', tom.main);
  await ana.page.getByRole('button', { name: ana.said('Notifications, {0} unread') }).click();
  const bell = ana.page.getByRole('dialog', { name: ana.said('Notifications') });
  await bell.getByText(ana.said('Your talk was canceled')).first().click();
  await ana.see('Canceled', ana.main);
  // Nobody writes to somebody who no longer mentors them.
  expect(await ana.link('Send a message', ana.main).count()).toBe(0);
  await toMentors(ana);
  await ana.main
    .getByRole('link', { name: ana.said('Choose a time with {0}') })
    .waitFor({ state: 'detached' });
  await tom.leave();
  await ana.leave();
});
