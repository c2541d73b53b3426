import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { commandTo, organizationWith } from '../support/staff.ts';
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
const command = commandTo(() => server);

const walks: { staff: Device; person: Device }[] = [
  { staff: 'desk', person: 'phone' },
  { staff: 'phone', person: 'desk' },
];

test.each(walks)(
  'a hospital refers a patient to another one, who takes them once they agree: staff $staff, person $person',
  async ({ staff: staffDevice, person: device }) => {
    const hospital = async (title: string) => {
      const listing = { kind: 'provider', title, type: 'physical-therapy', description: 'Backs and knees.' };
      const opened = await organizationWith(server, {
        kind: 'hospital',
        name: `${title} of Tidewater`,
        listing,
      });
      await opened.page.setViewportSize(devices[staffDevice].viewport);
      return opened;
    };
    const [from, to] = [await hospital(`Clinic ${staffDevice}`), await hospital(`Harbor ${staffDevice}`)];
    const account = await member(server, { fullName: 'Val Veteran' });
    const { page, errors } = await browserOf(server, account, devices[device]);
    await page.goto(`${server.url}/platform`);
    await heading(page, 'Welcome back, Val Veteran');
    const val = walker(page, device, 'en', errors);
    await command(page, 'message.toOrganization', { organizationId: from.id, text: 'Good morning' });
    const { threads } = await call<{ threads: { id: string }[] }>(from.page, 'get', `/threads?as=${from.id}`);
    await command(from.page, 'case.open', { threadId: threads[0]!.id }, { as: from.id });

    // From the record of the patient.
    await from.page.goto(`${server.url}/platform`);
    await heading(from.page, `Clinic ${staffDevice} of Tidewater`);
    const sender = walker(from.page, staffDevice, 'en', from.errors);
    await sender.tab('Patients');
    await sender.link('Val Veteran', sender.main).click();
    await sender.link('Refer', sender.page.getByRole('dialog')).click();
    await sender.page.getByRole('heading', { name: 'Refer Val Veteran' }).waitFor();
    await sender.page.getByRole('searchbox', { name: /Find care/ }).fill(`Harbor ${staffDevice}`);
    await sender.page.getByRole('radio', { name: new RegExp(`Harbor ${staffDevice}`) }).click();
    await sender.write('What they should know', 'Comes by bus.');
    await expectAccessible(sender.page);
    await sender.press('Ask for consent');
    await sender.see('Needs consent', sender.main);

    // The bell says whom it is about, and no more.
    await page.getByRole('button', { name: val.said('Notifications, {0} unread') }).click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    await val.link(/^Unread:/, bell).waitFor();
    expect(await bell.textContent()).not.toMatch(/bus|therapy/i);
    await page.keyboard.press('Escape');
    await val.news();
    await val.heading('Your referrals');
    await val.main.getByText('Comes by bus.').waitFor();
    await expectAccessible(page);
    await val.main.getByRole('button', { name: /^Agree:/ }).click();
    await val.see('Waiting for an answer', val.main);
    await sender.see('Waiting for an answer', sender.main);

    await to.page.goto(`${server.url}/platform`);
    await heading(to.page, `Harbor ${staffDevice} of Tidewater`);
    const receiver = walker(to.page, staffDevice, 'en', to.errors);
    await receiver.news();
    await receiver.main.getByText('Comes by bus.').waitFor();
    await expectAccessible(receiver.page);
    await receiver.main.getByRole('button', { name: 'Accept: Val Veteran' }).click();
    const asked = receiver.page.getByRole('alertdialog');
    await receiver.write('Your message', 'Come by on Monday.', asked);
    await receiver.press('Accept', asked);
    await receiver.see('Accepted', receiver.main);

    // Both others see it at once, and the person goes on in the conversation.
    await sender.main.getByText('Come by on Monday.').waitFor();
    await val.main.getByText('Come by on Monday.').waitFor();
    await val.link('Open conversation', val.main).click();
    await page.getByText('Come by on Monday.').first().waitFor();
    for (const one of [sender, receiver, val]) await one.leave();
  },
);
