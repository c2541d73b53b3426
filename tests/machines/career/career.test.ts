import { describe, expect, test } from 'vitest';
import { careerMachine, careerStates, careerView } from '@vetsync/machines/career';
import type { CareerEvent, CareerParentEvent, CareerInput } from '@vetsync/machines/career';
import { noJobFilters, parseCareerRoute } from '@vetsync/machines/career/model';
import { readerTickMs } from '@vetsync/machines/system/model';
import { parseQuery } from '@vetsync/machines/model/text';
import type { WorldCommand } from '@vetsync/machines/model/world';
import { sampleJobs, sampleProfileViews, sampleTranslations } from '@vetsync/samples/career';
import { run } from '../support/run.ts';
import { worldAfter } from '../support/world.ts';

const seenAt = Date.parse('2026-03-04T16:15:00Z');
const jobs = sampleJobs(seenAt);
const route = (path: string[], search = '') => parseCareerRoute(path, parseQuery(search));

function career(input: Partial<CareerInput> = {}) {
  const time = { now: seenAt };
  const started = run(careerMachine, {
    input: {
      route: route([]),
      jobs,
      translations: sampleTranslations,
      profileViews: sampleProfileViews,
      mode: 'demo',
      role: 'user',
      reader: { locale: 'en-US', timeZone: 'America/Chicago' },
      now: () => time.now,
      ...input,
    },
  });
  const send = (event: CareerEvent | CareerParentEvent) => started.actor.send(event);
  return { ...started, time, send, view: () => careerView(started.actor.getSnapshot()) };
}

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
  expect(careerStates).toEqual([
    'page.overview',
    'page.jobs',
    'page.translation',
    'page.interview',
    'page.salary',
    'page.unknown',
    'results.some',
    'results.none',
    'overlay.nothing',
    'overlay.details',
    'overlay.unknownJob',
  ]);
});

describe('the page and its dialogs', () => {
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
  test('details of a job, of an unknown job, and closed again', () => {
    const { send, view } = career({ route: route([], 'open=details&job=operations-manager') });
    expect(view()).toMatchObject({ overlay: 'details', job: { title: 'Operations Manager' } });
    send({ type: 'location.changed', route: route([], 'open=details&job=gone') });
    expect(view()).toMatchObject({ overlay: 'unknownJob', job: null });
    send({ type: 'location.changed', route: route([], 'open=apply&job=gone') });
    expect(view().overlay).toBe('unknownJob');
    send({ type: 'location.changed', route: route([], 'open=apply&job=operations-manager') });
    expect(view().overlay).toBe('nothing');
    send({ type: 'location.changed', route: route([]) });
    expect(view().overlay).toBe('nothing');
  });
  test('opening and closing is in the URL, for existing jobs only', () => {
    const { send, emittedOf } = career();
    send({ type: 'job.details', jobId: 'operations-manager' });
    send({ type: 'job.apply', jobId: 'supply-chain-analyst' });
    send({ type: 'job.apply', jobId: 'gone' });
    send({ type: 'job.details', jobId: 'gone' });
    send({ type: 'dialog.close' });
    expect(emittedOf('open.changed')).toEqual([
      { type: 'open.changed', open: 'details', jobId: 'operations-manager' },
      { type: 'open.changed', open: 'apply', jobId: 'supply-chain-analyst' },
      { type: 'open.changed', open: null, jobId: null },
    ]);
  });
});

describe('the job board', () => {
  test('counts the jobs found, and puts the filters in the URL', () => {
    const { send, view, emittedOf, value } = career({ route: route(['jobs']) });
    expect(view()).toMatchObject({ count: 10, more: 4, hasFilters: false });
    expect(view().listed).toHaveLength(6);
    send({ type: 'list.more' });
    expect(view().listed).toHaveLength(10);
    expect(view().more).toBe(0);
    send({ type: 'filter.change', filter: 'location', value: 'Remote' });
    expect(view()).toMatchObject({ count: 2, hasFilters: true });
    send({ type: 'filter.change', filter: 'q', value: 'astronaut' });
    expect(view().count).toBe(0);
    expect(value()).toMatchObject({ results: 'none' });
    expect(emittedOf('query.changed').at(-1)).toEqual({
      type: 'query.changed',
      changes: { q: 'astronaut', location: 'Remote', type: null, pay: null, sort: null },
    });
  });
  test('clearing shows all jobs and keeps the order', () => {
    const { send, view, value } = career({ route: route(['jobs'], 'q=astronaut&sort=pay') });
    expect(value()).toMatchObject({ results: 'none' });
    send({ type: 'filters.clear' });
    expect(view()).toMatchObject({ count: 10, filters: { ...noJobFilters, sort: 'pay' } });
    expect(value()).toMatchObject({ results: 'some' });
  });
  test('the same filters from the URL keep the list; others start over', () => {
    const { send, view } = career({ route: route(['jobs']) });
    send({ type: 'list.more' });
    send({ type: 'location.changed', route: route(['jobs'], 'open=details&job=fleet-coordinator') });
    expect(view().listed).toHaveLength(10);
    send({ type: 'location.changed', route: route(['jobs'], 'sort=newest') });
    expect(view().listed).toHaveLength(6);
  });
});

describe('your progress', () => {
  test('a job can be applied for again only after a rejection', () => {
    const { send, view } = career();
    const canApply = () => view().topMatches[0]?.canApply;
    expect(canApply()).toBe(true);
    send({ type: 'world.changed', world: worldOf(job(0, 'A')) });
    expect(canApply()).toBe(false);
    send({ type: 'world.changed', world: worldOf(job(0, 'A'), set('A', 'hired')) });
    expect(canApply()).toBe(false);
    send({ type: 'world.changed', world: worldOf(job(0, 'A'), set('A', 'rejected')) });
    expect(canApply()).toBe(true);
  });

  test('an offer counts as an interview too; profile views are a sample', () => {
    const { send, view } = career();
    expect(view().progress).toEqual({ applications: 0, interviews: 0, offers: 0, views: 156 });
    const world = worldOf(job(0, 'A'), job(1, 'B'), job(2, 'C'), set('A', 'interview'), set('B', 'offered'));
    send({ type: 'world.changed', world });
    expect(view().progress).toEqual({ applications: 3, interviews: 2, offers: 1, views: 156 });
    const sent = view().applications.map(({ submittedAt }) => submittedAt);
    expect(sent).toHaveLength(3);
    expect(sent).toEqual(sent.toSorted().toReversed());
    expect(view().topMatches.map(({ application }) => application?.status)).toEqual([
      'interview',
      'offered',
      'submitted',
    ]);
  });
  test('the views of a signed-in person are not counted', () => {
    expect(career({ mode: 'account', profileViews: null }).view().progress.views).toBeNull();
  });
});

describe('pay', () => {
  test('the occupation is in the URL; the negotiation goes step by step', () => {
    const { send, view, emittedOf } = career({ route: route(['salary']) });
    expect(view().salary).toMatchObject({ median: 80_880, step: 'prepare', before: null, after: 'range' });
    send({ type: 'occupation.choose', occupation: 'nurses' });
    expect(view().salary.title).toBe('Registered nurses');
    expect(emittedOf('query.changed').at(-1)).toMatchObject({ changes: { occupation: 'nurses' } });
    send({ type: 'negotiationStep.choose', step: 'close' });
    expect(view().salary).toMatchObject({ step: 'close', before: 'counter', after: null });
  });
});

test('relative times follow the clock', () => {
  const { time, clock, view } = career();
  time.now += 3_600_000;
  clock.increment(readerTickMs);
  expect(view().reader.now).toBe(seenAt + 3_600_000);
});
