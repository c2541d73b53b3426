import { describe, expect, test } from 'vitest';
import { formatTimeOfDay, parseTimeOfDay } from '../../ui/components/TimeField/TimeField.tsx';

describe('a time of day', () => {
  test.each(['00:00', '09:05', '14:30', '23:59'])('%s stays the same', (text) => {
    const time = parseTimeOfDay(text);
    expect(time && formatTimeOfDay(time)).toBe(text);
  });

  test.each(['', '9:00', '24:00', '12:60', '12:30:15', '2 p.m.'])('"%s" is none', (text) => {
    expect(parseTimeOfDay(text)).toBeNull();
  });
});
