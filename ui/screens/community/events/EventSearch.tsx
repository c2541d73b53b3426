import { FilterBar, FilterRow, MoreFilters } from '../../../components/FilterBar/FilterBar.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import type { CommunityProps } from '../Community.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { communityWords } from '../Community.words.ts';

type EventSearchProps = Pick<CommunityProps, 'view' | 'send'>;

function FewerUsed({ view: { filters, options }, send }: EventSearchProps) {
  const words = useWords(communityWords);
  return (
    <>
      <Select
        label={words.format}
        options={options.format.map((value) => ({ value, label: words.formats[value] }))}
        value={filters.format}
        onChange={(value) => send({ type: 'filter.change', filter: 'format', value })}
      />
      <Select
        label={words.within}
        options={options.within.map((value) => ({ value, label: words.periods[value] }))}
        value={filters.within}
        onChange={(value) => send({ type: 'filter.change', filter: 'within', value })}
      />
      {options.group.length > 0 && (
        <Select
          label={words.group}
          options={options.group.map(({ value, name }) => ({ value, label: words.groups(value, name) }))}
          value={filters.group}
          onChange={(value) => send({ type: 'filter.change', filter: 'group', value })}
        />
      )}
      <FilterRow>
        <Switch
          isSelected={filters.seats}
          onChange={(value) => send({ type: 'filter.change', filter: 'seats', value })}
        >
          {words.seats}
        </Switch>
      </FilterRow>
    </>
  );
}

/** Search and filters; each change applies at once. */
export function EventSearch({ view, send }: EventSearchProps) {
  const words = useWords(communityWords);
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
      <MoreFilters
        label={moreSet > 0 ? words.moreSet(moreSet) : words.more}
        isExpanded={isMoreShown}
        beside={
          <ToggleButtonGroup
            label={words.category}
            isLabelHidden
            options={options.category.map((value) => ({ value, label: words.categories[value] }))}
            selectedKeys={[filters.category]}
            onSelectionChange={([value]) =>
              value && send({ type: 'filter.change', filter: 'category', value })
            }
          />
        }
        onExpandedChange={() => send({ type: isMoreShown ? 'more.hide' : 'more.show' })}
      >
        <FewerUsed view={view} send={send} />
      </MoreFilters>
    </FilterBar>
  );
}
