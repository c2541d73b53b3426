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
  startTestServer,
  type TestServer,
} from '../support/testServer.ts';
import { leave } from '../support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const open = async (fullName: string, size?: (typeof sizes)['phone']) => {
  const opened = await browserOf(server, await member(server, { fullName }), size);
  await opened.page.goto(`${server.url}/platform`);
  await heading(opened.page, `Welcome back, ${fullName}`);
  return opened;
};
async function toMentors(page: Page) {
  await page
    .getByRole('navigation', { name: 'Platform' })
    .getByRole('link', { name: 'Community Hub' })
    .click();
  await page.getByRole('link', { name: 'Mentors', exact: true }).click();
  await heading(page, 'Civilian Mentors');
}
/** Opens what the bell says last. */
async function throughTheBell(page: Page, text: string | RegExp) {
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByText(text).first().click();
}
async function offer(page: Page, topic: string) {
  await toMentors(page);
  await press(page, 'Become a mentor');
  const dialog = page.getByRole('dialog', { name: 'What you offer' });
  await dialog.getByRole('textbox', { name: /^Your work/ }).fill('Master electrician');
  await dialog.getByRole('textbox', { name: /^What you can help with/ }).fill(topic);
  await press(dialog, 'Save');
  await dialog.getByText('Choose at least one field').first().waitFor();
  await dialog.getByText('Skilled trades').click();
  await expectAccessible(page);
  await press(dialog, 'Save');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Your offer' }).waitFor();
}
async function ask(page: Page, topic: string, name: string, text: string) {
  await page.getByRole('searchbox', { name: 'Search mentors' }).fill(topic);
  await page.getByRole('heading', { name: '1 mentor found' }).waitFor();
  await press(page, `Ask to talk with ${name}`);
  const dialog = page.getByRole('dialog', { name: `Ask ${name}` });
  await dialog.getByRole('textbox', { name: /^What would you like to talk about/ }).fill(text);
  await press(dialog, 'Send request');
  await dialog.waitFor({ state: 'detached' });
}

test('a mentor offers their time, is asked on a phone, says yes from the bell, and both write until one blocks', async () => {
  const tom = await open('Tom Hale');
  await offer(tom.page, 'Welding at sea');

  const ana = await open('Ana Ruiz', sizes.phone);
  // On a phone it is behind More.
  await ana.page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await ana.page
    .getByRole('dialog', { name: 'More' })
    .getByRole('link', { name: 'Community Hub' })
    .press('Enter');
  await ana.page.getByRole('link', { name: 'Mentors', exact: true }).press('Enter');
  await heading(ana.page, 'Civilian Mentors');
  await ask(ana.page, 'welding', 'Tom Hale', 'How did you get your license?');
  const own = ana.page.getByRole('region', { name: 'Your mentoring' });
  await own.getByText('You asked').waitFor();
  await expectAccessible(ana.page);

  await throughTheBell(tom.page, 'Ana Ruiz asked you to be their mentor');
  await heading(tom.page, 'Civilian Mentors');
  await press(tom.page, 'Accept: Ana Ruiz');
  await tom.page.getByText('You mentor').waitFor();
  await tom.page.getByRole('link', { name: 'Messages with Ana Ruiz' }).click();
  await tom.page.getByRole('log').getByText('How did you get your license?').waitFor();
  await tom.page.getByRole('textbox', { name: 'Message to Ana Ruiz' }).fill('I took the state exam.');
  await tom.page.keyboard.press('Enter');

  await throughTheBell(ana.page, /Tom Hale said yes|Tom Hale/);
  const log = ana.page.getByRole('log', { name: 'Conversation with Tom Hale' });
  await log.getByText('I took the state exam.').waitFor();
  await ana.page.getByRole('textbox', { name: 'Message to Tom Hale' }).fill('Thank you!');
  await press(ana.page, 'Send');
  await tom.page.getByRole('log').getByText('Thank you!').waitFor();
  await expectAccessible(tom.page);

  // Each is in the network of the other.
  await toMentors(tom.page);
  await tom.page.getByRole('link', { name: 'Your network', exact: true }).click();
  await tom.page.getByText('You’re their mentor').waitFor();
  await tom.page.getByRole('link', { name: 'Message Ana Ruiz' }).click();

  // Blocked, the other finds out by writing, and nothing else works either.
  await press(tom.page, 'Block');
  await press(tom.page.getByRole('alertdialog', { name: 'Block Ana Ruiz?' }), 'Block');
  await tom.page.getByText(/^You’ve blocked Ana Ruiz/).waitFor();
  await ana.page.getByRole('textbox', { name: 'Message to Tom Hale' }).fill('One more question');
  await press(ana.page, 'Send');
  await ana.page.getByText('Not sent').waitFor();
  for (const { errors, page } of [tom, ana]) {
    expect(ownErrors(errors)).toEqual([]);
    await leave(page);
  }
});

test('after a no the mentor can’t be asked again for now, and after an end both only read', async () => {
  const dale = await open('Dale Whitfield');
  await offer(dale.page, 'Lighthouses');
  const [grace, owen] = [await open('Grace Lin'), await open('Owen Park')];
  for (const [{ page }, text] of [
    [grace, 'May I ask you?'],
    [owen, 'Me too?'],
  ] as const) {
    await toMentors(page);
    await ask(page, 'lighthouses', 'Dale Whitfield', text);
  }
  await throughTheBell(dale.page, 'Owen Park asked you to be their mentor');
  await press(dale.page, 'Decline: Grace Lin');
  await dale.page.getByText('You said no').waitFor();
  await press(dale.page, 'Accept: Owen Park');
  await dale.page.getByText('You mentor').waitFor();

  await throughTheBell(grace.page, 'Dale Whitfield can’t be your mentor');
  await grace.page.getByText('Declined').waitFor();
  await grace.page.getByRole('searchbox', { name: 'Search mentors' }).fill('lighthouses');
  await press(grace.page, 'Ask to talk with Dale Whitfield');
  const again = grace.page.getByRole('dialog', { name: 'Ask Dale Whitfield' });
  await again.getByRole('textbox').fill('Please?');
  await press(again, 'Send request');
  await again.getByText('That wasn’t sent').waitFor();
  await press(again, 'Cancel');

  await throughTheBell(owen.page, 'Dale Whitfield said yes');
  await owen.page.getByRole('textbox', { name: 'Message to Dale Whitfield' }).waitFor();
  await toMentors(dale.page);
  await press(dale.page, 'End: Owen Park');
  await press(dale.page.getByRole('alertdialog'), 'End it');
  await dale.page.getByText('Ended').waitFor();
  await owen.page.getByText(/^This mentoring has ended/).waitFor();
  await owen.page.getByRole('log').getByText('Me too?').waitFor();
  for (const { errors, page } of [dale, grace, owen]) {
    expect(ownErrors(errors)).toEqual([]);
    await leave(page);
  }
});
