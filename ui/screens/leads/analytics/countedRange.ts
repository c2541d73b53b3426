import type { LeadAnalyticsView } from '@vetsync/machines/leads/leadAnalytics';
import { dayLabel, formatNumber } from '../../format.ts';
import type { Translation } from '../../../language/translate.ts';
import type { serverAnalyticsWords } from '../LeadAnalytics.words.ts';

/** Total and range as text: `432 leads, Oct 23, 2026 to Nov 21, 2026`. */
export function countedRange(
  words: Translation<typeof serverAnalyticsWords>,
  { server, reader }: LeadAnalyticsView,
): string {
  const { state, range, total } = server;
  if (state === 'loading') return words.loading;
  const days =
    range.from && range.to
      ? words.days(dayLabel(range.from, reader, true), dayLabel(range.to, reader, true))
      : words.allTime;
  return state === 'failed' ? days : words.counted(words.total(formatNumber(total, reader), total), days);
}
