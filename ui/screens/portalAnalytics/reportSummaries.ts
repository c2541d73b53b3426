import type { TimeSeriesChart, ReportStat } from '@vetsync/machines/portalAnalytics/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { Translation } from '../../language/translate.ts';
import { inFormat } from './figureFormats.ts';
import type { organizationReportWords } from './OrganizationReport.words.ts';
import { shortDate } from '../dates.ts';
import { shortMonth } from '../moreDates.ts';

type Words = Translation<typeof organizationReportWords>;

/** How a chart names its weeks or months, given by their first days. */
export const startName = { week: shortDate, month: shortMonth } as const;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** What a course says, beside the previous period: counts add up, other figures are those of the last month. */
export function timeSeriesSummary(
  words: Words,
  { step, format, values, before, starts }: TimeSeriesChart,
  formatValue: (value: number) => string,
  intl: Pick<IntlConfig, 'locale'>,
): string {
  const { span, spanBefore } = words.steps[step];
  const count = starts.length;
  if (format === 'count') {
    const total = formatValue(sumOf(values));
    return before
      ? words.sumBeside(total, span(count), formatValue(sumOf(before)), spanBefore(count))
      : words.sum(total, span(count));
  }
  const last = formatValue(values.at(-1) ?? 0);
  const when = startName[step](starts.at(-1) ?? '', intl);
  if (before) return words.lastBeside(last, when, formatValue(before.at(-1) ?? 0), span(count));
  return words.last(last, when);
}

/** As a figure is shown, so that it and its change add up. */
const tenths = (value: number) => Math.round(value * 10) / 10;

/** The hint of a figure, with its change since the previous period. */
export function statHint(
  words: Words,
  hint: string,
  { value, before, format }: Pick<ReportStat, 'value' | 'before' | 'format'>,
  intl: Pick<IntlConfig, 'locale'>,
): string {
  if (value === null || before === undefined) return hint;
  const change = tenths(value) - tenths(before);
  if (change === 0) return words.same(hint);
  const difference = inFormat(words, format, intl)(Math.abs(change));
  const amount = format === 'percent' ? words.points(difference) : difference;
  return change > 0 ? words.more(hint, amount) : words.fewer(hint, amount);
}
