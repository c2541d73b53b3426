import { describe, expect, test } from 'vitest';
import { evidence, figuresIn, supportOf } from '../../../server/assistant/model/claims.ts';

const from = (address: string) => [{ title: 'A page', address, date: null }];
const known = [
  evidence(
    'SGLI coverage goes on for 120 days after you leave, free of charge.',
    from('https://va.gov/sgli'),
  ),
  evidence(
    'You can apply for VGLI within 1 year and 120 days; within 240 days without questions about your health.',
    from('https://va.gov/vgli'),
  ),
  evidence(
    'The housing rate for San Diego is $4,140 a month, from 2026-08-01 to 2027-07-31.',
    from('https://va.gov/rates'),
  ),
  evidence('Call 800-827-1000 from 8:00 a.m.', from('https://va.gov/call')),
  evidence('Percent by days of service: 730 days give 80 percent.', from('https://va.gov/tiers')),
];
const support = (sentence: string, own = '') => supportOf(sentence, { known, names: [], own });

describe('a sentence stays', () => {
  test.each([
    ['SGLI covers you for 120 days after you leave.', 'https://va.gov/sgli'],
    ['The housing rate in San Diego is $4,140 a month.', 'https://va.gov/rates'],
    ['That rate holds from August 1, 2026 to July 31, 2027.', 'https://va.gov/rates'],
    ['You can call (800) 827-1000 from 8:00 am.', 'https://va.gov/call'],
    ['With 730 days of service that is 80%.', 'https://va.gov/tiers'],
    [
      'Apply for VGLI within 240 days, without questions about your health: www.va.gov/vgli',
      'https://va.gov/vgli',
    ],
  ])('%s', (sentence, address) => {
    expect(support(sentence)?.[0]?.address ?? null).toBe(address);
  });

  test('if the person wrote its figures', () => {
    expect(support('You said that you have 55 days left.', 'I have 55 days left')).toEqual([]);
  });
  test('if it asks back', () => {
    expect(support('Which branch did you serve in?')).toEqual([]);
  });
});

describe('a sentence is left out that', () => {
  test.each([
    ['has an amount of nowhere', 'The housing rate in San Diego is $4,410 a month.'],
    [
      'lends the days of one fact to another',
      'SGLI coverage goes on for 240 days, free of charge, after you leave.',
    ],
    ['changes the unit', 'SGLI coverage goes on for 120 months after you leave.'],
    ['changes the month', 'That housing rate holds from September 1, 2026.'],
    ['makes percent of days', 'SGLI coverage pays 120 percent after you leave.'],
    ['has another phone number', 'You can call 800-827-1001.'],
    ['has another address', 'Apply for VGLI at www.vgli-quick.com within 240 days.'],
    ['spells a made-up number out', 'SGLI coverage goes on for ninety days after you leave.'],
    ['promises', 'You are entitled to VGLI.'],
    ['promises in Spanish', 'Usted tiene derecho al VGLI.'],
    ['says that it did something', 'I have submitted your VGLI application.'],
    ['asks for a secret', 'What is your Social Security number?'],
    ['tells of something else', 'A parachute pension pays every sailor twice.'],
  ])('%s', (_, sentence) => {
    expect(support(sentence)).toBeNull();
  });
});

const sorted = (text: string) => figuresIn(text).toSorted((a, b) => (a.value < b.value ? -1 : 1));
test.each([
  ['March 15, 2027', '2027-03-15'],
  ['15 de marzo de 2027', '2027-03-15'],
  ['2:30 PM', '14:30'],
  ['1-800-827-1000', '(800) 827-1000'],
  ['$45,000', '$45000'],
  ['50 por ciento', '50%'],
])('%s is the same figure as %s', (one, other) => {
  expect(sorted(one)).toEqual(sorted(other));
});
