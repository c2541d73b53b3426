import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { TagGroup } from '../../../components/TagGroup/TagGroup.tsx';
import { useWords } from '../../../language/useWords.ts';
import { useFocusOnChange } from '../parts/focus.ts';
import { finder, fromTabletOnly, onPhone, search as searchStyle } from './ListFinder.css.ts';
import { listFinderWords } from './ListFinder.words.ts';

export interface ListFilter {
  id: string;
  label: string;
  /** Null: not filtered. */
  value: string | null;
  /** `count`: how many rows it would leave. */
  options: readonly { value: string; label: string; count?: string }[];
}

export interface ListFinderProps {
  search: { label: string; placeholder: string; value: string; onChange: (q: string) => void };
  filters: readonly ListFilter[];
  /** A null value removes the filter. */
  onFilterChange: (id: string, value: string | null) => void;
  /** Controls the menu of filters. Leave it out to let it open and close by itself. */
  menu?: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };
  /** On a phone, offers order and filters in a sheet instead of the menu. */
  onSheetOpen?: () => void;
  /** A button that clears search and filters. */
  clear?: { label: string; onClear: () => void } | undefined;
  /** More controls at the end. */
  children?: ReactNode;
}

/** Between a filter's id, which has no colon, and a value. */
const between = ':';
const idOf = (filter: string, value: string) => `${filter}${between}${value}`;

/** One search field, the filters in use as chips, and a menu with all filters. */
export function ListFinder({
  search,
  filters,
  onFilterChange,
  menu,
  onSheetOpen,
  clear,
  children,
}: ListFinderProps) {
  const words = useWords(listFinderWords);
  const used = filters.filter(({ value }) => value !== null);
  // A removed chip and the button that clears all take the focus with them.
  const container = useFocusOnChange<HTMLDivElement>(
    [clear !== undefined, ...used.map(({ id }) => id)].join(),
    { ifLost: true },
  );
  const choose = (chosen: string) => {
    const at = chosen.indexOf(between);
    const [id, value] = [chosen.slice(0, at), chosen.slice(at + 1)];
    const isUsed = filters.some((filter) => filter.id === id && filter.value === value);
    onFilterChange(id, isUsed ? null : value);
  };
  return (
    <div className={finder}>
      <div className={searchStyle} ref={container} tabIndex={-1}>
        <SearchField {...search} isLabelHidden />
      </div>
      {used.length > 0 && (
        <TagGroup
          label={words.used}
          isLabelHidden
          items={used.map(({ id, label, value, options }) => ({
            id,
            label: words.chip(label, options.find((option) => option.value === value)?.label ?? value ?? ''),
          }))}
          onRemove={(ids) => {
            for (const id of ids) onFilterChange(id, null);
          }}
        />
      )}
      {filters.length > 0 && (
        <div className={onSheetOpen && fromTabletOnly}>
          <Menu
            label={words.add}
            icon={Plus}
            placement="bottom end"
            {...menu}
            groups={filters.map(({ id, label, value, options }) => ({
              id,
              label,
              selectedId: value === null ? null : idOf(id, value),
              items: options.map(({ value: option, ...item }) => ({ ...item, id: idOf(id, option) })),
            }))}
            onAction={choose}
          />
        </div>
      )}
      {onSheetOpen && (
        <div className={onPhone}>
          <Button icon={ArrowUpDown} onPress={onSheetOpen}>
            {words.sheet.title}
          </Button>
        </div>
      )}
      {clear && (
        <Button variant="quiet" onPress={clear.onClear}>
          {clear.label}
        </Button>
      )}
      {children}
    </div>
  );
}
