import { FilterBar, FilterRow, MoreFilters } from '../../../components/FilterBar/FilterBar.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import type { ProviderFinderProps } from '../Wellness.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { providerFinderWords } from '../ProviderFinder.words.ts';

/** Search and filters; each change applies at once. */
export function ProviderFilters({ view, send }: ProviderFinderProps) {
  const words = useWords(providerFinderWords);
  const { filters, options, isMoreShown, moreSet } = view;
  return (
    <FilterBar
      search={{
        label: words.search,
        placeholder: words.placeholder,
        value: filters.q,
        onChange: (value) => send({ type: 'filter.change', filter: 'q', value }),
      }}
    >
      <Select
        label={words.specialty}
        options={options.specialty.map((value) => ({ value, label: words.specialties[value] }))}
        value={filters.specialty}
        onChange={(value) => send({ type: 'filter.change', filter: 'specialty', value })}
      />
      <Select
        label={words.location}
        options={options.location.map((value) => ({ value, label: words.locations(value) }))}
        value={filters.location}
        onChange={(value) => send({ type: 'filter.change', filter: 'location', value })}
      />
      <MoreFilters
        label={moreSet > 0 ? words.moreSet(moreSet) : words.more}
        isExpanded={isMoreShown}
        onExpandedChange={() => send({ type: isMoreShown ? 'more.hide' : 'more.show' })}
      >
        <Select
          label={words.within}
          options={options.within.map((value) => ({ value, label: words.distances(value) }))}
          value={filters.within}
          onChange={(value) => send({ type: 'filter.change', filter: 'within', value })}
        />
        <Select
          label={words.rating}
          options={options.rating.map((value) => ({ value, label: words.ratings(value) }))}
          value={filters.rating}
          onChange={(value) => send({ type: 'filter.change', filter: 'rating', value })}
        />
        <FilterRow>
          <Switch
            isSelected={filters.accepting}
            onChange={(value) => send({ type: 'filter.change', filter: 'accepting', value })}
          >
            {words.accepting}
          </Switch>
        </FilterRow>
      </MoreFilters>
    </FilterBar>
  );
}
