import type { LeadsAdminView } from '@vetsync/machines/leads/leadsAdmin';
import { formatNumber } from '../../format.ts';
import type { Translation } from '../../../language/translate.ts';
import type { leadsToolbarWords } from '../LeadsAdmin.words.ts';

/** The number of listed leads as text. With keyset pagination, the total of a search is known only at its end. */
export function leadsCount(
  words: Translation<typeof leadsToolbarWords.count>,
  { list, rows, hasMore, filtered, summary, reader }: LeadsAdminView,
): string {
  if (list === 'loading' || list === 'failed') return '';
  if (list === 'searching' || list === 'refreshing') return words.searching;
  const formatted = formatNumber(rows.length, reader);
  if (filtered) return hasMore ? words.foundPart(formatted) : words.found(formatted);
  if (hasMore && summary.state === 'ready') return words.part(formatted, formatNumber(summary.total, reader));
  return words.all(formatted);
}
