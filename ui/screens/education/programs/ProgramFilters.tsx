import { FilterBar, FilterRow } from '../../../components/FilterBar/FilterBar.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { useWords } from '../../../language/useWords.ts';
import { FoldedFilters } from '../../system/lists/FoldedFilters.tsx';
import type { EducationProps } from '../Education.types.ts';
import { educationWords } from '../Education.words.ts';

const all = 'all';
const switches = ['covered', 'saved'] as const;
/** Filters that are counted, besides the switches. */
const narrowing = ['location', 'type', 'tuition'] as const;

/** Search and filters; each change applies at once. On a phone the filters are behind one button. */
export function ProgramFilters({ view: { filters, choices }, send }: EducationProps) {
  const words = useWords(educationWords).search;
  const set =
    narrowing.filter((name) => filters[name] !== all).length +
    switches.filter((name) => filters[name]).length;
  return (
    <FilterBar
      columns={4}
      search={{
        label: words.label,
        placeholder: words.placeholder,
        value: filters.q,
        onChange: (value) => send({ type: 'filter.change', filter: 'q', value }),
      }}
    >
      <FoldedFilters label={words.filters(set)}>
        <Select
          label={words.location}
          options={[
            { value: all, label: words.anyLocation },
            ...choices.locations.map((value) => ({ value, label: value })),
          ]}
          value={filters.location}
          onChange={(value) => send({ type: 'filter.change', filter: 'location', value })}
        />
        <Select
          label={words.type}
          options={[
            { value: all, label: words.anyType },
            ...choices.types.map((value) => ({ value, label: words.types[value] })),
          ]}
          value={filters.type}
          onChange={(value) => send({ type: 'filter.change', filter: 'type', value })}
        />
        <Select
          label={words.tuition}
          options={choices.tuitions.map((value) => ({
            value,
            label: value === all ? words.anyTuition : words.upTo(Number(value)),
          }))}
          value={filters.tuition}
          onChange={(value) => send({ type: 'filter.change', filter: 'tuition', value })}
        />
        <Select
          label={words.sort}
          options={choices.sorts.map((value) => ({ value, label: words.sorts[value] }))}
          value={filters.sort}
          onChange={(value) => send({ type: 'filter.change', filter: 'sort', value })}
        />
        <FilterRow>
          <Inline space="large">
            {switches.map((filter) => (
              <Switch
                key={filter}
                isSelected={filters[filter]}
                onChange={(value) => send({ type: 'filter.change', filter, value })}
              >
                {words[filter]}
              </Switch>
            ))}
          </Inline>
        </FilterRow>
      </FoldedFilters>
    </FilterBar>
  );
}
