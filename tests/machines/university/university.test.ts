import { describe, expect, test } from 'vitest';
import {
  applicationList,
  applicationRows,
  applicationsOfUniversity,
  programDemand,
  studentsOf,
  universityFigures,
} from '@vetsync/machines/university/model';
import { seededRandom } from '@vetsync/machines/reviews/model';
import { emptyWorld, type World } from '@vetsync/machines/model/world';
import { sampleCounts } from '@vetsync/samples/portal';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { sampleUniversity, universityActivities } from '@vetsync/samples/university';
import { actionsFor, after, decideCollege, seenAt, submitCollege } from '../support/portals.ts';

const samples = sampleUniversity(seenAt);
const veteran = sampleProfileOf('user');

const statusIn = (world: World, id: string) =>
  applicationsOfUniversity(samples, world).find((item) => item.id === id)?.status;

describe('the sample university', () => {
  test('has as many applications as the sidebar counts, and 127 students', () => {
    expect(samples.applications).toHaveLength(sampleCounts.tabs.university?.applications ?? 0);
    expect(universityFigures(samples, emptyWorld, seenAt)).toEqual({
      activeStudents: 127,
      applications: 23,
      pending: 14,
      interviews: 4,
      accepted: 75,
      acceptance: 56,
    });
  });
  test('has unique people, who study its own programs', () => {
    const people = [
      ...samples.applications.map(({ veteranName }) => veteranName),
      ...samples.students.map(({ personName }) => personName),
    ];
    expect(new Set(people).size).toBe(people.length);
    const taught = samples.programs.map(({ name }) => name);
    for (const { program } of samples.applications) expect(taught).toContain(program);
    for (const { title } of samples.students) expect(taught).toContain(title);
    for (const { enrolled, name } of samples.programs)
      expect(samples.students.filter(({ title }) => title === name)).toHaveLength(enrolled);
  });
  test("includes the application of the demo's veteran", () => {
    expect(samples.applications.find(({ id }) => id === 'STA6R8WH')).toMatchObject({
      veteranId: veteran.id,
      university: 'State University',
      status: 'interview_scheduled',
    });
  });
  test('has activities of the last one to five hours, newest first', () => {
    for (const seed of ['a', 'b', 'c']) {
      const hours = universityActivities(seenAt, seededRandom(seed)).map(
        ({ at }) => (seenAt - Date.parse(at)) / 3_600_000,
      );
      expect(hours).toHaveLength(4);
      expect(Math.min(...hours)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...hours)).toBeLessThanOrEqual(5);
      expect(hours.toSorted((a, b) => a - b)).toEqual(hours);
    }
    expect(universityActivities(seenAt, seededRandom('a'))).not.toEqual(
      universityActivities(seenAt, seededRandom('b')),
    );
  });
});

describe('applications and decisions', () => {
  test("a new application is listed first, with the school's name if it isn't the university's own", () => {
    const world = after(submitCollege);
    const all = applicationsOfUniversity(samples, world);
    expect(all).toHaveLength(24);
    expect(all[0]).toMatchObject({ id: 'NEWONE77', status: 'submitted' });
    expect(applicationRows(all, samples.organization)[0]).toMatchObject({
      program: 'Bachelor of Science in Cybersecurity (Caprock University)',
      status: 'under_review',
      isNew: true,
    });
    expect(universityFigures(samples, world, seenAt)).toMatchObject({ applications: 24, pending: 15 });
  });
  test('an accepted applicant is enrolled from the moment of the decision', () => {
    const world = after(
      submitCollege,
      decideCollege('NEWONE77', 'accepted'),
      decideCollege('university-1', 'accepted'),
    );
    const students = studentsOf(samples, world);
    expect(students).toHaveLength(129);
    expect(students.find(({ id }) => id === veteran.id)).toMatchObject({
      title: 'Bachelor of Science in Cybersecurity',
      openedAt: new Date(seenAt + 1).toISOString(),
      credits: null,
    });
    expect(students.every(({ status }) => status === 'enrolled')).toBe(true);
    expect(universityFigures(samples, world, seenAt)).toMatchObject({
      activeStudents: 129,
      accepted: 77,
      pending: 13,
    });
  });
  test('a person who is accepted twice is one student', () => {
    const world = after(
      submitCollege,
      decideCollege('NEWONE77', 'accepted'),
      decideCollege('STA6R8WH', 'accepted'),
    );
    expect(studentsOf(samples, world).filter(({ id }) => id === veteran.id)).toHaveLength(1);
  });
  test('a waitlisted application stays under review, and undoing a rejection restores the status', () => {
    const world = after(decideCollege('university-1', 'waitlist'), decideCollege('university-2', 'rejected'));
    expect(statusIn(world, 'university-1')).toBe('under_review');
    expect(statusIn(world, 'university-2')).toBe('rejected');
    const undone = after(decideCollege('university-2', 'rejected'), {
      type: 'decision.undo',
      decisionId: 'decision-university-2',
    });
    expect(statusIn(undone, 'university-2')).toBe('submitted');
  });
  test('programs are sorted by demand and show open seats', () => {
    const [first, ...others] = programDemand(samples, emptyWorld);
    expect(first).toMatchObject({ id: 'computer-science', applications: 5, students: 29, open: 39 });
    expect(others.every(({ applications }) => applications <= 5)).toBe(true);
    const [more] = programDemand(samples, after(decideCollege('university-1', 'accepted')));
    expect(more).toMatchObject({ id: 'computer-science', students: 30, open: 38 });
  });
});

describe('the table of applications', () => {
  const rows = applicationRows(samples.applications, samples.organization);
  const offered = (id: string) =>
    actionsFor(
      applicationList,
      rows.find((item) => item.id === id),
    );
  test('offers an interview until the application is decided', () => {
    expect(offered('university-1')).toEqual(['review', 'message', 'interview']);
    expect(offered('university-15')).toEqual(['review', 'message', 'interview']);
    expect(offered('university-18')).toEqual(['review', 'message']);
  });
  test('new applications can be marked', () => {
    expect(rows.filter(applicationList.canMark!)).toHaveLength(9);
  });
});
