import Plus from 'lucide-react/icons/plus';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { TagGroup } from '../../../components/TagGroup/TagGroup.tsx';
import { useWords } from '../../../language/useWords.ts';
import { useFocusOnChange } from '../parts/focus.ts';
import { finder, search as searchStyle } from './ListFinder.css.ts';
import { listFinderWords } from './ListFinder.words.ts';

export interface ListFilter {
  id: string;
  label: string;
  /** Null: not filtered. */
  value: string | null;
  options: readonly { value: string; label: string }[];
}

export interface ListFinderProps {
  search: { label: string; placeholder: string; value: string; onChange: (q: string) => void };
  filters: readonly ListFilter[];
  /** A null value removes the filter. */
  onFilterChange: (id: string, value: string | null) => void;
}

/** Between a filter's id, which has no colon, and a value. */
const between = ':';
const idOf = (filter: string, value: string) => `${filter}${between}${value}`;

/** One search field, the filters in use as chips, and a menu with all filters. */
export function ListFinder({ search, filters, onFilterChange }: ListFinderProps) {
  const words = useWords(listFinderWords);
  const used = filters.filter(({ value }) => value !== null);
  // A removed chip takes the focus with it.
  const container = useFocusOnChange<HTMLDivElement>(used.map(({ id }) => id).join(), { ifLost: true });
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
      <Menu
        label={words.add}
        icon={Plus}
        placement="bottom end"
        groups={filters.map(({ id, label, value, options }) => ({
          id,
          label,
          selectedId: value === null ? null : idOf(id, value),
          items: options.map((option) => ({ id: idOf(id, option.value), label: option.label })),
        }))}
        onAction={choose}
      />
    </div>
  );
}
