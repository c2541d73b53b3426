import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { sizes } from './support/demo.ts';
import {
  browserOf,
  callApi,
  heading,
  member,
  startTestServer,
  ownErrors,
  type TestServer,
} from './support/testServer.ts';
import { leave } from './support/visitor.ts';

/** Phrases that claim somebody else has received something or will act on it. */
const promises = [
  /successfully/i,
  /has been sent|request sent|sent to medical/i,
  /will (review|contact|be notified|send a confirmation)/i,
  /sends a confirmation|is told\b/i,
  /(the|one|\d+) (school|universit)\S* (reads|has|have|wants) /i,
  /verifying|calculating match/i,
  /under review/i,
  /nothing has happened yet/i,
  /\$2,150\s*monthly housing|24 months remaining/i,
];

/**
 * On the signed-in platform, appointments and events are a person's own records, and figures are never samples. Its texts
 * must not claim anything else, so this saves what can be saved and reads the messages. `applying.test.ts` applies.
 */
describe('the signed-in platform claims nothing that did not happen', () => {
  let server: TestServer;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    const person = await member(server, { fullName: 'Dana Fields' });
    ({ page, errors } = await browserOf(server, person, sizes.desktop));
  });
  afterEach(async () => {
    expect(ownErrors(errors)).toEqual([]);
    await leave(page);
  });
  afterAll(() => server?.close());

  const open = (path: string) => page.goto(`${server.url}/platform/${path}`);
  const text = () => page.locator('body').innerText();
  /** Checks the whole page with its dialogs and toasts. */
  async function expectNoPromise() {
    const shown = await text();
    for (const promise of promises) expect(shown).not.toMatch(promise);
  }
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

  test('before any action', async () => {
    await open('dashboard');
    await page.getByText('Nothing has happened yet').waitFor();
    await open('education');
    await heading(page, 'Education Hub');
    await page.getByText('We don’t know your benefits yet.').waitFor();
    await expectNoPromise();
    await expectAccessible(page);
    await open('education/calculator');
    await heading(page, 'Benefits Calculator');
    const months = page.getByRole('textbox', { name: 'Months of entitlement left' });
    await expect(months.inputValue()).resolves.toBe('36');
    await expectNoPromise();
  });

  test('where to apply, which lists only what organizations published', async () => {
    await open('career');
    await heading(page, 'Career Translation Center');
    await expectNoPromise();
    await page.getByText('Nothing is published here yet').waitFor();
    await page.getByRole('link', { name: 'All jobs' }).click();
    await heading(page, 'Job Board');
    await page.getByText('Nothing is published here yet').waitFor();
    await expectNoPromise();
    await expectAccessible(page);
    await open('education');
    await page.getByRole('heading', { name: 'University Program Search' }).waitFor();
    await page.getByText('Nothing is published here yet').waitFor();
    await expectNoPromise();
  });

  test('in an appointment from request to cancellation', async () => {
    await open('wellness/appointments?open=own');
    const doctors = dialog('Your doctors');
    await doctors.getByRole('textbox', { name: /^Name/ }).fill('Dr. Amy Tran');
    await doctors.getByRole('button', { name: 'Add to my list' }).click();
    await expectNoPromise();
    await doctors.getByRole('button', { name: 'Add a visit with Dr. Amy Tran' }).click();
    const form = dialog('Add a visit');
    await form.getByRole('button', { name: /Appointment type/ }).click();
    await page.getByRole('option').first().click();
    await form.getByRole('button', { name: 'Next month' }).click();
    await form.locator('[role=button]:not([aria-disabled=true])', { hasText: /^1\d$/ }).first().click();
    await form.getByRole('radio').first().press('Space');
    await form.getByText('Nothing is sent to a medical center').waitFor();
    await expectNoPromise();
    await form.getByRole('button', { name: 'Save to my records' }).click();
    await form.waitFor({ state: 'hidden' });
    await page
      .getByText('It wasn’t sent to a medical center. Please book the visit there.')
      .first()
      .waitFor();
    await expectNoPromise();
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Cancel appointment' }).waitFor();
    await expectNoPromise();
    await page.getByRole('button', { name: 'Cancel appointment' }).click();
    await page.getByRole('alertdialog').getByText('This is your own record.').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel appointment' }).click();
    await page.getByText('It was your own record.').first().waitFor();
    await expectNoPromise();
  });

  test('in an event', async () => {
    await open('community?open=create');
    const form = dialog('Create Event');
    await form.getByText(/^Everyone who’s signed in can find it and see your name/).waitFor();
    await form.getByRole('button', { name: 'Publish event' }).waitFor();
    await expectNoPromise();
    await form.getByRole('button', { name: /Who can see it/ }).click();
    await page.getByRole('option', { name: 'Only me' }).click();
    await form.getByText('No one else can see it.').waitFor();
    await form.getByRole('button', { name: 'Save to my records' }).waitFor();
    await expectNoPromise();
  });

  test('on the dashboard, which lists what was done on any device', async () => {
    await open('community?open=create');
    await dialog('Create Event')
      .getByRole('button', { name: /Who can see it/ })
      .waitFor();
    await page.request.post(`${server.url}/api/commands`, {
      data: {
        id: crypto.randomUUID(),
        type: 'program.save',
        payload: { program: { id: 'supply', title: 'Supply Chain' } },
      },
      headers: { origin: server.url },
    });
    await open('dashboard');
    await page.getByRole('button', { name: 'View All Activities' }).click();
    await page.getByText('Saved: Supply Chain').waitFor();
    await expectNoPromise();
    await expectAccessible(page);
  });

  test('in the portal of a role without an organization', async () => {
    for (const role of ['recruiter', 'university', 'nonprofit', 'hospital']) {
      await server.product.database(async (sql) => {
        await sql`delete from user_roles`;
        await sql`insert into user_roles (user_id, role) select id, ${role} from users`;
      });
      await open('dashboard');
      await page.getByText('Create or join an organization').waitFor();
      await expectNoPromise();
      await expect(page.getByText('Dana Fields applied').count()).resolves.toBe(0);
    }
  });

  const lists = { employer: 'candidates', university: 'applications', nonprofit: 'participants' } as const;
  async function found(kind: keyof typeof lists) {
    const { organization } = await callApi(() => server)<{ organization: { slug: string } }>(
      page,
      'post',
      '/organizations',
      { kind, name: `Tidewater ${kind}` },
    );
    return organization.slug;
  }

  test("in an organization's portal, which received nothing", async () => {
    for (const kind of Object.keys(lists) as (keyof typeof lists)[]) {
      const slug = await found(kind);
      await open(`dashboard?as=${slug}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoPromise();
      await open(`${lists[kind]}?as=${slug}&show=applications`);
      await page.getByText('No applications yet').waitFor();
      await expect(page.getByRole('grid').count()).resolves.toBe(0);
      await expectNoPromise();
    }
  });

  test('in the interviews of an employer, who has agreed on none', async () => {
    const slug = await found('employer');
    for (const [tab, said] of [
      ['interviews', 'No interviews yet'],
      // Nobody has applied.
      ['interviews?offer=new', 'Schedule interview'],
    ] as const) {
      await open(`${tab}${tab.includes('?') ? '&' : '?'}as=${slug}`);
      await page.getByRole('heading', { name: said }).waitFor();
      await expect(page.getByRole('dialog').count()).resolves.toBe(0);
      await expect(page.getByRole('grid').count()).resolves.toBe(0);
      expect(await text()).not.toMatch(/techcorp|central time/i);
      await expectNoPromise();
    }
  });
});
