import { FilterBar } from '../../../components/FilterBar/FilterBar.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { useWords } from '../../../language/useWords.ts';
import { careerWords } from '../Career.words.ts';
import type { CareerProps } from '../Career.types.ts';

/** Search and filters; each change applies at once. */
export function JobFilters({ view: { filters, choices }, send }: CareerProps) {
  const { board: words, types, place } = useWords(careerWords);
  return (
    <FilterBar
      columns={4}
      search={{
        label: words.search,
        placeholder: words.placeholder,
        value: filters.q,
        onChange: (value) => send({ type: 'filter.change', filter: 'q', value }),
      }}
    >
      <Select
        label={words.location}
        options={choices.locations.map((value) => ({
          value,
          label: value === 'all' ? words.any.location : place(value),
        }))}
        value={filters.location}
        onChange={(value) => send({ type: 'filter.change', filter: 'location', value })}
      />
      <Select
        label={words.type}
        options={choices.types.map((value) => ({
          value,
          label: value === 'all' ? words.any.type : types[value],
        }))}
        value={filters.type}
        onChange={(value) => send({ type: 'filter.change', filter: 'type', value })}
      />
      <Select
        label={words.pay}
        options={choices.pays.map((value) => ({ value, label: words.pays(value) }))}
        value={filters.pay}
        onChange={(value) => send({ type: 'filter.change', filter: 'pay', value })}
      />
      <Select
        label={words.sort}
        options={choices.sorts.map((value) => ({ value, label: words.sorts[value] }))}
        value={filters.sort}
        onChange={(value) => send({ type: 'filter.change', filter: 'sort', value })}
      />
    </FilterBar>
  );
}
