import type { LeadsAdminView } from '@vetsync/machines/leadsAdmin';
import { figure } from '../../format.ts';
import { leadsToolbarWords } from '../LeadsAdmin.words.ts';

const words = leadsToolbarWords.count;

/** How many leads are listed, in words. Pages come by key, so a search knows its whole number only at its end. */
export function leadsCount({ list, rows, hasMore, filtered, summary, reader }: LeadsAdminView): string {
  if (list === 'loading' || list === 'failed') return '';
  if (list === 'searching' || list === 'refreshing') return words.searching;
  const shown = figure(rows.length, reader);
  if (filtered) return hasMore ? words.foundPart(shown) : words.found(shown);
  if (hasMore && summary.state === 'ready') return words.part(shown, figure(summary.total, reader));
  return words.all(shown);
}
