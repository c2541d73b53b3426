import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useControlledState } from '../Box/useControlledState.ts';
import { Inline } from '../Inline/Inline.tsx';
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField.tsx';
import { bar, row, shared } from './FilterBar.css.ts';

export const filterBarColumns = [2, 3, 4] as const;

export interface FilterBarProps {
  /** The search field, which keeps its value unless you give one. Its label also names the search landmark. */
  search: Pick<SearchFieldProps, 'label' | 'placeholder' | 'value' | 'defaultValue' | 'onChange'>;
  /** A filter beside the search field if there is room, such as where to search. */
  besideSearch?: ReactNode;
  /** Filters per row if there is room; four only on very wide screens. @default 2 */
  columns?: (typeof filterBarColumns)[number];
  /** Filters, usually `Select`s. Wrap what needs the full width in a `FilterRow`. */
  children: ReactNode;
}

/** Search and filters of a list. Each change applies at once. */
export function FilterBar({ search, besideSearch, columns = 2, children, ...rest }: FilterBarProps) {
  return (
    <search data-component="FilterBar" aria-label={search.label} {...rest} className={bar({ columns })}>
      <FilterRow>
        <div className={besideSearch ? shared : undefined}>
          <SearchField {...search} />
          {besideSearch}
        </div>
      </FilterRow>
      {children}
    </search>
  );
}

/** A full-width row in a `FilterBar`. */
export function FilterRow({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}

export interface MoreFiltersProps {
  /** Includes the number of active filters, because they apply while collapsed too. */
  label: string;
  /** Leave it out to let them open and close by themselves. */
  isExpanded?: boolean;
  /** @default false */
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  /** A filter before the button, in the same line if there is room. */
  beside?: ReactNode;
  /** Filters that few people need. */
  children: ReactNode;
}

/** More filters of a `FilterBar`, collapsed at first. */
export function MoreFilters({
  label,
  isExpanded: givenExpanded,
  defaultExpanded = false,
  onExpandedChange,
  beside,
  children,
}: MoreFiltersProps) {
  const [isExpanded, expand] = useControlledState(givenExpanded, defaultExpanded, onExpandedChange);
  return (
    <>
      <FilterRow>
        <Inline space="small">
          {beside}
          <Button icon={SlidersHorizontal} aria-expanded={isExpanded} onPress={() => expand(!isExpanded)}>
            {label}
          </Button>
        </Inline>
      </FilterRow>
      {isExpanded && children}
    </>
  );
}
