import type { TableSort } from '@vetsync/machines/portal/model';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { SortSheet } from '../system/lists/SortSheet.tsx';
import { formatNumber } from '../format.ts';
import { countText } from './countText.ts';
import { ordersOf } from './ordersOf.ts';
import { portalTableWords } from './PortalTable.words.ts';
import type { PortalTableProps } from './PortalTable.types.ts';

const textOf = ({ column, direction }: TableSort) => `${direction} ${column}`;

/** Order and filters on a phone, where column heads and a line of fields would leave no room for the list. */
export function FilterSheet({ view, send }: PortalTableProps) {
  const words = useWords(portalTableWords);
  const write = usePhrases();
  const { columns, filters, isFiltered, sort, reader } = view;
  const orders = ordersOf({ words, write }, columns).map((order) => ({
    ...order,
    value: textOf(order.sort),
  }));
  return (
    <SortSheet
      orders={orders}
      order={textOf(sort)}
      onOrderChange={(value) => {
        const chosen = orders.find((order) => order.value === value);
        if (chosen) send({ type: 'sort.choose', sort: chosen.sort });
      }}
      filters={filters.map(({ column, label, all, value, options }) => ({
        id: column,
        label: write(label),
        all: write(all),
        value,
        options: options.map((option) => ({
          value: option.value,
          label: words.filters.counted(write(option.label), formatNumber(option.count ?? 0, reader)),
        })),
      }))}
      onFilterChange={(column, value) => send({ type: 'filter.choose', column, value })}
      show={words.sheet.show(countText(words, view, write))}
      clear={words.clear}
      onClear={isFiltered ? () => send({ type: 'filters.clear' }) : undefined}
      onClose={() => send({ type: 'filters.close' })}
    />
  );
}
