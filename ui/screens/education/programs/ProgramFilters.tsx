import { FilterBar, FilterRow, MoreFilters } from '../../../components/FilterBar/FilterBar.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import type { EducationProps } from '../Education.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { notOnPhone, phoneOnly } from '../../layout.css.ts';
import { educationWords } from '../Education.words.ts';

const all = 'all';

/** Search and filters; each change applies at once. On a phone the filters are behind one button. */
export function ProgramFilters(props: EducationProps) {
  const words = useWords(educationWords).search;
  const { view, send } = props;
  const { filters } = view;
  const set =
    selects.filter((name) => name !== 'sort' && filters[name] !== all).length +
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
      {selects.map((name) => (
        <div key={name} className={notOnPhone}>
          <Choice name={name} {...props} />
        </div>
      ))}
      <FilterRow>
        <div className={notOnPhone}>
          <Switches {...props} />
        </div>
        <div className={phoneOnly}>
          <Stack space="small">
            <MoreFilters label={words.filters(set)}>
              {selects.map((name) => (
                <Choice key={name} name={name} {...props} />
              ))}
              <Switches {...props} />
            </MoreFilters>
          </Stack>
        </div>
      </FilterRow>
    </FilterBar>
  );
}

const selects = ['location', 'type', 'tuition', 'sort'] as const;
const switches = ['covered', 'saved'] as const;

function Choice({ view, send, name }: EducationProps & { name: (typeof selects)[number] }) {
  const words = useWords(educationWords).search;
  const { filters, choices } = view;
  switch (name) {
    case 'location':
      return (
        <Select
          label={words.location}
          options={[
            { value: all, label: words.anyLocation },
            ...choices.locations.map((value) => ({ value, label: value })),
          ]}
          value={filters.location}
          onChange={(value) => send({ type: 'filter.change', filter: 'location', value })}
        />
      );
    case 'type':
      return (
        <Select
          label={words.type}
          options={[
            { value: all, label: words.anyType },
            ...choices.types.map((value) => ({ value, label: words.types[value] })),
          ]}
          value={filters.type}
          onChange={(value) => send({ type: 'filter.change', filter: 'type', value })}
        />
      );
    case 'tuition':
      return (
        <Select
          label={words.tuition}
          options={choices.tuitions.map((value) => ({
            value,
            label: value === all ? words.anyTuition : words.upTo(Number(value)),
          }))}
          value={filters.tuition}
          onChange={(value) => send({ type: 'filter.change', filter: 'tuition', value })}
        />
      );
    case 'sort':
      return (
        <Select
          label={words.sort}
          options={choices.sorts.map((value) => ({ value, label: words.sorts[value] }))}
          value={filters.sort}
          onChange={(value) => send({ type: 'filter.change', filter: 'sort', value })}
        />
      );
  }
}

function Switches({ view: { filters }, send }: EducationProps) {
  const words = useWords(educationWords).search;
  return (
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
  );
}
