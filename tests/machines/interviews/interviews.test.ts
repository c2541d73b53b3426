import { describe, expect, test } from 'vitest';
import type { ListedBooking } from '@vetsync/machines/bookings/model';
import type { Workspace } from '@vetsync/machines/exchange/receivedApplications';
import { interviewsMachine, interviewsView } from '@vetsync/machines/interviews/interviews';
import { isWeekend } from '@vetsync/machines/model/time';
import { interviewsQuery, parseInterviewsRoute } from '@vetsync/machines/interviews/model';
import { formatQuery } from '@vetsync/machines/model/text';
import { held, puppet, run } from '../support/run.ts';
import { start, intl, listedSamples } from '../support/interviews.ts';

const workspace = {
  organization: { id: 'O', slug: 'tech-corp', status: 'approved', kind: 'employer' },
  role: 'owner',
} as Workspace;

async function listed(
  query = '',
  interviews: readonly ListedBooking[] = listedSamples,
  role: Workspace['role'] = 'owner',
) {
  const loadWorkspace = held<Workspace, { slug: string }>();
  const loadInterviews = held<readonly ListedBooking[], { organizationId: string }>();
  const [locations, wakeUps, feed] = [puppet(), puppet(), puppet()];
  const started = run(interviewsMachine, {
    input: {
      slug: 'tech-corp',
      route: parseInterviewsRoute(query),
      href: (route) => `/interviews${formatQuery(interviewsQuery(route))}`,
      intl,
      now: () => start,
    },
    actors: {
      loadWorkspace: loadWorkspace.logic,
      loadInterviews: loadInterviews.logic,
      locationChanges: locations.logic,
      wakeUps: wakeUps.logic,
      followFeed: feed.logic,
    },
  });
  await loadWorkspace.last().resolve({ ...workspace, role });
  await loadInterviews.last().resolve(interviews);
  return { ...started, loadInterviews, view: () => interviewsView(started.actor.getSnapshot()) };
}

const [sample] = listedSamples as [ListedBooking];
const offered = (by: 'person' | 'organization'): ListedBooking => ({
  ...sample,
  id: by,
  status: 'requested',
  advice: null,
  proposal: {
    start: sample.start,
    end: sample.end,
    by,
    until: sample.start,
    isEarlier: false,
    times: [sample.start],
  },
});

describe('the interviews of an organization', () => {
  test('shows eight upcoming ones (platform spec, section 2), soonest first, by day', async () => {
    const { state, list, count, days, lists, calendar } = (await listed()).view();
    expect([state, list, count]).toEqual(['some', 'upcoming', 8]);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
    expect(days.every(({ day }) => !isWeekend(day) && day > calendar.today)).toBe(true);
    expect(lists.map(({ count: many }) => many)).toEqual([8, 0, 3, 1]);
    expect(days[0]?.items[0]?.href).toBe('/interviews?booking=sample-interview-1');
    expect(Object.values(calendar.counts).reduce((a, b) => a + b, 0)).toBe(11);
  });
  test('shows the next interview in every list, and none if there is none', async () => {
    const first = (await listed()).view().days[0]?.items[0];
    expect((await listed('?list=past')).view().next).toEqual(first);
    expect((await listed('', [])).view()).toMatchObject({ next: null, state: 'empty' });
  });
  test('lists what waits for an answer of either side', async () => {
    const { view } = await listed('?list=waiting', [offered('person'), offered('organization'), sample]);
    expect(view().days.flatMap(({ items }) => items.map(({ interview }) => interview.id))).toEqual([
      'person',
      'organization',
    ]);
    expect(view().next?.interview.id).toBe(sample.id);
  });
  test('marks past ones that need an outcome, newest first', async () => {
    const items = (await listed('?list=past')).view().days.flatMap((day) => day.items);
    expect(items.filter(({ isAwaiting }) => isAwaiting)).toHaveLength(1);
    const starts = items.map(({ interview }) => interview.start);
    expect(starts).toEqual(starts.toSorted().toReversed());
  });
  test('shows one day, and has it in its links', async () => {
    const { view, actor } = await listed();
    const day = view().days[1]?.day ?? '';
    expect(view().dayHref(day)).toBe(`/interviews?day=${day}`);
    actor.send({ type: 'location.changed', route: parseInterviewsRoute(`?day=${day}`) });
    expect(view().days.map((item) => item.day)).toEqual([day]);
    expect(view().dayHref(null)).toBe('/interviews');
    actor.send({ type: 'location.changed', route: parseInterviewsRoute('?day=2026-03-08') });
    expect(view().state).toBe('none');
  });
  test('lets those schedule one who answer applications', async () => {
    expect((await listed()).view().newHref).toBe('/interviews?offer=new');
    expect((await listed('', listedSamples, 'viewer')).view().newHref).toBeNull();
  });
  test('is closed to whoever no longer works there', async () => {
    const { view, actor, loadInterviews } = await listed();
    expect(view().state).toBe('some');
    actor.send({ type: 'feed.denied' });
    expect(view().state).toBe('loading');
    expect(loadInterviews.calls).toHaveLength(1);
  });
});

test('the address names a list, a day, an interview or whom one is offered to', () => {
  const about = { kind: 'application', id: 'A' } as const;
  expect(parseInterviewsRoute('?offer=application:A')).toEqual({
    list: 'upcoming',
    day: null,
    open: null,
    offer: about,
  });
  expect(parseInterviewsRoute('?list=nonsense&day=2026-02-31&booking=B&offer=x:y')).toEqual({
    list: 'upcoming',
    day: null,
    open: 'B',
    offer: 'new',
  });
  const route = { list: 'past', day: '2026-03-09', open: 'B', offer: about } as const;
  expect(parseInterviewsRoute(formatQuery(interviewsQuery(route)))).toEqual(route);
});
