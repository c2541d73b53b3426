import { Button } from '../../../components/Button/Button.tsx';
import { DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useWords } from '../../../language/useWords.ts';
import { listFinderWords } from './ListFinder.words.ts';

/** Value for "no filter", because a select needs one. */
const all = '*';

export interface SortSheetProps<Order extends string> {
  orders: readonly { value: Order; label: string }[];
  order: Order;
  onOrderChange: (order: Order) => void;
  /** `all`: label of the option for no filter. */
  filters: readonly {
    id: string;
    label: string;
    all: string;
    value: string | null;
    options: readonly { value: string; label: string }[];
  }[];
  /** A null value removes the filter. */
  onFilterChange: (id: string, value: string | null) => void;
  /** Label of the button that shows the list: `Show 12 applications`. */
  show: string;
  clear: string;
  /** Undefined if there is nothing to clear. */
  onClear: (() => void) | undefined;
  onClose: () => void;
}

/** Order and filters on a phone, where column heads and a line of fields would leave no room for the list. */
export function SortSheet<Order extends string>({
  orders,
  order,
  onOrderChange,
  filters,
  onFilterChange,
  show,
  clear,
  onClear,
  onClose,
}: SortSheetProps<Order>) {
  const words = useWords(listFinderWords).sheet;
  return (
    <Sheet title={words.title} side="bottom" onClose={onClose}>
      <Stack space="medium">
        <Select label={words.sort} options={orders} value={order} onChange={onOrderChange} />
        {filters.map(({ id, label, all: none, value, options }) => (
          <Select
            key={id}
            label={label}
            value={value ?? all}
            options={[{ value: all, label: none }, ...options]}
            onChange={(chosen) => onFilterChange(id, chosen === all ? null : chosen)}
          />
        ))}
      </Stack>
      <DialogFooter>
        <Button variant="primary" onPress={onClose}>
          {show}
        </Button>
        {onClear && <Button onPress={onClear}>{clear}</Button>}
      </DialogFooter>
    </Sheet>
  );
}
