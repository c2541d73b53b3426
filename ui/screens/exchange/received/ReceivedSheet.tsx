import type { ChosenFilter } from '@vetsync/machines/exchange/model';
import { useWords } from '../../../language/useWords.ts';
import { SortSheet } from '../../system/lists/SortSheet.tsx';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { receivedApplicationsWords } from '../ReceivedApplications.words.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { ordersOf } from '../../portal/ordersOf.ts';
import { portalTableWords } from '../../portal/PortalTable.words.ts';
import { sortTextOf } from './receivedSort.ts';
import { receivedCount } from './receivedCount.ts';
import { useReceivedFilters } from './useReceivedFilters.ts';

const sorts = ['newest', 'oldest'] as const;

/** Order and filters on a phone. */
export function ReceivedSheet({ view, send }: ReceivedApplicationsProps) {
  const words = useWords(receivedApplicationsWords);
  const { status, others } = useReceivedFilters(view);
  const { filters, filtered, list, listing } = view;
  const sharedWords = useWords(portalTableWords);
  const write = usePhrases();
  const isCounted = list.startsWith('listed.');
  return (
    <SortSheet
      orders={
        listing
          ? ordersOf({ words: sharedWords, write }, listing.columns).map(({ label, sort }) => ({
              value: sortTextOf(sort, listing),
              label,
            }))
          : sorts.map((value) => ({ value, label: words.toolbar.orders[value] }))
      }
      order={filters.sort}
      onOrderChange={(sort) => send({ type: 'sort.change', sort })}
      filters={status.options.length > 0 ? [status, ...others] : others}
      onFilterChange={(filter, value) =>
        send({ type: 'filter.choose', filter: filter as ChosenFilter, value })
      }
      show={isCounted ? words.toolbar.show(receivedCount(words, view)) : words.toolbar.showAll}
      clear={words.toolbar.clear}
      onClear={filtered ? () => send({ type: 'filters.clear' }) : undefined}
      onClose={() => send({ type: 'filters.close' })}
    />
  );
}
