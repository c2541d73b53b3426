import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandTo, organizationWith } from '../support/staff.ts';
import {
  browserOf,
  callApi,
  member,
  ownErrors,
  startTestServer,
  type TestServer,
} from '../support/testServer.ts';
import { leave } from '../support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const call = callApi(() => server);
const command = commandTo(() => server);

const offers = {
  employer: {
    kind: 'job',
    title: 'Welder',
    type: 'full-time',
    requiredSkills: ['Welding'],
    apply: 'job.submit',
  },
  university: {
    kind: 'degree',
    title: 'Nursing, B.S.',
    type: 'bachelor',
    tuition: 12_000,
    apply: 'college.submit',
  },
  nonprofit: {
    kind: 'program',
    title: 'First month’s rent',
    type: 'housing',
    eligibility: 'Veterans with children',
    apply: 'nonprofit.submit',
  },
  hospital: { kind: 'provider', title: 'Physical therapy', type: 'physical-therapy', apply: null },
} as const;
type Kind = keyof typeof offers;

/** An approved organization with a listing, a draft, an application and an unread message, and its owner's browser. */
async function organizationOf(kind: Kind, name: string) {
  const { apply, ...content } = offers[kind];
  const opened = await organizationWith(server, {
    kind,
    name,
    listing: { ...content, description: 'For people who have served.' },
  });
  const { id: organizationId, listingId } = opened;
  await call(opened.page, 'post', `/organizations/${organizationId}/listings`, {
    kind: content.kind,
    title: 'Half written',
  });
  const veteran = await member(server, { fullName: 'Val Veteran' });
  const { page: theirs } = await browserOf(server, veteran);
  const sent = apply && (await command(theirs, apply, { listingId }));
  await command(theirs, 'message.toOrganization', { organizationId, text: 'Is there parking?' });
  return {
    ...opened,
    kind,
    theirs,
    applicationId: sent?.facts[0]?.subject ?? '',
    /** `show`: which page of the tab, if it is not the first. */
    open: async (tab: string, show = '') => {
      const path = `/platform${tab && `/${tab}`}?as=${opened.slug}`;
      await opened.page.goto(server.url + path + (show && `&show=${show}`));
    },
  };
}
type Portal = Awaited<ReturnType<typeof organizationOf>>;

const main = ({ page }: Pick<Portal, 'page'>) => page.getByRole('main');
/** What is open keeps inside the portal: none of its links lead to the pages outside that show the same. */
async function expectInside(portal: Portal) {
  const hrefs = await main(portal)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => /^\/organizations\/[^/]+\/(applications|messages)/.test(href))).toEqual([]);
}

/** The dashboard begins with what waits, and each row leads to where it is done. */
async function seeDashboard(portal: Portal, first: string) {
  await portal.open('');
  await main(portal).getByRole('link', { name: first }).waitFor();
  await main(portal).getByRole('link', { name: 'Finish Half written' }).waitFor();
  await expectInside(portal);
}

async function seeListings(portal: Portal, tab: string, title: string) {
  await portal.open(tab);
  await main(portal).getByRole('link', { name: title }).waitFor();
  await main(portal).getByText('Half written').waitFor();
}

async function seeMessages(portal: Portal, tab: string, show?: string) {
  await portal.open(tab, show);
  await main(portal)
    .getByRole('link', { name: /Val Veteran/ })
    .click();
  await main(portal).getByRole('log').getByText('Is there parking?').waitFor();
  expect(new URL(portal.page.url()).pathname).toBe(`/platform/${tab}`);
  await expectInside(portal);
}

/** Lists the application in a tab, and opens it there. */
async function seeApplication(portal: Portal, tab: string, show?: string) {
  await portal.open(tab, show);
  await main(portal)
    .getByRole('link', { name: `Val Veteran ${offers[portal.kind].title}`, exact: true })
    .click();
  const panel = portal.page.getByRole('dialog', { name: 'Val Veteran' });
  await panel.waitFor();
  const { pathname, searchParams } = new URL(portal.page.url());
  expect([pathname, searchParams.get('as'), searchParams.get('application')]).toEqual([
    `/platform/${tab}`,
    portal.slug,
    portal.applicationId,
  ]);
  await expect(panel.getByRole('link', { name: /message/i }).getAttribute('href')).resolves.toMatch(
    /^\/platform\/(messages|community)\?as=/,
  );
  await portal.page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expectInside(portal);
}

async function seeReport(portal: Portal, tab: string) {
  await portal.open(tab);
  await main(portal)
    .getByText(/^1 application came in over the last 12 weeks, 1 more than in the previous period/)
    .waitFor();
  await main(portal).getByRole('radio', { name: '26 weeks' }).click();
  await main(portal)
    .getByText(/over the last 26 weeks/)
    .waitFor();
  expect(new URL(portal.page.url()).searchParams.get('range')).toBe('26w');
  const [file] = await Promise.all([
    portal.page.waitForEvent('download'),
    main(portal).getByRole('button', { name: 'Save as CSV: Applications' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
}

const decide = (portal: Portal, decision: string) =>
  command(
    portal.page,
    'application.decide',
    { applicationId: portal.applicationId, decision, reason: 'filled' },
    { as: portal.id },
  );

/** Finds who was taken in, in a tab or on the page of this name in it, and opens the record. */
async function seeCase(portal: Portal, tab: string, name: string | null = null) {
  await portal.open(tab);
  if (name !== null)
    await portal.page.getByRole('navigation', { name: 'In this tab' }).getByRole('link', { name }).click();
  await main(portal)
    .getByRole('link', { name: `Val Veteran ${offers[portal.kind].title}`, exact: true })
    .click();
  const panel = portal.page.getByRole('dialog', { name: 'Val Veteran' });
  await panel.getByRole('button', { name: 'Close record' }).waitFor();
  expect(new URL(portal.page.url()).searchParams.get('case')).toMatch(/^[\w-]{36}$/);
  await portal.page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expectInside(portal);
}

/** Nobody waits in a tab before something was decided there. */
const seeNobody = async (portal: Portal, tab: string, text: string) => {
  await portal.open(tab);
  await main(portal).getByText(text).waitFor();
};

test('an employer finds its work in every tab, and new work appears on the open dashboard', async () => {
  const portal = await organizationOf('employer', 'Tidewater Yards');
  await seeDashboard(portal, 'Review Val Veteran’s application');
  const second = await member(server, { fullName: 'Sam Second' });
  const { page: seconds } = await browserOf(server, second);
  await command(seconds, 'job.submit', { listingId: portal.listingId });
  // Without a reload.
  await main(portal).getByRole('link', { name: 'Review Sam Second’s application' }).waitFor();
  await command(seconds, 'application.withdraw', {
    applicationId: (await call<{ world: { jobApplications: { id: string }[] } }>(seconds, 'get', '/state'))
      .world.jobApplications[0]!.id,
  });
  await main(portal)
    .getByRole('link', { name: 'Review Sam Second’s application' })
    .waitFor({ state: 'detached' });
  await seeApplication(portal, 'candidates');
  await seeListings(portal, 'jobs', 'Welder');
  await seeNobody(portal, 'interviews', 'No interviews yet');
  await decide(portal, 'interview');
  await decide(portal, 'hire');
  await seeCase(portal, 'candidates', 'Hires');
  await portal.open('analytics');
  await main(portal)
    .getByText(/^2 applications came in over the last 12 weeks/)
    .waitFor();
  await seeMessages(portal, 'messages');
  expect(ownErrors(portal.errors)).toEqual([]);
  for (const page of [portal.page, portal.theirs, seconds]) await leave(page);
});

test('the bell of an employer counts what comes in, without a reload, and leads to it inside the portal', async () => {
  const portal = await organizationOf('employer', 'Harbor Works');
  await portal.open('');
  const bell = (name: string) => portal.page.getByRole('button', { name, exact: true });
  // An application and a message, both of others.
  await bell('Notifications, 2 unread').waitFor();
  const second = await member(server, { fullName: 'Sam Second' });
  const { page: seconds } = await browserOf(server, second);
  await command(seconds, 'job.submit', { listingId: portal.listingId });
  await bell('Notifications, 3 unread').click();
  const panel = portal.page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: 'Unread: Message from Val Veteran' }).waitFor();
  await panel.getByRole('link', { name: 'Unread: Sam Second applied' }).click();
  await portal.page.getByRole('dialog', { name: 'Sam Second' }).waitFor();
  const { pathname, searchParams } = new URL(portal.page.url());
  expect([pathname, searchParams.get('as')]).toEqual(['/platform/candidates', portal.slug]);
  await portal.page.keyboard.press('Escape');

  await bell('Notifications, 2 unread').click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await panel.getByRole('button', { name: 'Mark all as read' }).waitFor({ state: 'detached' });
  await portal.page.keyboard.press('Escape');
  // What the owner does is no news to them.
  await decide(portal, 'interview');
  await portal.page.reload();
  await main(portal).waitFor();
  await bell('Notifications').click();
  await panel.getByRole('link', { name: 'Sam Second applied', exact: true }).waitFor();
  expect(ownErrors(portal.errors)).toEqual([]);
  for (const page of [portal.page, portal.theirs, seconds]) await leave(page);
});

test('a university finds its work in every tab', async () => {
  const portal = await organizationOf('university', 'Bluebonnet College');
  await seeDashboard(portal, 'Review Val Veteran’s application');
  await seeApplication(portal, 'applications');
  await seeListings(portal, 'programs', 'Nursing, B.S.');
  await seeNobody(portal, 'students', 'No students yet');
  await decide(portal, 'accepted');
  await seeCase(portal, 'students');
  await seeReport(portal, 'reports');
  await seeMessages(portal, 'messages');
  expect(ownErrors(portal.errors)).toEqual([]);
  for (const page of [portal.page, portal.theirs]) await leave(page);
});

test('a nonprofit finds its work in every tab', async () => {
  const portal = await organizationOf('nonprofit', 'First Month Fund');
  await seeDashboard(portal, 'Review Val Veteran’s application');
  await seeNobody(portal, 'participants', 'No participants yet');
  await seeNobody(portal, 'services', 'No open services');
  await seeApplication(portal, 'participants', 'applications');
  await decide(portal, 'approve');
  await seeCase(portal, 'participants', 'Roster');
  await portal.open('services');
  await main(portal).getByRole('link', { name: 'Val Veteran' }).first().click();
  await portal.page.getByRole('dialog', { name: 'Val Veteran' }).waitFor();
  await seeListings(portal, 'programs', 'First month’s rent');
  await seeReport(portal, 'reports');
  await seeMessages(portal, 'community');
  expect(ownErrors(portal.errors)).toEqual([]);
  for (const page of [portal.page, portal.theirs]) await leave(page);
});

test('a hospital finds its work and its appointments', async () => {
  const portal = await organizationOf('hospital', 'Gulf Shore Clinic');
  await seeDashboard(portal, 'Reply to Val Veteran');
  const navigation = portal.page.getByRole('navigation').first();
  await navigation.getByRole('link', { name: /Veteran Patients/ }).waitFor();
  await seeListings(portal, 'departments', 'Physical therapy');
  await navigation.getByRole('link', { name: /Mental Health/ }).click();
  await main(portal).getByRole('link', { name: 'Open departments' }).waitFor();
  // What hospitals have published, to be read.
  await navigation.getByRole('link', { name: /Network/ }).click();
  const provider = main(portal).getByRole('article', { name: 'Physical therapy' });
  await provider.getByRole('button', { name: /Details/ }).click();
  const details = portal.page.getByRole('dialog', { name: 'Physical therapy' });
  await details.waitFor();
  expect(await details.getByRole('button', { name: /Save|Apply/ }).count()).toBe(0);
  await portal.page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });
  await portal.open('appointments');
  await main(portal).getByRole('link', { name: 'Hours and visit types' }).waitFor();
  await seeMessages(portal, 'patients', 'messages');
  // Who writes becomes a patient.
  await portal.page
    .getByRole('navigation', { name: 'In this tab' })
    .getByRole('link', { name: 'Roster' })
    .click();
  await main(portal).getByRole('button', { name: 'Add a patient' }).click();
  const adding = portal.page.getByRole('dialog', { name: 'Add a patient' });
  await adding.getByRole('button', { name: /Department/ }).click();
  await portal.page.getByRole('option', { name: 'Physical therapy' }).click();
  await adding.getByRole('button', { name: 'Val Veteran' }).click();
  await portal.page.getByRole('dialog', { name: 'Val Veteran' }).getByLabel('What comes next').waitFor();
  await portal.open('departments');
  await main(portal)
    .getByRole('row', { name: /Physical therapy/ })
    .getByText('1', { exact: true })
    .first()
    .waitFor();
  expect(ownErrors(portal.errors)).toEqual([]);
  for (const page of [portal.page, portal.theirs]) await leave(page);
});
