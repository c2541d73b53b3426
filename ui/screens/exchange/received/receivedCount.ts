import type { ReceivedApplicationsView } from '@vetsync/machines/exchange/receivedApplications';
import type { Translation } from '../../../language/translate.ts';
import { formatNumber } from '../../format.ts';
import type { receivedApplicationsWords } from '../ReceivedApplications.words.ts';

/** "3 of 200 applications", or how many there are if all are listed. */
export function receivedCount(
  { toolbar: words }: Pick<Translation<typeof receivedApplicationsWords>, 'toolbar'>,
  { list, rows, hasMore, total, counts, intl }: ReceivedApplicationsView,
): string {
  if (list === 'loading' || list === 'failed' || list === 'empty') return '';
  if (list === 'searching' || list === 'refreshing') return words.searching;
  const formatted = formatNumber(rows.length, intl);
  if (counts && counts.all !== rows.length) return words.of(formatted, formatNumber(counts.all, intl));
  if (!hasMore) return words.count(formatted, rows.length);
  return total === null ? words.more(formatted) : words.of(formatted, formatNumber(total, intl));
}
