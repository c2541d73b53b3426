import { describe, expect, test } from 'vitest';
import {
  actingInboxView,
  actingMachine,
  actingRetryMs,
  withCounts,
  withUnread,
  type InboxCode,
  type UndecidedAddress,
} from '@vetsync/machines/exchange/acting';
import type { NotificationsView } from '@vetsync/machines/shell/notifications';
import {
  organizationOverviewMachine,
  organizationOverviewView,
  type OverviewRequest,
} from '@vetsync/machines/exchange/organizationOverview';
import type { ShellActor, ShellView, TabLink } from '@vetsync/machines/shell/shell';
import { noWork, type WorkList } from '@vetsync/machines/portal/model';
import type { Overview } from '@vetsync/machines/exchange/model';
import type { MemberRole, Membership, Workplaces } from '@vetsync/machines/organizations/model';
import type { Workspace } from '@vetsync/machines/exchange/receivedApplications';
import {
  staffNotificationsMachine,
  staffNotificationsView,
} from '@vetsync/machines/exchange/staffNotifications';
import type { StaffNotificationPage } from '@vetsync/machines/model/exchange';
import { memberships as ownMemberships } from '../../../stories/support/organizations.ts';
import { workspaceOf } from '../support/exchange.ts';
import { held, problem, run } from '../support/run.ts';

const intl = { locale: 'en-US', timeZone: 'UTC' };
const own = {
  state: 'empty',
  items: [],
  unread: 3,
  badge: '3',
  canMarkAll: true,
  intl: { ...intl, now: 0 },
} as const;
const yard = { slug: 'tidewater-works', role: 'recruiter' } as const;

/** The server's answer: also for whom the person acted last. */
const workplaces = (
  memberships: readonly Membership[] = ownMemberships,
  actedFor: string | null = 'me',
): Workplaces => ({
  memberships: [...memberships],
  unread: Object.fromEntries(memberships.map(({ organization }, index) => [organization.id, index])),
  actedFor,
});

function opening() {
  const memberships = held<Workplaces>();
  const inbox = held<InboxCode>();
  const workspace = held<Workspace, { slug: string }>();
  const page = held<StaffNotificationPage, { organizationId: string; cursor: string | null }>();
  const desk = held<Workspace, { slug: string }>();
  const overview = held<Overview, OverviewRequest>();
  const started = run(actingMachine, {
    input: { inbox: { self: 'me', newId: () => 'id', intl, now: () => 0 } },
    actors: { loadWorkplaces: memberships.logic, loadInbox: inbox.logic },
  });
  const { actor } = started;
  return {
    ...started,
    memberships,
    inbox,
    workspace,
    page,
    desk,
    overview,
    send: actor.send.bind(actor),
    view: () => actingInboxView(actor.getSnapshot(), own),
    code: {
      logic: staffNotificationsMachine.provide({
        actors: { loadWorkspace: workspace.logic, loadPage: page.logic },
      }),
      viewOf: staffNotificationsView,
      work: {
        logic: organizationOverviewMachine.provide({
          actors: { loadWorkspace: desk.logic, loadOverview: overview.logic },
        }),
        viewOf: organizationOverviewView,
      },
    } satisfies InboxCode,
  };
}

const nothingNamed: UndecidedAddress = { tab: '', detail: [], query: {} };
const entered = (undecided: UndecidedAddress | null = null) =>
  ({ type: 'platform.entered', undecided }) as const;
const left = { type: 'platform.left' } as const;

function here(undecided: UndecidedAddress | null = null) {
  const opened = opening();
  opened.send(entered(undecided));
  return opened;
}

describe('the organizations of the signed-in person', () => {
  test('are read once the platform is entered', async () => {
    const { send, memberships, emittedOf } = opening();
    expect(memberships.calls).toHaveLength(0);
    send(entered());
    await memberships.last().resolve(workplaces());
    const [loaded] = emittedOf('organizations.loaded');
    expect(loaded!.organizations).toMatchObject(
      ownMemberships.map(({ organization: { slug, name }, platformRole: role }, index) => ({
        slug,
        name,
        role,
        unread: index,
      })),
    );
  });

  test('are read once, however often a page is shown', async () => {
    const { send, memberships } = here();
    await memberships.last().resolve(workplaces());
    send(entered());
    expect(memberships.calls).toHaveLength(1);
  });

  test('are read again after another page, and are not known until then', async () => {
    const { send, memberships, emittedOf } = here();
    await memberships.last().resolve(workplaces([]));
    send(left);
    expect(emittedOf('organizations.loaded').map(({ organizations }) => organizations)).toEqual([[], null]);
    send(entered());
    expect(memberships.calls).toHaveLength(2);
  });

  test('are tried again if the server does not answer, while somebody is here', async () => {
    const { send, memberships, clock } = here();
    await memberships.last().reject(problem(0));
    clock.increment(actingRetryMs);
    await memberships.last().reject(problem(503));
    send(left);
    clock.increment(actingRetryMs);
    expect(memberships.calls).toHaveLength(2);
  });

  test('of an answer that comes after the person has left are not told', async () => {
    const { send, memberships, emittedOf } = here();
    send(left);
    await memberships.last().resolve(workplaces());
    expect(emittedOf('organizations.loaded').map(({ organizations }) => organizations)).toEqual([null]);
  });
});

async function goesOn(opened: ReturnType<typeof here>, actedFor: string | null) {
  await opened.memberships.last().resolve(workplaces(ownMemberships, actedFor));
  return opened.emittedOf('page.navigate');
}

describe('who comes back without naming an organization', () => {
  const { slug } = ownMemberships[0]!.organization;
  test.each([
    ['goes on for the one of the last time', slug],
    ['begins with the first one before any choice', null],
  ])('%s, and the URL says so first', async (_, actedFor) => {
    const opened = here(nothingNamed);
    expect(await goesOn(opened, actedFor)).toEqual([
      { type: 'page.navigate', to: `/platform?as=${slug}`, replace: true },
    ]);
    expect(opened.emitted.map(({ type }) => type)).toEqual(['page.navigate', 'organizations.loaded']);
  });

  test.each([
    ['acted for themselves', 'me', nothingNamed],
    ['no longer works there', 'another', nothingNamed],
    ['wants to see something else', slug, null],
    ['open a tab that none of them has', slug, { ...nothingNamed, tab: 'interviews' }],
  ])('stays themselves if they %s', async (_, actedFor, undecided) => {
    expect(await goesOn(here(undecided), actedFor)).toEqual([]);
  });

  test.each(['me', null, slug])(
    'comes to the tab of a link that names no organization, after acting for %s',
    async (actedFor) => {
      const link = { tab: 'departments', detail: [], query: { listing: 'a' } };
      expect(await goesOn(here(link), actedFor)).toEqual([
        { type: 'page.navigate', to: `/platform/departments?listing=a&as=${slug}`, replace: true },
      ]);
    },
  );

  test('stays where they went meanwhile', async () => {
    const opened = here(nothingNamed);
    opened.send(entered());
    expect(await goesOn(opened, slug)).toEqual([]);
  });

  test('is remembered by each choice, but not by leaving the platform', async () => {
    const { send, memberships, emittedOf } = here();
    await memberships.last().resolve(workplaces());
    send({ type: 'acting.changed', organization: yard });
    send({ type: 'acting.changed', organization: null });
    send({ type: 'acting.changed', organization: yard });
    send(left);
    send({ type: 'acting.changed', organization: null });
    expect(emittedOf('acting.remembered').map((one) => one.slug)).toEqual([yard.slug, null, yard.slug]);
  });
});

function fails(): never {
  throw new Error('a fault in its code');
}

const place = (slug: string | null, isCurrent: boolean): ShellActor => ({
  organization: slug === null ? null : { slug, name: slug, role: 'recruiter' },
  name: slug ?? 'Me',
  role: 'recruiter',
  isCurrent,
  unread: 7,
  href: '/platform',
});

const counts = (shown: Partial<NotificationsView>) =>
  withUnread([place(null, false), place('yard', true), place('forge', false)], {
    own: 3,
    shown: { ...own, ...shown },
  }).map(({ unread }) => unread);

test('each place has the count of what is unread there, and the bell knows its own best', () => {
  expect(counts({ unread: 2 })).toEqual([3, 2, 7]);
  expect(counts({ state: 'loading', unread: 0 })).toEqual([3, 7, 7]);
});

describe('the bell', () => {
  test('is one’s own while nobody acts for an organization', () => {
    const { send, view, inbox } = opening();
    expect(view()).toBe(own);
    send({ type: 'acting.changed', organization: yard });
    expect(inbox.calls).toHaveLength(1);
  });

  test('is empty until the notifications of the organization are here, and then has them', async () => {
    const { send, view, inbox, code, workspace, page } = here();
    send({ type: 'acting.changed', organization: yard });
    expect(view()).toMatchObject({ state: 'loading', unread: 0, badge: null });
    await inbox.last().resolve(code);
    expect(workspace.last().input).toEqual({ slug: yard.slug });
    await workspace.last().resolve(workspaceOf());
    await page.last().resolve({ notifications: [], nextCursor: null, unread: 2 });
    expect(view()).toMatchObject({ state: 'empty', unread: 2 });
  });

  test('is another snapshot after each change in the organization', async () => {
    const { actor, send, inbox, code, workspace } = here();
    send({ type: 'acting.changed', organization: yard });
    await inbox.last().resolve(code);
    const before = actor.getSnapshot();
    await workspace.last().resolve(workspaceOf());
    expect(actor.getSnapshot()).not.toBe(before);
  });

  test('loads the code again if that failed', async () => {
    const { send, inbox, clock, view } = here();
    send({ type: 'acting.changed', organization: yard });
    await inbox.last().reject(new Error('offline'));
    expect(view().state).toBe('loading');
    clock.increment(actingRetryMs);
    expect(inbox.calls).toHaveLength(2);
  });

  test('begins again after an error in it, and nothing else ends', async () => {
    const { actor, send, inbox, code, workspace, clock, view } = here();
    send({ type: 'acting.changed', organization: yard });
    await inbox.last().resolve({ ...code, logic: code.logic.provide({ actions: { countBreak: fails } }) });
    await workspace.last().reject(problem(503));
    expect([actor.getSnapshot().status, view().state]).toEqual(['active', 'loading']);
    clock.increment(actingRetryMs);
    await inbox.last().resolve(code);
    await workspace.last().resolve(workspaceOf());
    expect(actor.getSnapshot().context.inbox?.actor.getSnapshot().status).toBe('active');
  });

  test('of another organization begins anew, and the same one goes on', async () => {
    const { actor, send, inbox, code, view } = here();
    send({ type: 'acting.changed', organization: yard });
    await inbox.last().resolve(code);
    const first = actor.getSnapshot().context.inbox!.actor;
    send({ type: 'acting.changed', organization: { ...yard } });
    expect(actor.getSnapshot().context.inbox!.actor).toBe(first);
    send({ type: 'acting.changed', organization: { ...yard, slug: 'harbor-forge' } });
    expect(first.getSnapshot().status).toBe('stopped');
    await inbox.last().resolve(code);
    expect(actor.getSnapshot().context.inbox!.actor).not.toBe(first);
    send({ type: 'acting.changed', organization: null });
    expect([view(), actor.getSnapshot().context.inbox]).toEqual([own, null]);
  });

  test('passes on what somebody does there', async () => {
    const { send, inbox, code, workspace, page } = here();
    send({ type: 'acting.changed', organization: yard });
    await inbox.last().resolve(code);
    await workspace.last().reject(problem(503));
    send({ type: 'notification.retry' });
    expect(workspace.calls).toHaveLength(2);
    await workspace.last().resolve(workspaceOf());
    expect(page.calls).toHaveLength(1);
  });
});

const link = (value: TabLink['value'], badge: string | null = null): TabLink => ({
  value,
  label: value,
  shortLabel: value,
  icon: 'messages',
  badge,
  current: false,
  href: `/platform/${value}`,
});
const list = (kind: WorkList['kind'], count: number, tab = 'candidates'): WorkList => ({
  kind,
  count,
  items: [],
  href: `/platform/${tab}?as=tidewater-works`,
  dashboardMax: 1,
});

describe('the navigation', () => {
  const tabs = [link('candidates'), link('jobs'), link('messages'), link('interviews')];
  const shell = {
    sidebar: { width: 'wide', tabs },
    bottomBar: { tabs: tabs.slice(0, 1), more: tabs.slice(1), currentInMore: false },
  } as unknown as ShellView;
  const waiting = [
    list('decision', 3),
    list('message', 1_000, 'messages'),
    list('caseDue', 2),
    list('draft', 5, 'jobs'),
    list('visitRequest', 4, 'interviews'),
  ];

  async function counted(role: MemberRole) {
    const opened = here();
    opened.send({ type: 'acting.changed', organization: yard });
    await opened.inbox.last().resolve(opened.code);
    await opened.desk.last().resolve(workspaceOf(role, 'approved'));
    await opened.overview.last().resolve({ ...noWork, waiting, figures: null, cards: null });
    const { sidebar, bottomBar } = withCounts(shell, opened.actor.getSnapshot());
    expect([...bottomBar.tabs, ...bottomBar.more]).toEqual(sidebar.tabs);
    return sidebar.tabs.map(({ badge }) => badge);
  }

  test('counts what waits in each tab, for whoever decides on it', async () => {
    expect(await counted('reviewer')).toEqual(['5', null, '999+', '4']);
    expect(await counted('viewer')).toEqual([null, null, null, null]);
  });

  test('counts nothing of an organization for somebody who acts for themselves', () => {
    expect(withCounts(shell, opening().actor.getSnapshot())).toEqual(shell);
  });

  test('reads again what could not be read once the person goes on', async () => {
    const { send, inbox, code, desk } = here();
    send({ type: 'acting.changed', organization: yard });
    await inbox.last().resolve(code);
    await desk.last().reject(problem(503));
    send(entered());
    expect(desk.calls).toHaveLength(2);
  });
});
