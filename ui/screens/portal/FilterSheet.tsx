import type { PortalColumn, TableSort } from '@vetsync/machines/portal/model';
import { Button } from '../../components/Button/Button.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { figure } from '../format.ts';
import { countText } from './countText.ts';
import { portalTableWords } from './PortalTable.words.ts';
import type { PortalTableProps } from './PortalTable.types.ts';

/** Value for "no filter", because a select needs one. */
const all = '*';
const directions = ['ascending', 'descending'] as const;
const textOf = ({ column, direction }: TableSort) => `${direction} ${column}`;
const isSortable = ({ isDrawn = true, sortable = true }: PortalColumn) => isDrawn && sortable;

/** Order and filters on a phone, where column heads and a line of fields would leave no room for the list. */
export function FilterSheet({ view, send }: PortalTableProps) {
  const words = useWords(portalTableWords);
  const write = usePhrases();
  const { columns, filters, isFiltered, sort, reader } = view;
  const orders = columns.filter(isSortable).flatMap(({ key, label, kind }) =>
    directions.map((direction) => ({
      value: textOf({ column: key, direction }),
      label: words.order(write(label), words.orders[kind][direction]),
      sort: { column: key, direction },
    })),
  );
  const close = () => send({ type: 'filters.close' });
  return (
    <Sheet title={words.sheet.title} side="bottom" onClose={close}>
      <Stack space="medium">
        <Select
          label={words.sheet.sort}
          options={orders}
          value={textOf(sort)}
          onChange={(value) => {
            const chosen = orders.find((order) => order.value === value);
            if (chosen) send({ type: 'sort.choose', sort: chosen.sort });
          }}
        />
        {filters.map(({ column, label, all: none, value, options }) => (
          <Select
            key={column}
            label={write(label)}
            value={value ?? all}
            options={[
              { value: all, label: write(none) },
              ...options.map((option) => ({
                value: option.value,
                label: words.filters.counted(write(option.label), figure(option.count ?? 0, reader)),
              })),
            ]}
            onChange={(chosen) =>
              send({ type: 'filter.choose', column, value: chosen === all ? null : chosen })
            }
          />
        ))}
      </Stack>
      <DialogFooter>
        <Button variant="primary" onPress={close}>
          {words.sheet.show(countText(words, view, write))}
        </Button>
        {isFiltered && <Button onPress={() => send({ type: 'filters.clear' })}>{words.clear}</Button>}
      </DialogFooter>
    </Sheet>
  );
}
