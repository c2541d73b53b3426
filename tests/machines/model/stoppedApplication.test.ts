import { expect, test } from 'vitest';
import { emptyWorld, isOver, sentApplications, stopOf } from '@vetsync/machines/model/world';
import { college } from '../support/world.ts';

const undecided = [
  'submitted',
  'under_review',
  'interview',
  'interview_scheduled',
  'offered',
  'enrolled',
] as const;
const decided = ['hired', 'accepted', 'active', 'rejected', 'withdrawn'] as const;

test.each(undecided)(
  'an application that is %s waits for a suspended organization, and ends with it',
  (status) => {
    expect(stopOf({ status })).toBeNull();
    expect(stopOf({ status, organizationState: 'suspended' })).toBe('paused');
    expect(stopOf({ status, organizationState: 'ended' })).toBe('closed');
    expect(
      stopOf({ status, withdrawnAt: '2026-03-04T00:00:00.000Z', organizationState: 'ended' }),
    ).toBeNull();
  },
);

test.each(decided)('one that is %s stays so', (status) => {
  expect(stopOf({ status, organizationState: 'suspended' })).toBeNull();
  expect(stopOf({ status, organizationState: 'ended' })).toBeNull();
});

const sent = (organizationState?: 'suspended' | 'ended') =>
  sentApplications({
    ...emptyWorld,
    collegeApplications: [
      {
        ...college('C'),
        id: 'C',
        matchScore: null,
        giBillRemaining: '75%',
        submitDate: '2026-03-03T00:00:00Z',
        status: 'under_review',
        organizationState,
      },
    ],
  })[0]!;

test('nothing more is decided about an application to a school that is gone', () => {
  expect(sent()).toMatchObject({ stop: null, organizationState: null });
  expect([sent(), sent('suspended'), sent('ended')].map(isOver)).toEqual([false, false, true]);
});
