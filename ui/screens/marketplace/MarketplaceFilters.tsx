import { FilterBar, MoreFilters } from '../../components/FilterBar/FilterBar.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { notOnPhone, phoneOnly } from '../layout.css.ts';
import type { MarketplaceProps } from './Marketplace.types.ts';
import { marketplaceWords } from './Marketplace.words.ts';

const names = ['category', 'location', 'type'] as const;

function Filter({
  name,
  view: { filters, options },
  send,
}: MarketplaceProps & { name: (typeof names)[number] }) {
  const words = useWords(marketplaceWords);
  switch (name) {
    case 'category':
      return (
        <Select
          label={words.category}
          options={options.category.map(({ value, count }) => ({
            value,
            label: words.counted(words.categories[value], count),
          }))}
          value={filters.category}
          onChange={(value) => send({ type: 'filter.change', filter: 'category', value })}
        />
      );
    case 'location':
      return (
        <Select
          label={words.location}
          options={options.location.map((value) => ({ value, label: words.locations[value] }))}
          value={filters.location}
          onChange={(value) => send({ type: 'filter.change', filter: 'location', value })}
        />
      );
    case 'type':
      return (
        <Select
          label={words.type}
          options={options.type.map((value) => ({ value, label: words.types[value] }))}
          value={filters.type}
          onChange={(value) => send({ type: 'filter.change', filter: 'type', value })}
        />
      );
  }
}

/** Search and filters; each change applies at once. On a phone the filters are behind one button. */
export function MarketplaceFilters(props: MarketplaceProps) {
  const words = useWords(marketplaceWords);
  const { view, send } = props;
  const { filters } = view;
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
      {names.map((name) => (
        <div key={name} className={notOnPhone}>
          <Filter name={name} {...props} />
        </div>
      ))}
      <div className={phoneOnly}>
        <Stack space="small">
          <MoreFilters label={words.filters(set)}>
            {names.map((name) => (
              <Filter key={name} name={name} {...props} />
            ))}
          </MoreFilters>
        </Stack>
      </div>
    </FilterBar>
  );
}
