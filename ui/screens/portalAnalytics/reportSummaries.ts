import type { TimeSeriesChart, ReportStat } from '@vetsync/machines/portalAnalytics/model';
import type { Reader } from '@vetsync/machines/system/model';
import type { Translation } from '../../language/translate.ts';
import { shortMonth } from '../format.ts';
import { inFormat } from './figureFormats.ts';
import type { portalAnalyticsWords } from './PortalAnalytics.words.ts';

type Words = Translation<typeof portalAnalyticsWords>;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** What a course says, beside the previous period: counts add up, other figures are those of the last month. */
export function timeSeriesSummary(
  words: Words,
  { format, values, before, months }: TimeSeriesChart,
  formatValue: (value: number) => string,
  reader: Pick<Reader, 'locale'>,
): string {
  const count = months.length;
  if (format === 'count') {
    const total = formatValue(sumOf(values));
    return before ? words.sumBeside(total, formatValue(sumOf(before)), count) : words.sum(total, count);
  }
  const last = formatValue(values.at(-1) ?? 0);
  const month = shortMonth(months.at(-1) ?? '', reader);
  if (before) return words.lastBeside(last, month, formatValue(before.at(-1) ?? 0), count);
  return words.last(last, month);
}

/** The hint of a figure, with its change since the previous period. */
export function statHint(
  words: Words,
  hint: string,
  { value, before, format }: Pick<ReportStat, 'value' | 'before' | 'format'>,
  reader: Pick<Reader, 'locale'>,
): string {
  if (value === null || before === undefined) return hint;
  if (value === before) return words.same(hint);
  const difference = inFormat(words, format, reader)(Math.abs(value - before));
  const amount = format === 'percent' ? words.points(difference) : difference;
  return value > before ? words.more(hint, amount) : words.fewer(hint, amount);
}
