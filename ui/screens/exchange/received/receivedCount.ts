import type { ReceivedApplicationsView } from '@vetsync/machines/receivedApplications';
import type { Translation } from '../../../language/translate.ts';
import { formatNumber } from '../../format.ts';
import type { receivedApplicationsWords } from '../ReceivedApplications.words.ts';

/** With keyset pagination, the total is known only on the last page. */
export function receivedCount(
  { toolbar: words }: Pick<Translation<typeof receivedApplicationsWords>, 'toolbar'>,
  { list, rows, hasMore, reader }: ReceivedApplicationsView,
): string {
  if (list === 'loading' || list === 'failed' || list === 'empty') return '';
  if (list === 'searching' || list === 'refreshing') return words.searching;
  const formatted = formatNumber(rows.length, reader);
  return hasMore ? words.more(formatted) : words.count(formatted, rows.length);
}
