import { expect, test } from 'vitest';
import { lightOf } from '../../ui/screens/home/lightOf.ts';

test.each([
  ['04:59', 'night'],
  ['05:00', 'dawn'],
  ['08:00', 'day'],
  ['16:59', 'day'],
  ['17:00', 'dusk'],
  ['21:00', 'night'],
])('at %s UTC it is %s', (time, light) => {
  const now = Date.parse(`2026-11-21T${time}:00Z`);
  expect(lightOf({ locale: 'en-US', timeZone: 'UTC', now })).toBe(light);
});

test('the light is that of the reader', () => {
  const now = Date.parse('2026-11-21T03:00:00Z');
  expect(lightOf({ locale: 'en-US', timeZone: 'America/Los_Angeles', now })).toBe('dusk');
});
