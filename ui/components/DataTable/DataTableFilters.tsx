import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { useWords } from '../../language/useWords.ts';
import { filterField, filterRow } from './DataTable.css.ts';
import type { DataTableColumn, DataTableState } from './DataTable.types.ts';
import { dataTableWords } from './DataTable.words.ts';

interface DataTableFiltersProps<Item> {
  columns: readonly DataTableColumn<Item>[];
  filters: DataTableState['filters'];
  change: (changed: Partial<DataTableState>) => void;
}

/** A field for each column that can be filtered. */
export function DataTableFilters<Item>({ columns, filters = {}, change }: DataTableFiltersProps<Item>) {
  const words = useWords(dataTableWords);
  const offered = columns.filter(({ isFilterable }) => isFilterable);
  if (offered.length === 0) return null;
  return (
    <fieldset className={filterRow} aria-label={words.filters}>
      {offered.map(({ id, label }) => (
        <div key={id} className={filterField}>
          <TextField
            label={words.filter(label)}
            value={filters[id] ?? ''}
            onChange={(text) => change({ filters: { ...filters, [id]: text } })}
          />
        </div>
      ))}
      {Object.values(filters).some(Boolean) && (
        <Button variant="quiet" onPress={() => change({ filters: {} })}>
          {words.clear}
        </Button>
      )}
    </fieldset>
  );
}
