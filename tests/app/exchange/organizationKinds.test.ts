import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { changeLanguage, type Language } from '../support/languages.ts';
import { browserOf, member, promote, startTestServer, type TestServer } from '../support/testServer.ts';
import { devices, walker, type Device } from '../support/walker.ts';

let server: TestServer;
let administrator: Awaited<ReturnType<typeof browserOf>>;
beforeAll(async () => {
  server = await startTestServer();
  const account = await member(server);
  await promote(server, account.email);
  administrator = await browserOf(server, account);
});
afterAll(() => server?.close());

interface Kind {
  /** What it is called where it is added. */
  kind: string;
  add: string;
  type: string;
  /** Another field that has to be filled before it is published. */
  needs?: [field: string, text: string];
  /** Where veterans search for it. */
  search: string;
  /** A hospital gets messages instead of applications. */
  decision: string | null;
  /** Where the record of the person is, and the page of that tab if it has several. */
  tab: string;
  record: string | null;
  /** What the veteran reads above it. */
  taken: string;
}

const kinds: Readonly<Record<string, Kind>> = {
  employer: {
    kind: 'Employer',
    add: 'New job',
    type: 'Full-time',
    search: 'Jobs',
    decision: 'Make an Offer',
    tab: 'Applications',
    record: 'Hires',
    taken: 'You’re hired',
  },
  university: {
    kind: 'College or university',
    add: 'New degree program',
    type: 'Certificate',
    needs: ['Tuition per year', '9000'],
    search: 'Degrees',
    decision: 'Accept',
    tab: 'Veteran Students',
    record: null,
    taken: 'You’re in',
  },
  nonprofit: {
    kind: 'Nonprofit',
    add: 'New program or service',
    type: 'Housing',
    needs: ['Who can take part', 'Veterans'],
    search: 'Services',
    decision: 'Approve',
    tab: 'Program Participants',
    record: 'Roster',
    taken: 'You’re in',
  },
  hospital: {
    kind: 'Hospital or clinic',
    add: 'New provider or department',
    type: 'Dental care',
    search: 'Care',
    decision: null,
    tab: 'Veteran Patients',
    record: 'Roster',
    taken: 'Your care at {0}',
  },
};

/** Somebody who is signed in, and at the entry of the platform. */
async function person(fullName: string, device: Device, language: Language) {
  const account = await member(server, { fullName });
  const { page, errors } = await browserOf(server, account, devices[device]);
  await page.goto(`${server.url}/platform`);
  await page.getByRole('heading', { level: 1, name: fullName.split(' ')[0]! }).waitFor();
  if (language === 'es') await changeLanguage(page);
  return { ...account, ...walker(page, device, language, errors) };
}
type Person = Awaited<ReturnType<typeof person>>;

/** Adds an organization by Help, which an administrator approves; the mail about it leads to the first listing. */
async function found(olive: Person, { kind, add, type, needs }: Kind, name: string, title: string) {
  const { page, main } = olive;
  await olive.tool('Help');
  await page.getByRole('button', { name: olive.said('Ask a person', '.*') }).click();
  await olive.link('Add your organization').click();
  await main.getByText(olive.said(kind)).click();
  await olive.write('Name', name);
  await olive.press('Send for approval');
  await page.getByRole('heading', { level: 1, name: olive.said('{0} is waiting for approval') }).waitFor();

  const { page: desk } = administrator;
  await desk.goto(`${server.url}/platform`);
  await desk.getByRole('link', { name: 'Admin dashboard' }).first().click();
  await desk.getByRole('link', { name: 'Organizations' }).first().click();
  await desk.getByRole('button', { name: `Approve: ${name}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await desk.getByRole('article', { name }).waitFor({ state: 'detached' });

  // The first one since the address was confirmed, in the language of the account.
  const { text } = await server.mail.letter(olive.email, '');
  await page.goto(/https?:\/\/\S+/.exec(text)![0]);
  await olive.link(new RegExp(name), main).click();
  await olive.link('Write a listing', main).click();
  await olive.link(add).click();
  await olive.write('Title', title);
  await olive.write('Description', 'For people who have served.');
  await page.getByRole('button', { name: new RegExp(olive.said('Type').source.slice(1)) }).click();
  await page.getByRole('option', { name: olive.said(type) }).click();
  await olive.write('City and state', 'Norfolk, VA');
  await olive.write('ZIP code', '23510');
  if (needs) await olive.write(...needs);
  await olive.press('Publish');
  await page.getByRole('link', { name: new RegExp(`^${title}`) }).waitFor();
  await olive.link('Dashboard').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Finds it in the marketplace, and applies, or writes to who offers it. */
async function answerListing(val: Person, { search, decision }: Kind, title: string) {
  const { page } = val;
  await val.tab('Mission Marketplace');
  await page.getByRole('radio', { name: val.said(search) }).click();
  await page.getByRole('searchbox').fill(title);
  await val.link(new RegExp(`^${title}`)).click();
  await expectAccessible(page);
  const details = val.dialog(title);
  if (decision) {
    await val.press('Apply Now', details);
    await val.press('Submit Application');
    await val.link('Show my application').click();
    await val.heading(title);
  } else {
    await val.link('Send a message', details).click();
    await val.write('Message to {0}', 'Do you have times in the evening?');
    await val.press('Send');
    await val.see('You', page.getByRole('log'));
  }
  await val.tab('Dashboard');
  await val.heading(/Val/);
}

type IntlConfig = [device: Device, language: Language];
/** Each end on either device and in either language, apart from the other. */
const walks: { staff: IntlConfig; veteran: IntlConfig }[] = [
  { staff: ['desk', 'en'], veteran: ['phone', 'es'] },
  { staff: ['phone', 'es'], veteran: ['desk', 'en'] },
];

describe.each(Object.keys(kinds))('%s', (kind) => {
  test.each(walks)(
    'from a new organization to a decision and what follows: staff $staff, veteran $veteran',
    async ({ staff, veteran }) => {
      const row = kinds[kind]!;
      const name = `${kind[0]!.toUpperCase()}${kind.slice(1)} of ${staff.join(' ')}`;
      const title = `Work of ${name}`;
      const olive = await person('Olive Owner', ...staff);
      const val = await person('Val Veteran', ...veteran);
      await found(olive, row, name, title);
      await answerListing(val, row, title);

      await olive.news();
      const panel = olive.dialog('Val Veteran');
      if (row.decision) {
        await olive.press(row.decision, panel);
        await olive.write('Message to the applicant', 'We look forward to it.', panel);
        await olive.press(row.decision, panel);
        await olive.see('Decision recorded: {0}', panel);
        await val.news();
        await val.heading(title);
        await val.page
          .getByRole('region', { name: val.said('From {0}') })
          .getByText('We look forward to it.')
          .waitFor();
        await expectAccessible(val.page);
        if (row.decision === 'Make an Offer') {
          await val.press('Accept');
          await val.press('Accept', val.page.getByRole('alertdialog'));
          await val.see('Accepted by you');
          await olive.see('Offer accepted', panel);
          await olive.press('Hire', panel);
          await olive.press('Hire', panel);
          await olive.see('Decision recorded: {0}', panel);
        }
        await val.tab('Dashboard');
        await olive.page.keyboard.press('Escape');
        await panel.waitFor({ state: 'detached' });
        await olive.tab(row.tab);
        if (row.record) await olive.pageOfTab(row.record);
        await olive.link(/^Val Veteran/, olive.main).click();
      } else {
        await olive.write('Message to {0}', 'Yes, until eight.');
        await olive.press('Send');
        // On a phone, a conversation is alone on the page.
        if (staff[0] === 'phone') await olive.link('All messages', olive.main).click();
        await olive.pageOfTab('Roster');
        await olive.press('Add a patient');
        await olive.page.getByRole('dialog').getByRole('button', { name: 'Val Veteran' }).click();
      }

      await olive.write('What comes next', 'Meet on Monday', panel);
      await olive.press('Save', panel);
      await olive.see('Saved. The person sees it now.', panel);
      await expectAccessible(olive.page);
      await val.news();
      const taken = val.page.getByRole('region', { name: val.said(row.taken) });
      await taken.getByText(/Meet on Monday/).waitFor();
      await expectAccessible(val.page);

      // An application has the messages on its page.
      if (!row.decision) await val.link('Send a message', val.main).click();
      await val.write('Message to {0}', 'I will be there.');
      await val.press('Send');
      await olive.page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      await olive.news();
      await olive.page.getByRole('log').getByText('I will be there.').waitFor();
      await olive.leave();
      await val.leave();
    },
  );
});
