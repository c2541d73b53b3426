import { describe, expect, test } from 'vitest';
import { candidateRowsOf } from '@vetsync/machines/exchange/candidates';
import {
  applicationsOfRecruiter,
  candidateListing,
  candidatesOf,
  hiringFigures,
  jobApplicationList,
  jobApplicationRows,
  openingDemand,
  recruiterContacts,
  recruiterReviews,
} from '@vetsync/machines/recruiter/model';
import { emptyWorld, type World } from '@vetsync/machines/model/world';
import { writePhrase } from '@vetsync/ui/language';
import { findRows } from '@vetsync/machines/portal/model';
import { reviewOf } from '@vetsync/machines/reviews/model';
import { sampleCounts } from '@vetsync/samples/portal';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { sampleRecruiter } from '@vetsync/samples/recruiter';
import { actionsFor, after, decideJob, seenAt, submitJob } from '../support/portals.ts';

const samples = sampleRecruiter(seenAt);
const veteran = sampleProfileOf('user');

const badgeOf = (tab: 'candidates' | 'jobs') => sampleCounts.tabs.recruiter?.[tab];
const statuses = (world: World) =>
  candidatesOf(samples, world, seenAt).map(({ review }) => review.application.status);

describe('the sample recruiter', () => {
  test('has as many candidates and jobs as the sidebar counts, and the figures of the specification', () => {
    expect(samples.candidates).toHaveLength(badgeOf('candidates') ?? 0);
    expect(samples.openings).toHaveLength(badgeOf('jobs') ?? 0);
    expect(hiringFigures(samples, emptyWorld)).toMatchObject({
      candidates: 1_247,
      pool: 156,
      openPositions: 45,
      jobs: 12,
      cleared: 234,
      applications: 48,
      waiting: 26,
    });
  });
  test('counts no more cleared candidates in the pool than on the platform', () => {
    const { cleared, clearedInPool } = hiringFigures(samples, emptyWorld);
    expect(clearedInPool).toBeGreaterThan(0);
    expect(clearedInPool).toBeLessThanOrEqual(cleared);
  });
  test('has unique candidates, each with an open job', () => {
    const names = samples.candidates.map(({ review }) => review.application.veteranName);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(samples.candidates.map(({ id }) => id)).size).toBe(names.length);
    const titles = samples.openings.map(({ title }) => title);
    for (const { review } of samples.candidates) expect(titles).toContain(review.application.jobTitle);
  });
  test('has contact data for everybody in the pool', () => {
    const listed = samples.candidates.map(({ id, review }) => [id, review.application.veteranName]);
    const people = recruiterContacts(samples, emptyWorld).others.map(({ id, name }) => [id, name]);
    expect(people.toSorted()).toEqual(listed.toSorted());
  });
  test('is always the same and includes every range of match scores', () => {
    const again = sampleRecruiter(seenAt);
    expect(again.candidates.map(({ review }) => review.application.matchScore)).toEqual(
      samples.candidates.map(({ review }) => review.application.matchScore),
    );
    for (const [from, to] of [
      [90, 100],
      [80, 89],
      [70, 79],
      [0, 69],
    ] as const) {
      const within = ({ matchScore }: { matchScore: number | null }) =>
        matchScore !== null && matchScore >= from && matchScore <= to;
      expect(samples.applications.some(within)).toBe(true);
      expect(samples.candidates.some(({ review }) => within(review.application))).toBe(true);
    }
  });
  test('shows the same data for an applicant in the candidate pool and in the review', () => {
    const [, applicant] = samples.candidates;
    const review = reviewOf(recruiterReviews(samples), 'recruiter-1', emptyWorld, seenAt);
    expect(applicant).toMatchObject({ id: 'candidate-1', hasApplied: true });
    expect(review).toEqual(applicant?.review);
  });
});

describe('applications and decisions', () => {
  test("a new application is listed first, with the company's name if it isn't the recruiter's own", () => {
    const [first] = applicationsOfRecruiter(samples, after(submitJob));
    expect(first).toMatchObject({ id: 'NEWONE77', status: 'submitted' });
    expect(jobApplicationRows(first ? [first] : [], samples.organization)[0]).toMatchObject({
      job: 'Fleet Coordinator (Capital City Transit Works)',
    });
    expect(hiringFigures(samples, after(submitJob))).toMatchObject({ applications: 49, waiting: 27 });
    expect(reviewOf(recruiterReviews(samples), 'NEWONE77', after(submitJob), seenAt)).toMatchObject({
      requirements: { requiredSkills: ['Vehicle fleet management', 'Clear reporting under pressure'] },
    });
  });
  test('an applicant is in the pool with the application and the edited profile', () => {
    const of = (world: World) => candidatesOf(samples, world, seenAt).find(({ id }) => id === veteran.id);
    expect(of(emptyWorld)).toMatchObject({ hasApplied: false });
    expect(of(after(submitJob))).toMatchObject({
      hasApplied: true,
      review: { id: 'NEWONE77', application: { jobTitle: 'Fleet Coordinator' } },
    });
    const profile = { profile: { ...veteran, skills: ['Juggling'] }, updatedAt: '2026-11-21T14:27:00.000Z' };
    expect(of({ ...emptyWorld, profile })?.review.profile.skills).toEqual(['Juggling']);
  });
  test('a hire fills a position of its job only', () => {
    const id = samples.applications.find(({ status }) => status === 'submitted')?.id ?? '';
    const title = samples.applications.find((application) => application.id === id)?.jobTitle;
    const left = (world: World) =>
      openingDemand(samples, world).find((item) => item.title === title)?.left ?? 0;
    expect(left(after(decideJob(id, 'hire')))).toBe(left(emptyWorld) - 1);
    expect(hiringFigures(samples, after(decideJob(id, 'hire')))).toMatchObject({
      openPositions: 44,
      waiting: 25,
    });
    expect(hiringFigures(samples, after(decideJob(id, 'offer'))).openPositions).toBe(45);
    const undone = after(decideJob(id, 'hire'), { type: 'decision.undo', decisionId: `decision-${id}` });
    expect(hiringFigures(samples, undone)).toEqual(hiringFigures(samples, emptyWorld));
  });
  test('a hire by another company fills no position', () => {
    expect(hiringFigures(samples, after(submitJob, decideJob('NEWONE77', 'hire'))).openPositions).toBe(45);
  });
  test('candidates follow decisions, and unchanged ones stay the same objects', () => {
    const world = after(decideJob('recruiter-13', 'reject'));
    const before = samples.candidates;
    const now = candidatesOf(samples, world, seenAt);
    expect(now.filter((item, index) => item !== before[index]).map(({ id }) => id)).toEqual(['candidate-13']);
    expect(statuses(world)).toContain('rejected');
  });
});

const writer = { locale: 'en-US', write: writePhrase };
describe('the tables', () => {
  const applications = jobApplicationRows(samples.applications, samples.organization);
  const candidateTable = candidateListing.table;
  const compared = samples.candidates.filter(({ id }) => id === 'candidate-2');
  const pool = candidateRowsOf(candidateListing, writePhrase)(samples.candidates, compared);
  const filtered = (values: Record<string, string>, q = '') =>
    findRows(candidateTable, pool, { q, values }, writer);

  test('candidates are filtered by branch, clearance, location, skill, years, relocation, availability and status', () => {
    const filterable = candidateTable.columns.filter((column) => column.filter);
    expect(filterable.map(({ key }) => key)).toEqual([
      'clearance',
      'branch',
      'location',
      'skills',
      'span',
      'relocatable',
      'availability',
      'status',
    ]);
    for (const { key, filter, kind } of filterable) {
      expect([key, filter?.all, kind]).not.toContain('');
      const value = pool.map((row) => row[key]).find(Boolean);
      const wanted = Array.isArray(value) ? String(value[0]) : String(value);
      const found = filtered({ [key]: wanted });
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(pool.length);
    }
  });
  test('each candidate belongs to one range of experience', () => {
    for (const [span, from, to] of [
      ['0-4', 0, 4],
      ['5-9', 5, 9],
      ['10-14', 10, 14],
      ['15', 15, 99],
    ] as const)
      for (const { years } of filtered({ span })) {
        expect(Number(years)).toBeGreaterThanOrEqual(from);
        expect(Number(years)).toBeLessThanOrEqual(to);
      }
    const spans = candidateTable.columns.find(({ key }) => key === 'span')?.filter?.options ?? [];
    expect(spans.reduce((sum, span) => sum + filtered({ span }).length, 0)).toBe(pool.length);
  });
  test("a job's title finds its candidates", () => {
    expect(filtered({}, 'Cybersecurity Analyst').length).toBeGreaterThan(0);
  });
  test('either adding to or removing from the comparison is offered', () => {
    for (const [id, action] of [
      ['candidate-1', 'compare'],
      ['candidate-2', 'uncompare'],
    ] as const)
      expect(
        actionsFor(
          candidateTable,
          pool.find((item) => item.id === id),
        ),
      ).toEqual([action, 'message']);
  });
  test('an interview is offered until the application is decided', () => {
    for (const [status, actions] of [
      ['submitted', ['review', 'message', 'interview']],
      ['offered', ['review', 'message', 'interview']],
      ['hired', ['review', 'message']],
      ['rejected', ['review', 'message']],
    ] as const) {
      const row = applications.find((application) => application['status'] === status);
      expect(actionsFor(jobApplicationList, row)).toEqual(actions);
    }
  });
  test('new applications can be marked', () => {
    expect(applications.filter(jobApplicationList.canMark!)).toHaveLength(14);
  });
});
