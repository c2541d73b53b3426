import { FilterBar, FilterRow } from '../../components/FilterBar/FilterBar.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { useWords } from '../../language/useWords.ts';
import { newOrganizationWords } from '../organizations/NewOrganization.words.ts';
import { FoldedFilters } from '../system/lists/FoldedFilters.tsx';
import { KindChoice } from './KindChoice.tsx';
import { marketplaceWords } from './Marketplace.words.ts';
import type { OrganizationSearchProps } from './OrganizationSearch.types.ts';

/** Search and filters; each change applies at once. On a phone the filters are behind one button. */
export function OrganizationFilters({ view: { filters, offered, counts }, send }: OrganizationSearchProps) {
  const words = useWords(marketplaceWords);
  const { kinds } = useWords(newOrganizationWords);
  const counted = Object.fromEntries(
    (Object.keys(counts) as (keyof typeof counts)[]).map((name) => [
      name,
      words.counted(words.categories[name], counts[name]),
    ]),
  );
  const selects = {
    category: { label: words.category, names: counted },
    location: { label: words.location, names: words.locations },
    type: { label: words.type, names: words.types },
    kind: { label: words.type, names: { all: words.types.all, ...kinds } },
  };
  const shown = (Object.keys(selects) as (keyof typeof selects)[]).filter((name) => offered.includes(name));
  return (
    <FilterBar
      columns={3}
      search={{
        label: words.search,
        placeholder: words.placeholder,
        value: filters.q,
        onChange: (q) => send({ type: 'search.change', q }),
      }}
    >
      <FilterRow>
        <KindChoice
          chosen="organizations"
          onChoose={(kind) => send({ type: 'kind.choose', kind })}
          onOrganizations={() => {}}
        />
      </FilterRow>
      <FoldedFilters label={words.filters(shown.filter((name) => filters[name] !== 'all').length)}>
        {shown.map((filter) => (
          <Select
            key={filter}
            label={selects[filter].label}
            options={Object.entries(selects[filter].names).map(([value, label]) => ({ value, label }))}
            value={filters[filter]}
            onChange={(value) => send({ type: 'filter.change', filter, value })}
          />
        ))}
      </FoldedFilters>
    </FilterBar>
  );
}
