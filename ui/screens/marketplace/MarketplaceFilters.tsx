import { FilterBar } from '../../components/FilterBar/FilterBar.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { useWords } from '../../language/useWords.ts';
import { FoldedFilters } from '../system/lists/FoldedFilters.tsx';
import type { MarketplaceProps } from './Marketplace.types.ts';
import { marketplaceWords } from './Marketplace.words.ts';

const names = ['category', 'location', 'type'] as const;

/** Search and filters; each change applies at once. On a phone the filters are behind one button. */
export function MarketplaceFilters({ view: { filters, options }, send }: MarketplaceProps) {
  const words = useWords(marketplaceWords);
  const set = names.filter((name) => filters[name] !== 'all').length;
  return (
    <FilterBar
      columns={3}
      search={{
        label: words.search,
        placeholder: words.placeholder,
        value: filters.q,
        onChange: (value) => send({ type: 'filter.change', filter: 'q', value }),
      }}
    >
      <FoldedFilters label={words.filters(set)}>
        <Select
          label={words.category}
          options={options.category.map(({ value, count }) => ({
            value,
            label: words.counted(words.categories[value], count),
          }))}
          value={filters.category}
          onChange={(value) => send({ type: 'filter.change', filter: 'category', value })}
        />
        <Select
          label={words.location}
          options={options.location.map((value) => ({ value, label: words.locations[value] }))}
          value={filters.location}
          onChange={(value) => send({ type: 'filter.change', filter: 'location', value })}
        />
        <Select
          label={words.type}
          options={options.type.map((value) => ({ value, label: words.types[value] }))}
          value={filters.type}
          onChange={(value) => send({ type: 'filter.change', filter: 'type', value })}
        />
      </FoldedFilters>
    </FilterBar>
  );
}
