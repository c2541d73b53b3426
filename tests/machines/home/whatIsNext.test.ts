import { describe, expect, test } from 'vitest';
import { nextAppointmentOf, openApplicationsOf, profileStepOf } from '@vetsync/machines/home/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { Appointment, World } from '@vetsync/machines/model/world';
import { appointment, college, job, nonprofit, veteran } from '../support/world.ts';

const now = Date.parse('2026-03-04T05:06:07Z');
const booked = (id: string, date: string, more: Partial<Appointment> = {}): Appointment => ({
  ...appointment(id),
  id,
  date,
  status: 'confirmed',
  createdAt: '2026-03-01T00:00:00Z',
  ...more,
});

describe('the next appointment', () => {
  test('is the soonest of all', () => {
    const earlier = [booked('A', '2026-03-12')];
    expect(nextAppointmentOf(earlier, [booked('B', '2026-03-10')], now)?.id).toBe('B');
    expect(nextAppointmentOf(earlier, [booked('B', '2026-03-17')], now)?.id).toBe('A');
  });

  test('is neither over nor canceled', () => {
    const over = booked('A', '2026-03-02');
    const canceled = booked('B', '2026-03-05', { status: 'cancelled' });
    expect(nextAppointmentOf([over], [canceled], now)).toBeNull();
    expect(nextAppointmentOf([over], [canceled, booked('C', '2026-03-06')], now)?.id).toBe('C');
  });

  test('is as the world knows it: what was moved there is moved here', () => {
    const [sample, moved] = [booked('A', '2026-03-05'), booked('A', '2026-03-20')];
    expect(nextAppointmentOf([sample], [moved], now)?.date).toBe('2026-03-20');
  });
});

const statusesIn = (changed: World) =>
  openApplicationsOf(changed, veteran.veteranId).map(({ label }) => label);

describe('open applications', () => {
  const world: World = {
    ...emptyWorld,
    jobApplications: [
      { ...job('J1'), id: 'J1', matchScore: 88, submitDate: '2026-03-01T00:00:00Z', status: 'submitted' },
      { ...job('J2'), id: 'J2', matchScore: 88, submitDate: '2026-03-02T00:00:00Z', status: 'hired' },
      { ...job('J3'), id: 'J3', matchScore: 88, submitDate: '2026-03-02T00:00:00Z', status: 'rejected' },
    ],
    collegeApplications: [
      {
        ...college('C1'),
        id: 'C1',
        matchScore: 90,
        giBillRemaining: '75%',
        submitDate: '2026-03-03T00:00:00Z',
        status: 'interview_scheduled',
      },
    ],
    nonprofitApplications: [
      {
        ...nonprofit('N1'),
        id: 'N1',
        submitDate: '2026-02-01T00:00:00Z',
        status: 'enrolled',
        progress: 0,
      },
      { ...nonprofit('N2'), id: 'N2', submitDate: '2026-02-01T00:00:00Z', status: 'active', progress: 25 },
    ],
  };
  const without = (organizationState: 'suspended' | 'ended'): World => ({
    ...world,
    jobApplications: world.jobApplications.map((one) => ({ ...one, organizationState })),
    collegeApplications: world.collegeApplications.map((one) => ({ ...one, organizationState })),
    nonprofitApplications: world.nonprofitApplications.map((one) => ({ ...one, organizationState })),
  });
  const of = (veteranId = veteran.veteranId) => openApplicationsOf(world, veteranId);

  test('begin with those that ask for an answer, the soonest first', () => {
    const offered = world.jobApplications.map((one, index) => ({
      ...one,
      status: 'offered' as const,
      ...(index > 0 && { answerBy: `2026-03-${20 - index}` }),
    }));
    expect(
      openApplicationsOf({ ...world, jobApplications: offered }, veteran.veteranId).map(({ id }) => id),
    ).toEqual(['J3', 'J2', 'C1', 'J1', 'N1']);
  });

  test('leave out what was withdrawn', () => {
    const withdrawnAt = '2026-03-04T00:00:00.000Z';
    const after = {
      ...world,
      jobApplications: world.jobApplications.map((one) => ({ ...one, withdrawnAt })),
      collegeApplications: world.collegeApplications.map((one) => ({ ...one, withdrawnAt })),
      nonprofitApplications: world.nonprofitApplications.map((one) => ({ ...one, withdrawnAt })),
    };
    const veteranId = veteran.veteranId;
    expect(openApplicationsOf(world, veteranId).length).toBeGreaterThan(2);
    expect(openApplicationsOf(after, veteranId)).toEqual([]);
  });

  test('leave out those whose organization has ended, and say which wait for a suspended one', () => {
    expect(statusesIn(without('ended'))).toEqual([]);
    expect(statusesIn(without('suspended'))).toEqual(['Paused', 'Paused', 'Paused']);
  });

  test('are newest first and not decided', () => {
    expect(of().map(({ id }) => id)).toEqual(['C1', 'J1', 'N1']);
  });

  test("are the veteran's own", () => expect(of('somebody-else')).toEqual([]));

  test('have a state', () => {
    expect(of().map(({ label }) => label)).toEqual(['Interview Scheduled', 'Submitted', 'Under Review']);
  });
});

test('the profile step is the first missing item', () => {
  expect(profileStepOf(['skills', 'avatar'])).toEqual({ item: 'skills', done: 6, of: 8 });
  expect(profileStepOf([])).toBeNull();
});
