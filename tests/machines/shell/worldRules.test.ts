import { jobProgress } from '@vetsync/machines/career/model';
import * as fc from 'fast-check';
import { writePhrase } from '@vetsync/ui/language';
import { describe, expect, test } from 'vitest';
import {
  applicationIdLength,
  approvedProgress,
  badgeText,
  randomId,
  randomMatchScore,
  factOf,
  decidedStatus,
  targetRoles,
  unreadFor,
} from '@vetsync/machines/model/world';
import { emptyProfile } from '@vetsync/machines/profile/model';
import { queueOf } from '@vetsync/machines/nonprofit/model';
import type { World, WorldCommand } from '@vetsync/machines/model/world';
import { appointment, college, job, nonprofit, worldAfter } from '../support/world.ts';

const after = (...commands: readonly WorldCommand[]): World => worldAfter(commands);
const decide = (kind: 'job' | 'college' | 'nonprofit', decision: string, id = 'd', applicationId = 'A') =>
  ({ type: `${kind}.decide`, applicationId, decision, subject: 'Somewhere', id }) as unknown as WorldCommand;
const submitJob: WorldCommand = { type: 'job.submit', application: job('A') };
const submitCollege: WorldCommand = { type: 'college.submit', application: college('A') };
const enroll: WorldCommand = { type: 'nonprofit.submit', application: nonprofit('A') };
const undo: WorldCommand = { type: 'decision.undo', decisionId: 'd' };
const stats = ({ applicationStats: one }: World) => [
  one.totalApplications,
  one.pendingReviews,
  one.successfulPlacements,
];

const save = (name: string): WorldCommand => ({ type: 'profile.save', profile: { ...emptyProfile, name } });
const last = (world: World) => world.notifications.at(-1);

describe('counters (platform spec, section 4)', () => {
  test.each([
    ['nothing', [], [0, 0, 0]],
    ['a job application', [submitJob], [1, 1, 0]],
    ['a college application', [submitCollege], [1, 1, 0]],
    ['an enrollment counts, but is not pending', [enroll], [1, 0, 0]],
    ['hired', [submitJob, decide('job', 'hire')], [1, 0, 1]],
    ['accepted', [submitCollege, decide('college', 'accepted')], [1, 0, 1]],
    ['hired twice counts once', [submitJob, decide('job', 'hire'), decide('job', 'hire', 'd2')], [1, 0, 1]],
    ['rejected', [submitJob, decide('job', 'reject')], [1, 1, 0]],
    ['waitlisted', [submitCollege, decide('college', 'waitlist')], [1, 1, 0]],
    ['a sample of a portal, never below zero', [decide('job', 'hire')], [0, 0, 1]],
    ['hired and undone', [submitJob, decide('job', 'hire'), undo], [1, 1, 0]],
    ['approved by a nonprofit', [enroll, decide('nonprofit', 'approve')], [1, 0, 0]],
  ] as const)('%s', (_, commands, figures) => {
    expect(stats(after(...commands))).toEqual(figures);
  });
});

describe('statuses (feature spec, section 4)', () => {
  test.each([
    ['job', 'hire', 'hired'],
    ['job', 'offer', 'offered'],
    ['job', 'interview', 'interview'],
    ['job', 'reject', 'rejected'],
    ['college', 'accepted', 'accepted'],
    ['college', 'waitlist', 'under_review'],
    ['college', 'interview', 'interview_scheduled'],
    ['college', 'rejected', 'rejected'],
    ['nonprofit', 'approve', 'active'],
    ['nonprofit', 'reject', 'rejected'],
  ] as const)('%s: %s makes it %s, with a history, and undo takes it back', (kind, decision, status) => {
    const submit = { job: submitJob, college: submitCollege, nonprofit: enroll }[kind];
    const list = {
      job: 'jobApplications',
      college: 'collegeApplications',
      nonprofit: 'nonprofitApplications',
    } as const;
    const decided = after(submit, decide(kind, decision));
    expect(decided[list[kind]][0]?.status).toBe(status);
    expect(decided.decisions).toMatchObject([{ id: 'd', decision, status, undone: false }]);
    const undone = after(submit, decide(kind, decision), undo);
    expect(undone[list[kind]][0]?.status).toBe(kind === 'nonprofit' ? 'enrolled' : 'submitted');
    expect(undone.decisions).toMatchObject([{ id: 'd', undone: true }]);
  });

  test('undoing the second decision restores the first one', () => {
    const world = after(submitJob, decide('job', 'interview', 'first'), decide('job', 'hire'), undo);
    expect(world.jobApplications[0]?.status).toBe('interview');
  });

  test('any status can be set manually', () => {
    const set: WorldCommand = {
      type: 'status.set',
      decision: { kind: 'job', applicationId: 'A', status: 'under_review', subject: 'X' },
    };
    expect(after(submitJob, set).jobApplications[0]?.status).toBe('under_review');
  });

  test('an enrollment starts at progress 0 and gets 25 once approved', () => {
    expect(after(enroll).nonprofitApplications[0]).toMatchObject({ status: 'enrolled', progress: 0 });
    const approved = after(enroll, decide('nonprofit', 'approve'));
    expect(approved.nonprofitApplications[0]?.progress).toBe(approvedProgress);
    expect(approvedProgress).toBe(25);
  });

  test('a decision on a sample application is found by its id and kind', () => {
    const world = after(decide('college', 'rejected', 'd', 'sample-7'));
    expect(decidedStatus(world, 'college', 'sample-7', 'under_review')).toBe('rejected');
    expect(decidedStatus(world, 'job', 'sample-7', 'offered')).toBe('offered');
    expect(decidedStatus(world, 'college', 'other', 'under_review')).toBe('under_review');
  });

  test('an offer also counts as an interview', () => {
    const world = after(
      submitJob,
      { type: 'job.submit', application: job('B') },
      decide('job', 'interview'),
      decide('job', 'offer', 'e', 'B'),
    );
    expect(jobProgress(world)).toEqual({ applications: 2, interviews: 2, offers: 1 });
  });
});

describe('recipients', () => {
  test.each([
    [submitJob, 'recruiter', 'job_application'],
    [submitCollege, 'university', 'college_application'],
    [enroll, 'nonprofit', 'nonprofit_application'],
    [
      { type: 'appointment.request', appointment: appointment('A') } as WorldCommand,
      'hospital',
      'appointment',
    ],
  ] as const)('%o notifies the %s', (submit, targetRole, type) => {
    expect(last(after(submit))).toMatchObject({ targetRole, type, read: false, subjectId: 'A' });
    expect(writePhrase(last(after(submit))?.message ?? '')).toContain('Marcus Delaney');
  });

  test("each decision notifies the veteran, with the status's label", () => {
    expect(last(after(submitCollege, decide('college', 'accepted')))).toMatchObject({
      targetRole: 'user',
      message: 'You’re accepted: Somewhere.',
    });
    expect(last(after(submitCollege, decide('college', 'waitlist')))).toMatchObject({
      message: 'You’re on the waiting list for Somewhere.',
    });
  });

  test.each(['job', 'college', 'nonprofit'] as const)(
    '%s: only the applicant is notified of a decision',
    (kind) => {
      const choice = { job: 'reject', college: 'rejected', nonprofit: 'reject' }[kind];
      const about = (personId?: string) =>
        ({ ...decide(kind, choice, 'd', 'sample-1'), personId }) as WorldCommand;
      const byHand = (personId?: string) =>
        ({
          type: 'status.set',
          decision: { kind, status: 'rejected', applicationId: 'sample-1', subject: 'S', personId },
        }) as WorldCommand;
      // A portal's sample applicant has no inbox, and neither has one from decisions without an applicant.
      for (const personId of ['candidate-3', undefined])
        for (const command of [about(personId), byHand(personId)]) {
          expect(after(command).decisions).toHaveLength(1);
          expect(after(command).notifications).toEqual([]);
          expect(after(about(personId), undo).notifications).toEqual([]);
        }
      // The demo's veteran, even on an application that is only in the portal's samples.
      for (const command of [about('demo-veteran'), byHand('demo-veteran')])
        expect(after(command).notifications).toMatchObject([
          { targetRole: 'user', subjectId: 'sample-1', title: 'Application Update' },
        ]);
      // All applications in this world are the veteran's, with or without an applicant on the decision.
      const submit = { job: submitJob, college: submitCollege, nonprofit: enroll }[kind];
      expect(last(after(submit, decide(kind, choice)))).toMatchObject({ targetRole: 'user', subjectId: 'A' });
    },
  );

  test("an enrollment with another organization doesn't notify this nonprofit, and isn't in its queue", () => {
    const application = { ...nonprofit('T'), organization: 'Signal Path Academy' };
    const world = after({ type: 'nonprofit.submit', application }, enroll);
    expect(world.nonprofitApplications).toHaveLength(2);
    expect(world.notifications.map(({ subjectId }) => subjectId)).toEqual(['A']);
    expect(queueOf([], world).map(({ application: { id } }) => id)).toEqual(['A']);
  });

  test('an undone decision leaves no unread notification, and notifies again if it was read', () => {
    expect(unreadFor(after(submitJob, decide('job', 'hire'), undo).notifications, 'user')).toBe(0);
    const read: WorldCommand = { type: 'notification.read', notificationId: 'd:told' };
    const world = after(submitJob, decide('job', 'hire'), read, undo);
    expect(last(world)).toMatchObject({ title: 'Decision Withdrawn', read: false, targetRole: 'user' });
  });

  test('reading one, reading all of a role', () => {
    const both = [submitJob, submitCollege, enroll];
    const one = after(...both, { type: 'notification.read', notificationId: 'job:A:told' });
    expect(targetRoles.map((role) => unreadFor(one.notifications, role))).toEqual([0, 1, 1, 0, 0]);
    const all = after(...both, { type: 'notification.readAll', targetRole: 'university' });
    expect(targetRoles.map((role) => unreadFor(all.notifications, role))).toEqual([1, 0, 1, 0, 0]);
  });

  test.each([
    [-1, null],
    [0, null],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
  ])('a badge of %i shows %s', (count, text) => expect(badgeText(count)).toBe(text));
});

describe('appointments and events', () => {
  const request: WorldCommand = { type: 'appointment.request', appointment: appointment('A') };
  test('a sample is changed from its original values', () => {
    const known = {
      ...appointment('S'),
      id: 'S',
      status: 'confirmed',
      createdAt: '2026-03-01T12:00:00Z',
    } as const;
    const cancel = { type: 'appointment.change', appointmentId: 'S', status: 'cancelled', known } as const;
    expect(after(cancel).appointments).toEqual([{ ...known, status: 'cancelled' }]);
    expect(after(cancel).notifications).toMatchObject([
      { title: 'Appointment Canceled', targetRole: 'hospital' },
    ]);
    expect(after(cancel, { ...cancel, time: '1:00 PM' }).appointments).toHaveLength(1);
    expect(after({ ...cancel, appointmentId: 'another' }).appointments).toEqual([]);
    expect(after({ ...cancel, known: undefined } as WorldCommand).appointments).toEqual([]);
  });

  test('a request is created as requested, and changes notify the other side', () => {
    expect(after(request).appointments).toMatchObject([{ id: 'A', status: 'requested' }]);
    const moved = after(request, { type: 'appointment.change', appointmentId: 'A', date: '2026-03-12' });
    expect(moved.appointments).toMatchObject([{ date: '2026-03-12', time: '9:00 AM', status: 'requested' }]);
    const confirmed = after(request, { type: 'appointment.change', appointmentId: 'A', status: 'confirmed' });
    expect(confirmed.notifications.at(-1)?.targetRole).toBe('user');
    const cancelled = after(request, { type: 'appointment.change', appointmentId: 'A', status: 'cancelled' });
    expect(cancelled.notifications.at(-1)).toMatchObject({
      targetRole: 'hospital',
      title: 'Appointment Canceled',
    });
  });

  test('a change without an effect notifies nobody', () => {
    const same = after(request, { type: 'appointment.change', appointmentId: 'A', date: '2026-03-10' });
    expect(same.notifications).toHaveLength(1);
  });

  test('joining adds an event once, leaving removes it', () => {
    const join: WorldCommand = { type: 'event.join', event: { id: 'e', title: 'Fair' } };
    expect(after(join, join).joinedEvents).toEqual([{ id: 'e', title: 'Fair' }]);
    expect(after(join, { type: 'event.leave', eventId: 'e' }).joinedEvents).toEqual([]);
  });
});

describe('generated values', () => {
  test('match scores are whole percentages from 80 to 99', () => {
    expect(randomMatchScore(() => 0)).toBe(80);
    expect(randomMatchScore(() => 0.999_999)).toBe(99);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (random) => {
        const score = randomMatchScore(() => random);
        expect(Number.isInteger(score) && score >= 80 && score <= 99).toBe(true);
      }),
    );
  });

  test('ids have eight characters, without similar ones', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (random) => {
        expect(randomId(() => random)).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
      }),
    );
    expect(applicationIdLength).toBe(8);
  });

  test('a given value is not generated', () => {
    const { body } = factOf(
      { type: 'job.submit', application: { ...job('A'), matchScore: 92 } },
      { at: 0, random: () => 0 },
    );
    expect(body).toMatchObject({ application: { matchScore: 92, id: 'A', status: 'submitted' } });
  });
});

test("the last saved profile of the demo's veteran wins", () => {
  expect(after().profile).toBeNull();
  expect(after(save('A'), save('B')).profile).toEqual({
    profile: { ...emptyProfile, name: 'B' },
    updatedAt: '1970-01-01T00:00:01.001Z',
  });
});
