import { describe, expect, test } from 'vitest';
import { findCurrentApplication, type ApplicationTarget } from '@vetsync/machines/applications/model';
import {
  collegeStatuses,
  emptyWorld,
  jobStatuses,
  nonprofitStatuses,
  withEarlier,
  type World,
} from '@vetsync/machines/model/world';
import { college, job, nonprofit, worldAfter } from '../support/world.ts';

const veteranId = 'demo-veteran';
const world = worldAfter([
  { type: 'job.submit', application: job('J') },
  { type: 'college.submit', application: college('C') },
  { type: 'nonprofit.submit', application: nonprofit('N') },
]);

const targets = {
  job: {
    kind: 'job',
    id: 'ops',
    jobTitle: job().jobTitle,
    company: job().company,
    salary: 'Another salary',
    location: 'Another location',
  },
  college: { kind: 'college', id: 'c', program: college().program, university: college().university },
  nonprofit: {
    kind: 'nonprofit',
    id: 'n',
    program: nonprofit().program,
    organization: nonprofit().organization,
    services: [],
  },
} satisfies Record<string, ApplicationTarget>;

/** The world with this status for all applications of a kind. */
const decided = {
  job: (status) => ({
    ...world,
    jobApplications: world.jobApplications.map((jobApplication) => ({ ...jobApplication, status })),
  }),
  college: (status) => ({
    ...world,
    collegeApplications: world.collegeApplications.map((collegeApplication) => ({
      ...collegeApplication,
      status,
    })),
  }),
  nonprofit: (status) => ({
    ...world,
    nonprofitApplications: world.nonprofitApplications.map((nonprofitApplication) => ({
      ...nonprofitApplication,
      status,
    })),
  }),
} satisfies Record<keyof typeof targets, (status: never) => World>;

const idOf = (target: ApplicationTarget, known: World = world, who = veteranId) =>
  findCurrentApplication(target, { veteranId: who, world: known })?.id ?? null;

describe('the current application', () => {
  test('is found once it is submitted', () => {
    expect(Object.values(targets).map((target) => idOf(target))).toEqual(['J', 'C', 'N']);
    expect(Object.values(targets).map((target) => idOf(target, emptyWorld))).toEqual([null, null, null]);
  });

  test('has any status but rejected', () => {
    for (const status of jobStatuses)
      expect(idOf(targets.job, decided.job(status as never))).toBe(status === 'rejected' ? null : 'J');
    for (const status of collegeStatuses)
      expect(idOf(targets.college, decided.college(status as never))).toBe(
        status === 'rejected' ? null : 'C',
      );
    for (const status of nonprofitStatuses)
      expect(idOf(targets.nonprofit, decided.nonprofit(status as never))).toBe(
        status === 'rejected' ? null : 'N',
      );
  });

  test('may follow a rejected one', () => {
    const [first] = world.jobApplications;
    const again = { ...first!, id: 'J2', status: 'under_review' as const };
    const both = { ...world, jobApplications: [{ ...first!, status: 'rejected' as const }, again] };
    expect(idOf(targets.job, both)).toBe('J2');
  });

  test('is for the same position or program of the same organization', () => {
    const others: ApplicationTarget[] = [
      { ...targets.job, jobTitle: 'Another position' },
      { ...targets.job, company: 'Another company' },
      { ...targets.college, program: 'Another program' },
      { ...targets.college, university: 'Another university' },
      { ...targets.nonprofit, program: 'Another program' },
      { ...targets.nonprofit, organization: 'Another organization' },
    ];
    expect(others.map((target) => idOf(target))).toEqual(others.map(() => null));
  });

  test('belongs to its applicant', () => {
    expect(Object.values(targets).map((target) => idOf(target, world, 'somebody-else'))).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('may be from before the world, unless it was rejected', () => {
    const [sent] = world.collegeApplications;
    const earlier = (status: 'accepted' | 'rejected') =>
      idOf(targets.college, withEarlier(emptyWorld, [{ ...sent!, id: 'E', status }]));
    expect([earlier('accepted'), earlier('rejected')]).toEqual(['E', null]);
  });
});

const withdrawn = <Item extends object>(items: readonly Item[]) =>
  items.map((item) => ({ ...item, withdrawnAt: '2026-03-02T00:00:00.000Z' }));

test.each(['job', 'college', 'nonprofit'] as const)(
  'a %s application that was withdrawn blocks no other',
  (kind) => {
    const after: World = {
      ...world,
      jobApplications: withdrawn(world.jobApplications),
      collegeApplications: withdrawn(world.collegeApplications),
      nonprofitApplications: withdrawn(world.nonprofitApplications),
    };
    expect([idOf(targets[kind]), idOf(targets[kind], after)]).toEqual([expect.any(String), null]);
  },
);
