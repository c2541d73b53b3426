import { describe, expect, test } from 'vitest';
import { applicationStatuses } from '@vetsync/machines/model/exchange';
import { programApplicationList } from '@vetsync/machines/nonprofit/model';
import { jobApplicationList } from '@vetsync/machines/recruiter/model';
import { applicationList } from '@vetsync/machines/university/model';
import { applicationTones } from '../../ui/screens/reviews/statuses.ts';

describe('the color of a status, for staff', () => {
  test('is in one table', () => {
    expect(Object.keys(applicationTones).toSorted()).toEqual([...applicationStatuses].toSorted());
  });
  test.each([jobApplicationList, applicationList, programApplicationList])(
    'is that of the table in the list $id',
    ({ columns }) => {
      const statuses = columns.find(({ key }) => key === 'status')?.statuses ?? [];
      expect(statuses.length).toBeGreaterThan(1);
      for (const { value, tone } of statuses)
        expect(tone, value).toBe(applicationTones[value as keyof typeof applicationTones]);
    },
  );
});
