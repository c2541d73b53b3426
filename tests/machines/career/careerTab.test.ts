import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import * as applicationDialog from '@vetsync/machines/applications/applicationDialog';
import { careerView } from '@vetsync/machines/career/career';
import { militaryOccupations } from '@vetsync/machines/career/model';
import { careerTabView, createCareerTab } from '@vetsync/machines/career/careerTab';
import { interviewPracticeView } from '@vetsync/machines/career/interviewPractice';
import { emptyWorld } from '@vetsync/machines/model/world';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { skillTranslationView } from '@vetsync/machines/career/skillTranslation';
import { sampleJobs } from '@vetsync/samples/career';
import { careerSamples } from '../../../app/demo/careerSamples.ts';
import { listingSearchView } from '@vetsync/machines/marketplace/listingSearch';
import { settle } from '../support/run.ts';
import { openTab } from '../support/tabInput.ts';
import { job, worldAfter } from '../support/world.ts';

const samples = careerSamples(0);
const { applicationDialogView } = applicationDialog;
const careerTab = createCareerTab(async () => applicationDialog);
const [first, second] = sampleJobs(0);
if (!first || !second) throw new Error('no jobs');
const base = '/platform/career';
const applyFor = ({ id }: { id: string }) => `${base}?open=apply&listing=${id}`;

function opened(href: string, storage?: Map<string, string>, epoch = 'first') {
  const clock = new SimulatedClock();
  const { tab, ...rest } = openTab(careerTab, { samples, href, clock, epoch }, storage);
  const children = () => tab.getSnapshot().children;
  return {
    ...rest,
    clock,
    page: () => tab.getSnapshot().value,
    isStandalone: () => careerTabView(tab.getSnapshot()).isStandalone,
    meet: (name: string) =>
      tab.send({ type: 'person.changed', person: { ...sampleProfileOf('user'), name } }),
    career: () => children().career!,
    view: () => careerView(children().career!.getSnapshot()),
    skills: () => children().skills!,
    practice: () => children().practice!,
    search: () => children().search!,
    jobs: () => listingSearchView(children().search!.getSnapshot()),
    application: () => children().application!,
    dialog: () => {
      const { dialog } = children().application!.getSnapshot().context;
      return dialog ? applicationDialogView(dialog.getSnapshot()) : null;
    },
  };
}

describe('the URL', () => {
  test('names the page, whose machines run as long as it is shown', async () => {
    const { page, view, visit, skills, career, jobs } = opened(base);
    const before = career();
    expect([page(), view().page, view().progress.views]).toEqual(['jobs', 'overview', 156]);
    visit(`${base}/translation`);
    const search = skills();
    expect([page(), view().page]).toEqual(['translation', 'translation']);
    visit(`${base}/interview`);
    expect([page(), search.getSnapshot().status]).toEqual(['interview', 'stopped']);
    visit(`${base}/jobs?q=laptops`);
    await settle();
    expect([page(), view().page, jobs().facets?.total]).toEqual(['jobs', 'jobs', 1]);
    expect(career()).toBe(before);
    visit(`${base}/nowhere`);
    expect(view().page).toBe('unknown');
  });

  test("tells the demo's own screens from pages of the tab", () => {
    expect(opened('/job-board').isStandalone()).toBe(true);
    expect(opened(`${base}/jobs`).isStandalone()).toBe(false);
    expect(opened('/career-translation').page()).toBe('translationWithJobs');
  });
});

describe('jobs', () => {
  test('are searched here, six to a page, and in no other kind', async () => {
    const { search, jobs, emitted } = opened(`${base}/jobs?kind=degree`);
    await settle();
    expect([jobs().found.length, jobs().more, jobs().facets?.total]).toEqual([6, 'idle', 10]);
    search().send({ type: 'list.endReached' });
    await settle();
    expect(jobs().found).toHaveLength(10);
    search().send({ type: 'filter.change', filter: 'place', value: 'Remote' });
    await settle();
    expect(jobs().facets?.total).toBe(2);
    expect(emitted).toMatchObject([
      { type: 'page.setQuery', changes: { place: 'Remote', kind: null, q: null }, replace: true },
    ]);
  });

  test('details are opened over the page, and closed', async () => {
    const { search, jobs, visit, emitted } = opened(base);
    await settle();
    search().send({ type: 'listing.open', id: first.id });
    search().send({ type: 'listing.close' });
    expect(emitted).toEqual([
      { type: 'page.setOverlay', open: 'details', changes: { listing: first.id } },
      { type: 'page.setOverlay', open: null, changes: { listing: null } },
    ]);
    visit(`${base}?open=details&listing=${first.id}`);
    expect(jobs()).toMatchObject({ detail: 'open', opened: { listing: { title: first.title } } });
    visit(`${base}?open=details&listing=gone`);
    await settle();
    expect(jobs().detail).toBe('missing');
    visit(applyFor(first));
    expect(jobs().detail).toBe('closed');
  });

  test('an application is shown as soon as it is in the world', () => {
    const { view, learn } = opened(base);
    learn({
      ...emptyWorld,
      jobApplications: [
        { ...job('A'), id: 'A', status: 'submitted', matchScore: 80, submitDate: '2026-03-04T00:00:00Z' },
      ],
    });
    expect(view().applications).toHaveLength(1);
  });
});

describe('the application', () => {
  test('follows the URL, from one job to another and back', async () => {
    const { dialog, visit } = opened(applyFor(first));
    await settle();
    expect(dialog()).toMatchObject({ state: 'editing', subject: first.title });
    visit(applyFor(second));
    expect(dialog()).toMatchObject({ state: 'editing', subject: second.title });
    visit(base);
    expect(dialog()?.state).toBe('closed');
    visit(`${base}?open=apply&listing=none`);
    await settle();
    expect(dialog()?.state).toBe('closed');
  });

  test('is submitted for the displayed person, and then removed from the URL', async () => {
    const { application, clock, meet, emitted } = opened(applyFor(first));
    await settle();
    meet('Renee Ortiz');
    application().getSnapshot().context.dialog?.send({ type: 'form.submit' });
    for (let step = 0; step < 40; step += 1) clock.increment(200);
    expect(emitted).toContainEqual({
      type: 'world.dispatch',
      command: expect.objectContaining({
        type: 'job.submit',
        application: expect.objectContaining({
          jobTitle: first.title,
          salary: '$82,000 – $96,000',
          veteranName: 'Renee Ortiz',
        }),
      }),
    });
    expect(emitted.at(-1)).toEqual({ type: 'page.setOverlay', open: null, changes: { listing: null } });
  });

  test("doesn't change the URL if the person went back in the meantime", async () => {
    const { application, dialog, clock, visit, emitted } = opened(applyFor(first));
    await settle();
    application().getSnapshot().context.dialog?.send({ type: 'form.submit' });
    visit(base);
    expect(dialog()?.state).toBe('sending');
    for (let step = 0; step < 40; step += 1) clock.increment(200);
    expect(dialog()?.state).toBe('closed');
    expect(emitted.some(({ type }) => type === 'page.setOverlay')).toBe(false);
  });
});

describe('a job that the veteran has already applied for', () => {
  const submission = { ...job('J1'), jobTitle: first.title, company: first.company };
  const world = worldAfter([{ type: 'job.submit', application: submission }]);

  test('shows that application, and where to find it', async () => {
    const { jobs, dialog, learn, visit } = opened(base);
    learn(world);
    await settle();
    const [found] = jobs().found;
    expect(found).toMatchObject({
      canApply: false,
      application: { id: 'J1', href: `${base}/application/J1?as=me` },
    });
    visit(applyFor(first));
    await settle();
    expect(dialog()).toMatchObject({
      state: 'refused',
      currentApplication: { id: 'J1', href: `${base}/application/J1?as=me` },
    });
    visit(applyFor(second));
    expect(dialog()?.state).toBe('editing');
  });
});

describe('military occupations', () => {
  const [occupation] = militaryOccupations;
  const reportHref = `${base}/translation?open=report&about=${occupation!.id}`;

  test('are found by the URL, which a search changes', () => {
    const { skills, emitted, visit } = opened(`${base}/translation`);
    const before = skills();
    skills().send({ type: 'filter.change', filter: 'q', value: '92Y' });
    expect(emitted).toMatchObject([{ type: 'page.setQuery', replace: true }]);
    const [request] = emitted;
    const changes = request?.type === 'page.setQuery' ? request.changes : {};
    const [[name, value] = []] = Object.entries(changes).filter(([, text]) => text !== null);
    visit(`${base}/translation?${name}=${value}`);
    expect(skills()).toBe(before);
    expect(skillTranslationView(skills().getSnapshot()).filters.q).toBe('92Y');
  });

  test('a report is opened, written, stored for this epoch, and closed', () => {
    const { skills, emitted, visit, storage } = opened(`${base}/translation`);
    skills().send({ type: 'report.open', occupationId: occupation!.id });
    expect(emitted).toEqual([
      { type: 'page.setOverlay', open: 'report', changes: { about: occupation!.id } },
    ]);
    visit(reportHref);
    skills().send({ type: 'message.change', value: 'Inspectors fit too.' });
    skills().send({ type: 'report.submit' });
    skills().send({ type: 'dialog.close' });
    expect(emitted.slice(1)).toMatchObject([
      { type: 'page.store', name: 'skill_reports', kind: 'local' },
      { type: 'page.setOverlay', open: null, changes: { about: null } },
    ]);
    const reported = (epoch: string) =>
      skillTranslationView(opened(`${base}/translation`, storage, epoch).skills().getSnapshot()).reported;
    expect([reported('first'), reported('second')]).toEqual([1, 0]);
  });
});

describe('the interview practice', () => {
  test('follows the questions in the URL', () => {
    const { practice, emitted, visit } = opened(`${base}/interview`);
    practice().send({ type: 'step.next' });
    expect(emitted).toEqual([{ type: 'page.setQuery', changes: { question: 'leadership' }, replace: false }]);
    visit(`${base}/interview?question=review`);
    expect(interviewPracticeView(practice().getSnapshot()).state).toBe('review');
  });

  test('restores the notes of an earlier visit', () => {
    const { practice, storage, emitted } = opened(`${base}/interview`);
    practice().send({ type: 'note.change', value: 'Twelve people.' });
    expect(emitted).toMatchObject([{ type: 'page.store', name: 'interview_notes', kind: 'local' }]);
    const again = opened(`${base}/interview`, storage).practice();
    expect(interviewPracticeView(again.getSnapshot()).note.text).toBe('Twelve people.');
  });
});
