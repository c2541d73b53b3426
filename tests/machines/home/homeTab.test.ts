import { describe, expect, test } from 'vitest';
import { activitiesOf, noEarlierMatters } from '@vetsync/machines/home/model';
import { accountHomeTab, type AccountHomeSamples } from '@vetsync/machines/home/accountHomeTab';
import { homeTab } from '@vetsync/machines/home/homeTab';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { Appointment, Fact } from '@vetsync/machines/model/world';
import { emptyProfile, type Profile } from '@vetsync/machines/profile/model';
import { veteranHomeView } from '@vetsync/machines/home/veteranHome';
import { countdownView } from '@vetsync/machines/reference/countdown';
import { placesView } from '@vetsync/machines/reference/places';
import { homeSamples } from '@vetsync/samples/home';
import { followOwn } from '@vetsync/machines/home/ownMatters';
import type { PublishedListing } from '@vetsync/machines/organizations/model';
import { publishedListing } from '../support/listings.ts';
import { deadlines, leaving } from '../../../stories/Screens/reference/countdown.ts';
import { foundPlaces } from '../../../stories/Screens/reference/places.ts';
import { settle } from '../support/run.ts';
import { appointment, job } from '../support/world.ts';
import { background, openTab } from '../support/tabInput.ts';

const ofAccount: AccountHomeSamples = {
  activities: () => activitiesOf,
  earlier: () => noEarlierMatters,
  visitKind: 'note',
  own: () => () => {},
  reference: {
    saveDates: async () => {},
    loadDeadlines: async () => deadlines,
    findPlaces: async () => foundPlaces,
  },
};
const demo = '/platform';
const account = '/platform';

function demoAt(href: string, more: Partial<Parameters<typeof openTab>[1]> = {}) {
  const shown = openTab(homeTab, { ...more, samples: homeSamples, href });
  const home = () => shown.tab.getSnapshot().children.home!;
  return { ...shown, home, view: () => veteranHomeView(home().getSnapshot()) };
}

function opened(
  href: string,
  samples: AccountHomeSamples,
  more: Partial<Parameters<typeof openTab>[1]> = {},
) {
  const shown = openTab(accountHomeTab, { ...more, samples, href });
  const home = () => shown.tab.getSnapshot().children.home!;
  return { ...shown, home, view: () => veteranHomeView(home().getSnapshot()) };
}

const submitted: Fact = {
  id: 'F1',
  at: Date.parse('2026-03-04T05:00:00Z'),
  body: {
    type: 'jobSubmitted',
    application: {
      ...job('A'),
      id: 'A',
      matchScore: 88,
      submitDate: '2026-03-04T05:00:00Z',
      status: 'submitted',
    },
  },
};

const read = async (ids: readonly string[]): Promise<PublishedListing[]> =>
  ids.map((id) => publishedListing({ id, closesOn: '2026-03-09' }));

describe('the dashboard', () => {
  test('welcomes the displayed person', () => {
    const { tab, view } = opened(account, ofAccount);
    const person: Profile = { ...emptyProfile, name: 'Rosa Marquez', rank: 'Captain', branch: 'Army' };
    tab.send({ type: 'person.changed', person });
    expect(view()).toMatchObject({ name: 'Rosa Marquez', service: 'Captain, Army' });
  });

  test('leads to the tabs of its own platform', () => {
    expect(opened(account, ofAccount).view().quickActions[0]?.href).toBe('/platform/wellness');
    expect(demoAt(demo).view().quickActions[0]?.href).toBe('/platform/wellness');
  });

  test('lists the sample activities in the demo, whatever is done there', () => {
    const { happen, view } = demoAt(demo);
    const { all } = view();
    expect(all).toHaveLength(9);
    happen([submitted]);
    expect(view().all).toEqual(all);
  });

  test('lists what the person of an account has done, immediately', () => {
    const { happen, view } = opened(account, ofAccount);
    expect(view().all).toEqual([]);
    happen([submitted]);
    const { jobTitle, company } = job('A');
    const text = `Job application sent: ${jobTitle} at ${company}`;
    // It leads to the page of this application, not to the list.
    const href = '/platform/career/application/A?as=me';
    expect(view().all).toMatchObject([{ id: 'F1', kind: 'job', text, href }]);
    expect(view().recent).toMatchObject([{ href }]);
  });

  test('lists what only the world says among what has happened, newest first', () => {
    const claim = {
      id: 'c',
      title: 'Hearing',
      kind: 'new',
      stage: 'received',
      filed: '2026-03-03',
      reached: {},
      next: null,
      note: '',
    };
    const world = { ...emptyWorld, privateRecords: [{ id: 'claims', text: JSON.stringify([claim]) }] };
    const { happen, view } = opened(account, { ...ofAccount, own: followOwn(read) }, { world });
    happen([submitted]);
    expect(view().all.map(({ id, href }) => [id, href])).toEqual([
      ['F1', '/platform/career/application/A?as=me'],
      ['claim-c', '/platform/wellness/claims?claim=c'],
    ]);
  });

  test('shows all activities if the URL says so, and requests that URL', () => {
    const { visit, view, home, emitted } = demoAt(`${demo}?open=activities`);
    expect(view().allOpen).toBe(true);
    visit(demo);
    expect(view().allOpen).toBe(false);
    home().send({ type: 'activities.open' });
    home().send({ type: 'activities.close' });
    expect(emitted).toEqual([
      { type: 'page.setOverlay', open: 'activities', changes: {} },
      { type: 'page.setOverlay', open: null, changes: {} },
    ]);
  });
});

describe('what is next', () => {
  test('in the demo, comes from the samples', () => {
    expect(demoAt(demo).view()).toMatchObject({
      appointment: { id: 'sample-1', daysLeft: 3 },
      counts: { deadlines: 4, applications: 3 },
    });
  });

  test('of an account has the closing days of what was saved, for the calendar too', async () => {
    const { tab, view, emitted } = opened(account, { ...ofAccount, own: followOwn(read) });
    expect(view().deadlines).toEqual([]);
    tab.send({
      type: 'world.changed',
      world: { ...emptyWorld, savedPrograms: [{ id: 'L', title: 'Crane mechanic, Harbor' }] },
    });
    await expect.poll(() => view().deadlines).toMatchObject([{ school: 'Harbor', daysLeft: 5 }]);
    expect(view()).toMatchObject({
      counts: { deadlines: 1 },
      links: { dates: '/platform/marketplace?saved=true' },
    });
    tab.getSnapshot().children.own!.send({ type: 'deadline.save', deadlineId: view().deadlines[0]!.id });
    expect(emitted).toMatchObject([{ type: 'page.saveCalendar', entry: { location: 'Harbor' } }]);
    tab.send({ type: 'world.changed', world: emptyWorld });
    expect(view().deadlines).toEqual([]);
  });

  test('of an account, comes from the world alone, and follows it', () => {
    const { tab, view } = opened(account, ofAccount, { personId: 'demo-veteran' });
    expect(view()).toMatchObject({ appointment: null, deadlines: [], applications: [] });
    const booked: Appointment = {
      ...appointment('A'),
      id: 'A',
      status: 'requested',
      createdAt: '2026-03-04T05:00:00Z',
    };
    tab.send({ type: 'world.changed', world: { ...emptyWorld, appointments: [booked] } });
    expect(view().appointment).toMatchObject({
      status: 'requested',
      href: '/platform/wellness/appointment/A',
      moveHref: '/platform/wellness/appointment/A?open=reschedule',
    });
  });

  test('the profile step opens the editor at the missing part', () => {
    const { tab, view } = opened(account, ofAccount);
    tab.send({ type: 'person.changed', person: { ...emptyProfile, bio: 'Logistics.' } });
    expect(view().profileStep).toEqual({
      item: 'skills',
      done: 1,
      of: 8,
      href: '/platform/profile?open=edit&field=skills',
    });
  });
});

describe('what public files say', () => {
  test('is on the dashboard and on pages of its own', async () => {
    const { tab, visit } = opened(account, ofAccount, { person: leaving });
    const page = () => tab.getSnapshot().value;
    const running = () => tab.getSnapshot().children;
    expect(page()).toBe('dashboard');
    await settle();
    expect(countdownView(running().countdown!.getSnapshot())).toMatchObject({
      state: 'shown',
      href: '/platform/dashboard/countdown',
      placesHref: '/platform/dashboard/places',
    });
    visit('/platform/dashboard/countdown');
    expect(page()).toBe('countdown');
    visit('/platform/dashboard/places?near=82001');
    await settle();
    expect([page(), placesView(running().places!.getSnapshot()).state]).toEqual(['places', 'shown']);
    expect(running().countdown).toBeUndefined();
  });

  test('keeps what is done after a reload, and the ZIP code in the URL', async () => {
    const first = opened('/platform/dashboard/countdown', ofAccount, { person: leaving });
    await settle();
    first.tab.getSnapshot().children.countdown!.send({ type: 'deadline.mark', id: 'tamp', mark: 'done' });
    const text = '{"tamp":"done"}';
    expect(first.emitted).toContainEqual({ type: 'page.store', name: 'deadline_marks', kind: 'local', text });
    first.visit('/platform/dashboard/places');
    first.tab.getSnapshot().children.places!.send({ type: 'zip.change', zip: '82001' });
    const changes = { near: '82001', kind: null };
    expect(first.emitted).toContainEqual({ type: 'page.setQuery', changes, replace: true });
    const again = opened('/platform/dashboard/countdown', ofAccount, {
      person: leaving,
      stored: (name) => (name === 'deadline_marks' ? text : null),
    });
    await settle();
    const { countdown } = again.tab.getSnapshot().children;
    expect(countdownView(countdown!.getSnapshot()).counts.done).toBe(1);
  });

  test('follows the dates of the profile', async () => {
    const { tab } = opened(account, ofAccount, { person: emptyProfile });
    const state = () => countdownView(tab.getSnapshot().children.countdown!.getSnapshot()).state;
    expect(state()).toBe('undated');
    tab.send({ type: 'person.changed', person: leaving });
    await settle();
    expect(state()).toBe('shown');
  });
});

test('its conversation continues while another tab is shown', () => {
  const running = background();
  const first = demoAt(demo, { background: running });
  const { chat } = first.tab.getSnapshot().context;
  chat.send({ type: 'draft.change', text: 'Hello' });
  first.close();
  const again = demoAt(demo, { background: running }).tab.getSnapshot().context.chat;
  expect(again).toBe(chat);
  expect(again.getSnapshot().context).toMatchObject({ kind: 'widget', draft: 'Hello' });
});
