import { writePhrase } from '@vetsync/ui/language';
import { publishedListing } from '../support/listings.ts';
import { describe, expect, test } from 'vitest';
import { careerMachine, careerView } from '@vetsync/machines/career/career';
import type { CareerEvent, CareerParentEvent, CareerInput } from '@vetsync/machines/career/career';
import { parseCareerRoute } from '@vetsync/machines/career/model';
import { clockTickMs } from '@vetsync/machines/system/model';
import { parseQuery } from '@vetsync/machines/model/text';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { World, WorldCommand } from '@vetsync/machines/model/world';
import { sampleJobs, sampleProfileViews, sampleTranslations } from '@vetsync/samples/career';
import { run } from '../support/run.ts';
import { worldAfter } from '../support/world.ts';
import { statesOf } from '@vetsync/machines/kit';

const seenAt = Date.parse('2026-03-04T16:15:00Z');
const jobs = sampleJobs(seenAt);
const route = (path: string[], search = '') => parseCareerRoute(path, parseQuery(search));

function career(input: Partial<CareerInput> = {}) {
  const time = { now: seenAt };
  const started = run(careerMachine, {
    input: {
      route: route([]),
      translations: sampleTranslations,
      profileViews: sampleProfileViews,
      role: 'user',
      intl: { locale: 'en-US', timeZone: 'America/Chicago' },
      write: writePhrase,
      now: () => time.now,
      ...input,
    },
  });
  const send = (event: CareerEvent | CareerParentEvent) => started.actor.send(event);
  return { ...started, time, send, view: () => careerView(started.actor.getSnapshot()) };
}

test('names the days by which saved jobs close, and saves one into the calendar', () => {
  const kept = [
    publishedListing({ id: 'late', closesOn: '2026-03-20' }),
    publishedListing({ id: 'soon', closesOn: '2026-03-09' }),
    publishedListing({ id: 'degree', kind: 'degree', closesOn: '2026-03-09' }),
  ];
  const { send, view, emittedOf } = career();
  expect(view().closing).toEqual([]);
  send({ type: 'kept.changed', kept });
  expect(view().closing).toMatchObject([
    { id: 'soon-0', daysLeft: 5, href: expect.stringContaining('listing=soon') },
    { id: 'late-0', daysLeft: 16 },
  ]);
  send({ type: 'deadline.save', deadlineId: 'soon-0' });
  send({ type: 'deadline.save', deadlineId: 'degree-0' });
  expect(emittedOf('page.saveCalendar')).toMatchObject([{ entry: { id: 'deadline-soon-0' } }]);
});

const job = (index: number, id: string): WorldCommand => {
  const { title, company, salary, location } = jobs[index]!;
  return {
    type: 'job.submit',
    application: {
      id,
      veteranId: 'v',
      veteranName: 'V',
      veteranImage: '',
      veteranBranch: 'Army',
      veteranRank: '',
      jobTitle: title,
      company,
      salary,
      location,
      militarySkills: [],
    },
  };
};
const set = (
  applicationId: string,
  status: 'interview' | 'offered' | 'hired' | 'rejected',
): WorldCommand => ({
  type: 'status.set',
  decision: { kind: 'job', applicationId, status, decision: 'set', subject: 'Job' } as never,
});
const worldOf = (...commands: WorldCommand[]) => worldAfter(commands, seenAt);

test('has exactly these stable states', () => {
  expect(statesOf(careerMachine)).toEqual([
    'overview',
    'jobs',
    'translation',
    'interview',
    'salary',
    'unknown',
  ]);
});

describe('the page', () => {
  test.each([
    [[], 'overview'],
    [['jobs'], 'jobs'],
    [['translation'], 'translation'],
    [['interview'], 'interview'],
    [['salary'], 'salary'],
    [['else'], 'unknown'],
  ])('%j is %s', (path, page) => {
    expect(career({ route: route(path) }).view().page).toBe(page);
    const { send, view } = career();
    send({ type: 'location.changed', route: route(path) });
    expect(view().page).toBe(page);
  });
});

describe('your progress', () => {
  test('an offer counts as an interview too; profile views are a sample', () => {
    const { send, view } = career();
    expect(view().progress).toEqual({ applications: 0, interviews: 0, offers: 0, views: 156 });
    const world = worldOf(job(0, 'A'), job(1, 'B'), job(2, 'C'), set('A', 'interview'), set('B', 'offered'));
    send({ type: 'world.changed', world });
    expect(view().progress).toEqual({ applications: 3, interviews: 2, offers: 1, views: 156 });
    const sent = view().applications.map(({ submittedAt }) => submittedAt);
    expect(sent).toHaveLength(3);
    expect(sent).toEqual(sent.toSorted().toReversed());
  });
  test('the views of a signed-in person are not counted', () => {
    expect(career({ profileViews: null }).view().progress.views).toBeNull();
  });
});

describe('pay', () => {
  test('the occupation is in the URL; the negotiation goes step by step', () => {
    const { send, view, emittedOf } = career({ route: route(['salary']) });
    expect(view().salary).toMatchObject({ median: 80_880, step: 'prepare' });
    send({ type: 'occupation.choose', occupation: 'nurses' });
    expect(view().salary.title).toBe('Registered nurses');
    expect(emittedOf('query.changed').at(-1)).toMatchObject({ changes: { occupation: 'nurses' } });
    send({ type: 'negotiationStep.choose', step: 'close' });
    expect(view().salary).toMatchObject({ step: 'close' });
  });
});

test('relative times follow the clock', () => {
  const { time, clock, view } = career();
  time.now += 3_600_000;
  clock.increment(clockTickMs);
  expect(view().intl.now).toBe(seenAt + 3_600_000);
});

const offered = (more: object): World => ({
  ...emptyWorld,
  jobApplications: [
    { ...worldOf(job(0, 'a')).jobApplications[0]!, status: 'offered', answerBy: '2026-03-09', ...more },
  ],
});

describe('offers', () => {
  test('that wait for an answer are shown with its day, and lead to it', () => {
    const { view, time, send } = career({ world: offered({}) });
    expect(view().offers).toMatchObject([
      { id: 'a', answerBy: '2026-03-09', isLate: false, href: '/platform/career/application/a?as=me' },
    ]);
    expect(view().progress).toMatchObject({ interviews: 1, offers: 1 });
    time.now += 7 * 86_400_000;
    send({ type: 'world.changed', world: offered({ answerBy: '2026-03-03' }) });
    expect(view().offers).toMatchObject([{ isLate: true }]);
  });

  test.each([
    ['accepted', { acceptedAt: '2026-03-04T12:00:00Z' }],
    ['declined', { withdrawnAt: '2026-03-04T12:00:00Z' }],
    ['of an organization that is gone', { organizationState: 'ended' }],
    ['followed by a hire', { status: 'hired' }],
  ])('%s are no longer there', (_, more) => {
    expect(career({ world: offered(more) }).view().offers).toEqual([]);
  });
});
