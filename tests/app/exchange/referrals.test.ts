import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { changeLanguage } from '../support/languages.ts';
import { commandTo, organizationWith } from '../support/staff.ts';
import {
  browserOf,
  callApi,
  heading,
  member,
  startTestServer,
  type TestServer,
} from '../support/testServer.ts';
import { devices, walker } from '../support/walker.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());
const call = callApi(() => server);
const command = commandTo(() => server);

/** A hospital, and its owner at a desk. */
async function hospital(name: string, title: string) {
  const opened = await organizationWith(server, {
    kind: 'hospital',
    name,
    listing: { kind: 'provider', title, type: 'physical-therapy', description: 'Backs and knees.' },
  });
  await opened.page.setViewportSize(devices.desk.viewport);
  await opened.page.goto(`${server.url}/platform`);
  await heading(opened.page, name);
  return { ...opened, staff: walker(opened.page, 'desk', 'en', opened.errors) };
}

test('a hospital refers a patient, who says yes, says no, and is let go, and all three see each step', async () => {
  const prairie = await hospital('Lone Prairie Medical', 'Primary care');
  const harbor = await hospital('Harbor Rehab', 'Knee rehab');
  const account = await member(server, { fullName: 'Val Veteran' });
  const { page, errors } = await browserOf(server, account, devices.phone);
  await page.goto(`${server.url}/platform`);
  await heading(page, 'Welcome back, Val Veteran');
  await changeLanguage(page);
  const val = walker(page, 'phone', 'es', errors);

  // She is a patient of the first one, whom she wrote to.
  await command(page, 'message.toOrganization', { organizationId: prairie.id, text: 'My knee again.' });
  const { threads } = await call<{ threads: { id: string }[] }>(
    prairie.page,
    'get',
    `/threads?as=${prairie.id}`,
  );
  await command(prairie.page, 'case.open', { threadId: threads[0]!.id }, { as: prairie.id });

  async function refer() {
    const { staff } = prairie;
    await staff.tab('Veteran Patients');
    await staff.link(/Val Veteran/, staff.main).click();
    const record = staff.dialog('Val Veteran');
    await staff.link('Refer', record).click();
    await staff.main.getByRole('radio', { name: /Knee rehab/ }).press(' ');
    await staff.write('What they should know', 'Locks on stairs.');
    await expectAccessible(staff.page);
    await staff.press('Ask for consent', staff.main);
    await staff.see('Needs consent', staff.main);
  }
  const answer = (who: typeof val, step: string) =>
    who.main
      .getByRole('button', { name: who.said(step, ': .+') })
      .first()
      .click();
  async function confirm(who: typeof val, step: string) {
    await answer(who, step);
    await who.press(step, who.page.getByRole('alertdialog'));
    await who.page.getByRole('alertdialog').waitFor({ state: 'detached' });
  }
  const asked = () => val.link(val.said('{0} would like to refer you'), val.main);

  // The bell leads her to it. Only then does the other one have it, for whoever opens it.
  await refer();
  await val.news();
  await val.heading(val.said('Your referrals'));
  await val.main.getByText('Locks on stairs.').waitFor();
  await expectAccessible(page);
  await answer(val, 'Agree');
  await val.see('Waiting for an answer', val.main);
  await harbor.staff.tab('Provider Network');
  await harbor.staff.pageOfTab('Referrals');
  await harbor.staff.see('Waiting for you', harbor.staff.main);
  expect(await harbor.staff.main.getByText('Locks on stairs.').count()).toBe(0);
  await harbor.staff.link('Read note: Val Veteran', harbor.staff.main).click();
  await harbor.staff.main.getByText('Locks on stairs.').waitFor();
  await expectAccessible(harbor.page);
  await answer(harbor.staff, 'Accept');
  const accepting = harbor.page.getByRole('alertdialog');
  await harbor.staff.write('Your message', 'Come by on Monday.', accepting);
  await harbor.staff.press('Accept', accepting);
  await harbor.staff.see('Accepted', harbor.staff.main);
  await prairie.staff.see('Accepted', prairie.staff.main);
  await val.see('Accepted', val.main);
  await val.main.getByText('Come by on Monday.').waitFor();
  await page.goto(`${server.url}/es/account/access`);
  await val.see('Read what was said with your referral', val.main);

  // Asked again, she finds it in the wellness tab, and says no.
  await refer();
  await page.goto(`${server.url}/es/platform/wellness`);
  await asked().waitFor();
  await expectAccessible(page);
  await asked().click();
  await val.heading(val.said('Your referrals'));
  await confirm(val, 'Say no');
  await val.see('No consent', val.main);
  await prairie.staff.see('No consent', prairie.staff.main);
  expect(await harbor.staff.main.getByText('No consent').count()).toBe(0);

  // What the hospital takes back no longer waits on her dashboard.
  await refer();
  await val.tab('Dashboard');
  await asked().waitFor();
  await expectAccessible(page);
  await confirm(prairie.staff, 'Withdraw');
  await prairie.staff.see('Withdrawn', prairie.staff.main);
  await asked().waitFor({ state: 'detached' });
  await val.tab('Wellness Command');
  await val.link('Your referrals', val.main).click();
  await val.see('Withdrawn', val.main);

  for (const { staff } of [prairie, harbor]) await staff.leave();
  await val.leave();
});
