import { describe, expect, test } from 'vitest';
import { chartWords as words } from '../../ui/components/Chart/Chart.words.ts';
import {
  changeSentence,
  funnelSentence,
  largestSentence,
  peakSentence,
} from '../../ui/components/Chart/sentences.ts';
import { organizationReportWords } from '../../ui/screens/portalAnalytics/OrganizationReport.words.ts';
import { statHint } from '../../ui/screens/portalAnalytics/reportSummaries.ts';

const parts = (...values: readonly number[]) =>
  values.map((value, index) => ({ label: `Part ${index + 1}`, value }));

describe('the largest part', () => {
  test.each([
    [[3, 6, 1], 'Part 2 is the largest group: 6 of 10 (60%).'],
    [[4, 4, 2], 'Part 1 and Part 2 are the largest groups, with 4 each.'],
  ])('of %j', (values, sentence) => expect(largestSentence(words, parts(...values), String)).toBe(sentence));
  test.each([[[]], [[0, 0]], [[5, 0]], [[1, 1, 1, 1]]])('nothing is worth a sentence in %j', (values) =>
    expect(largestSentence(words, parts(...values), String)).toBeUndefined(),
  );
});

describe('a funnel', () => {
  const steps = [
    { label: 'Applied', value: 200, before: 100 },
    { label: 'Hired', value: 20, before: 8 },
  ];
  test('says how many came through, and how many did before', () =>
    expect(funnelSentence(words, steps, String)).toBe(
      '20 of 200 reached the last step, Hired: 10%. In the previous period, it was 8%.',
    ));
  test('without a period before', () =>
    expect(funnelSentence(words, parts(4, 1), String)).toBe('1 of 4 reached the last step, Part 2: 25%.'));
  test('that nobody entered says nothing', () => {
    expect(funnelSentence(words, parts(0, 0), String)).toBeUndefined();
    expect(funnelSentence(words, [], String)).toBeUndefined();
  });
});

const days = ['Mon', 'Tue', 'Wed'];
const change = (...values: readonly number[]) =>
  changeSentence(words, { label: 'Leads', values }, days.slice(0, values.length), String);
const peak = (...values: readonly number[]) => peakSentence(words, { label: 'Leads', values }, days, String);

describe('a line', () => {
  test('says from where to where it went', () => {
    expect(change(1, 9, 4)).toBe('Leads rose from 1 (Mon) to 4 (Wed).');
    expect(change(4, 9, 1)).toBe('Leads fell from 4 (Mon) to 1 (Wed).');
    expect(change(4, 9, 4)).toBe('Leads began at 4 (Mon) and ended at 4 (Wed).');
    expect(change(4)).toBe('Leads: 4 (Mon).');
    expect(change()).toBeUndefined();
  });
  test('or its peak', () => {
    expect(peak(1, 9, 4)).toBe('Leads peaked at 9 (Tue).');
    expect(peak(0, 0, 0)).toBe('Leads began at 0 (Mon) and ended at 0 (Wed).');
  });
});

test('a change adds up with the figures as they are shown', () => {
  const stat = { value: 1.44, before: 1.16, format: 'days' } as const;
  const said = (values: object) =>
    statHint(organizationReportWords, 'Wait', { ...stat, ...values }, { locale: 'en-US' });
  // 1.4 and 1.2.
  expect(said({})).toBe(organizationReportWords.more('Wait', organizationReportWords.days('0.2')));
  expect(said({ before: 1.41 })).toBe(organizationReportWords.same('Wait'));
});
