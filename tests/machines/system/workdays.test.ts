import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  federalHolidays,
  isFederalHoliday,
  isWeekend,
  weekdayOf,
  workdayFrom,
} from '@vetsync/machines/model/time';

describe('federal holidays', () => {
  // As published by the Office of Personnel Management.
  test.each([
    [
      2026,
      ['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '09-07', '10-12', '11-11', '11-26', '12-25'],
    ],
    [
      2027,
      [
        '01-01',
        '01-18',
        '02-15',
        '05-31',
        '06-18',
        '07-05',
        '09-06',
        '10-11',
        '11-11',
        '11-25',
        '12-24',
        '12-31',
      ],
    ],
    [2028, ['01-17', '02-21', '05-29', '06-19', '07-04', '09-04', '10-09', '11-10', '11-23', '12-25']],
  ])('of %i, as observed', (year, days) => {
    expect(federalHolidays(`${year}-01-01`, `${year}-12-31`).map(({ day }) => day)).toEqual(
      days.map((day) => `${year}-${day}`),
    );
  });

  test('have ids', () => {
    expect(federalHolidays('2026-11-01', '2026-12-31').map(({ holiday }) => holiday)).toEqual([
      'veterans',
      'thanksgiving',
      'christmas',
    ]);
    expect(federalHolidays('2027-12-31', '2028-01-02')).toEqual([{ holiday: 'newYear', day: '2027-12-31' }]);
  });

  test('are never on a weekend; there are eleven per year', () => {
    for (let year = 2000; year < 2100; year += 1) {
      const holidays = federalHolidays(`${year}-02-01`, `${year + 1}-01-31`);
      expect(holidays).toHaveLength(11);
      for (const { day } of holidays) expect(isWeekend(day)).toBe(false);
    }
  });
});

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('2000-01-01', count));

test('the next workday is the first day that is no weekend and no holiday', () => {
  fc.assert(
    fc.property(days, (day) => {
      const next = workdayFrom(day);
      expect(next >= day && ![0, 6].includes(weekdayOf(next)) && !isFederalHoliday(next)).toBe(true);
      for (let between = day; between < next; between = addDays(between, 1))
        expect(isWeekend(between) || isFederalHoliday(between)).toBe(true);
    }),
  );
  expect(workdayFrom('2026-11-26')).toBe('2026-11-27');
  expect(workdayFrom('2026-07-03')).toBe('2026-07-06');
  expect(workdayFrom('2026-03-04')).toBe('2026-03-04');
});
