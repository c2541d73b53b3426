import { plainText } from '../Box/plainText.ts';
import type { DataTableColumn, DataTableProps, DataTableState } from './DataTable.types.ts';

type Columns<Item> = readonly DataTableColumn<Item>[];
interface LocalRows<Item> extends Pick<DataTableState, 'sort' | 'filters'> {
  columns: Columns<Item>;
  getRows: DataTableProps<Item>['getRows'];
  locale: string;
}

/** Whether a row has what each filter of the table asks for. */
function matcherOf<Item>({ columns, filters = {} }: LocalRows<Item>) {
  const sought = columns.flatMap(({ id, text, isFilterable }) => {
    const words = plainText(filters[id] ?? '').trim();
    return text && isFilterable && words ? [{ text, words }] : [];
  });
  return sought.length === 0
    ? null
    : (item: Item) => sought.every(({ text, words }) => plainText(text(item)).includes(words));
}

function orderOf<Item>({ columns, sort, locale }: LocalRows<Item>) {
  const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!valueOf) return null;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return (left: Item, right: Item) => {
    const [a, b] = [valueOf(left), valueOf(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  };
}

/** Leaves the rows that the table's own filters ask for, in its own order. `inside` does the same with those in a row. */
export function localRows<Item>(options: LocalRows<Item>) {
  const [matches, order] = [matcherOf(options), orderOf(options)];
  const arrange = (some: readonly Item[]): readonly Item[] => {
    const left = matches ? some.filter((item) => matches(item) || inside(item).length > 0) : some;
    return order ? left.toSorted(order) : left;
  };
  const inside = (item: Item): readonly Item[] => arrange(options.getRows?.(item) ?? []);
  return { arrange, inside };
}

/** A field of a CSV file. A sheet would take what begins with these signs for a formula. */
const field = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The rows, and those inside them, as a CSV file. Columns without a text and a value are left out. */
export function csvOf<Item>(
  rows: readonly Item[],
  inside: (item: Item) => readonly Item[],
  columns: Columns<Item>,
): string {
  const written = columns.filter(({ text, sortValue }) => text ?? sortValue);
  const all = (some: readonly Item[]): readonly Item[] =>
    some.flatMap((item) => [item, ...all(inside(item))]);
  const lines = [
    written.map(({ label }) => label),
    ...all(rows).map((item) => written.map(({ text, sortValue }) => (text ?? sortValue)?.(item) ?? '')),
  ];
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}
