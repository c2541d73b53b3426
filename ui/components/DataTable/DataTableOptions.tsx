import { useId } from 'react';
import Download from 'lucide-react/icons/download';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Text } from '../Text/Text.tsx';
import { optionRow, optionRows, options } from './DataTable.css.ts';
import { tableDensities } from '../Table/Table.types.ts';
import type { DataTableProps, DataTableState } from './DataTable.types.ts';
import { useWords } from '../../language/useWords.ts';
import { dataTableWords } from './DataTable.words.ts';
import { withId } from './shownColumns.ts';

interface DataTableOptionsProps<Item> extends Pick<DataTableProps<Item>, 'columns'> {
  state: DataTableState;
  change: (changed: Partial<DataTableState>) => void;
  csvName: string | undefined;
  /** The text of the file. */
  csv: () => string;
}

/** The byte order mark tells Excel that the file is UTF-8. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** Row height, and which columns are shown and pinned. */
export function DataTableOptions<Item>({
  columns,
  state,
  change,
  csvName,
  csv,
}: DataTableOptionsProps<Item>) {
  const words = useWords(dataTableWords);
  const columnsId = useId();
  const { hidden, pinned, density } = state;
  return (
    <Popover
      label={words.options}
      placement="bottom end"
      button={{ size: 'small', icon: SlidersHorizontal, children: words.options }}
    >
      <div className={options}>
        <RadioGroup
          label={words.density}
          options={tableDensities.map((value) => ({ value, label: words.densities[value] }))}
          value={density}
          onChange={(value) => change({ density: value })}
        />
        <div>
          <Text as="div" size="small" weight="medium" id={columnsId}>
            {words.columns}
          </Text>
          <ul className={optionRows} aria-labelledby={columnsId}>
            {columns.map(({ id, label, isRowHeader = false }) => {
              const isPinned = pinned.includes(id);
              return (
                <li key={id} className={optionRow}>
                  <Checkbox
                    isSelected={isRowHeader || !hidden.includes(id)}
                    isDisabled={isRowHeader}
                    onChange={(isShown) => change({ hidden: withId(hidden, id, !isShown) })}
                  >
                    {label}
                  </Checkbox>
                  <Button
                    variant={isPinned ? 'secondary' : 'quiet'}
                    size="small"
                    icon={isPinned ? PinOff : Pin}
                    aria-label={isPinned ? words.unpin(label) : words.pin(label)}
                    onPress={() => change({ pinned: withId(pinned, id, !isPinned) })}
                  />
                </li>
              );
            })}
          </ul>
        </div>
        {csvName !== undefined && (
          <Button icon={Download} onPress={() => saveFile(`${csvName}.csv`, csv())}>
            {words.csv}
          </Button>
        )}
      </div>
    </Popover>
  );
}
