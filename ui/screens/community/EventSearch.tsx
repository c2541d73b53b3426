import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button } from '../../components/Button/Button.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { ToggleGroup } from '../../components/ToggleGroup/ToggleGroup.tsx';
import type { CommunityProps } from './Community.tsx';
import { filters as filtersStyle, wide } from './Community.css.ts';
import { communityWords as words } from './Community.words.ts';

type EventSearchProps = Pick<CommunityProps, 'view' | 'send'>;

function MoreFilters({ view: { filters, options }, send }: EventSearchProps) {
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
      <div className={wide}>
        <Switch
          isSelected={filters.places}
          onChange={(value) => send({ type: 'filter.change', filter: 'places', value })}
        >
          {words.places}
        </Switch>
      </div>
    </>
  );
}

/** What is looked for: each change is answered at once. */
export function EventSearch({ view, send }: EventSearchProps) {
  const { filters, options, isMoreShown, moreSet } = view;
  return (
    <div className={filtersStyle}>
      <div className={wide}>
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          value={filters.q}
          onChange={(value) => send({ type: 'filter.change', filter: 'q', value })}
        />
      </div>
      <div className={wide}>
        <ToggleGroup
          label={words.category}
          isLabelHidden
          options={options.category.map((value) => ({ value, label: words.categories[value] }))}
          selected={[filters.category]}
          onChange={([value]) => value && send({ type: 'filter.change', filter: 'category', value })}
        />
      </div>
      <div className={wide}>
        <Button
          icon={SlidersHorizontal}
          aria-expanded={isMoreShown}
          onPress={() => send({ type: isMoreShown ? 'more.hide' : 'more.show' })}
        >
          {moreSet > 0 ? words.moreSet(moreSet) : words.more}
        </Button>
      </div>
      {isMoreShown && <MoreFilters view={view} send={send} />}
    </div>
  );
}
