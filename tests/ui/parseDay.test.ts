import { describe, expect, test } from 'vitest';
import { parseDay } from '../../ui/components/Calendar/calendarDays.ts';

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
