import { placesToAnswer } from '@vetsync/machines/education/model';
import { emptyWorld, type CollegeApplication, type World } from '@vetsync/machines/model/world';
import { expect, test } from 'vitest';
import { college } from '../support/world.ts';

const now = Date.parse('2026-03-06T22:15:00Z');
const place = (id: string, more: Partial<CollegeApplication>): CollegeApplication => ({
  ...college(id),
  id,
  listingId: 'L',
  matchScore: null,
  giBillRemaining: '',
  submitDate: '2026-03-01T00:00:00.000Z',
  status: 'accepted',
  answerBy: '2026-03-12',
  ...more,
});
const world = (...collegeApplications: CollegeApplication[]): World => ({
  ...emptyWorld,
  collegeApplications,
});
const ids = (...applications: CollegeApplication[]) =>
  placesToAnswer(now, world(...applications)).map(({ id }) => id);

test('places that wait for an answer are deadlines, the soonest first', () => {
  const [soonest, later] = placesToAnswer(now, world(place('a', {}), place('b', { answerBy: '2026-03-07' })));
  expect(soonest).toMatchObject({ id: 'b', date: '2026-03-07', daysLeft: 1, priority: 'high' });
  expect(later).toMatchObject({ id: 'a', daysLeft: 6, priority: 'medium' });
  expect(ids(place('c', { answerBy: '2026-05-01' }))).toEqual(['c']);
});

test('what is answered, over or late is none', () => {
  expect(ids(place('a', { acceptedAt: '2026-03-02T00:00:00.000Z' }))).toEqual([]);
  expect(ids(place('a', { withdrawnAt: '2026-03-02T00:00:00.000Z' }))).toEqual([]);
  expect(ids(place('a', { answerBy: '2026-03-05' }))).toEqual([]);
  expect(ids(place('a', { answerBy: undefined }))).toEqual([]);
  expect(ids(place('a', { organizationState: 'suspended' }))).toEqual([]);
});
