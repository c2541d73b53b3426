import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { bar, row } from './FilterBar.css.ts';

export const filterBarColumns = [2, 3, 4] as const;

export interface FilterBarProps {
  /** Words to look for; the label names the place as well. */
  search: { label: string; placeholder?: string; value: string; onChange: (value: string) => void };
  /** Filters beside one another where there is room; four only where there is much. @default 2 */
  columns?: (typeof filterBarColumns)[number];
  /** Filters: mostly a `Select` each; in a `FilterRow` what needs the whole width. */
  children: ReactNode;
}

/** What a list is searched and filtered by; each change is answered at once. */
export function FilterBar({ search, columns = 2, children }: FilterBarProps) {
  return (
    <search aria-label={search.label} className={bar({ columns })}>
      <FilterRow>
        <SearchField {...search} />
      </FilterRow>
      {children}
    </search>
  );
}

/** The whole width of a `FilterBar`. */
export function FilterRow({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}

export interface MoreFiltersProps {
  /** Says how many of them are set: what is folded away still counts. */
  label: string;
  isShown: boolean;
  onExpandedChange: () => void;
  /** Filters that few need. */
  children: ReactNode;
}

/** Further filters of a `FilterBar`, folded away until they are asked for. */
export function MoreFilters({ label, isShown, onExpandedChange, children }: MoreFiltersProps) {
  return (
    <>
      <FilterRow>
        <Button icon={SlidersHorizontal} aria-expanded={isShown} onPress={onExpandedChange}>
          {label}
        </Button>
      </FilterRow>
      {isShown && children}
    </>
  );
}
