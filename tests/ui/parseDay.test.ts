import { describe, expect, test } from 'vitest';
import { parseDay, withFullYear } from '../../ui/components/Calendar/calendarDays.ts';

describe('a day', () => {
  test.each(['2026-11-24', '2028-02-29', '0999-01-01'])('%s stays the same', (day) => {
    expect(parseDay(day)?.toString()).toBe(day);
  });

  test.each([null, undefined, '', '2026-11', '2026-11-24T10:00', '11/24/2026', '2026-13-01', '2026-02-30'])(
    '%j is none',
    (day) => {
      expect(parseDay(day)).toBeNull();
    },
  );
});

describe('a year of two digits is the one nearest to today', () => {
  test.each([
    ['0027-03-01', '2027-03-01'],
    ['0026-11-28', '2026-11-28'],
    ['0000-01-01', '2000-01-01'],
    ['0085-06-30', '1985-06-30'],
    ['0076-01-01', '1976-01-01'],
    ['2027-03-01', '2027-03-01'],
    ['1985-06-30', '1985-06-30'],
    // Not two digits: whoever checks the date refuses it.
    ['0202-03-01', '0202-03-01'],
  ])('%s becomes %s', (typed, day) => {
    expect(withFullYear(typed, '2026-11-28')).toBe(day);
  });
});
