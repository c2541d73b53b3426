import type { ListingFacet, ListingFilter } from '@vetsync/machines/organizations/model';
import { FilterBar, FilterRow, MoreFilters } from '../../../components/FilterBar/FilterBar.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import { listingNamesWords } from '../../organizations/listings/ListingNames.words.ts';
import { FoldedFilters } from '../../system/lists/FoldedFilters.tsx';
import { listingSearchWords } from '../ListingSearch.words.ts';
import { textsOf } from './textsOf.ts';
import type { ListingSearchProps } from '../ListingSearch.types.ts';

const any = 'any';
/** Behind one button where there is little room. */
const narrowingFilters = ['place', 'type', 'clearance', 'benefits', 'salary', 'remote'] as const;
const chosenFacets = ['type', 'clearance', 'benefits'] as const satisfies readonly ListingFacet[];

/** Kind, words, place, and what the found ones can be narrowed down by, each with its count. */
export function ListingFilters({ view, send }: ListingSearchProps) {
  const words = useWords(listingSearchWords);
  const { search, placeholder } = textsOf(words, view.kind);
  const { types, clearances, benefits } = useWords(listingNamesWords);
  const { filters, zip, facets, choices, radius } = view;
  const labels: Readonly<Record<(typeof chosenFacets)[number], Readonly<Record<string, string>>>> = {
    type: types,
    clearance: clearances,
    benefits,
  };
  const countedRemote = facets?.remote.some(({ value }) => value === 'true');
  const narrowed = narrowingFilters.filter((filter) => filters[filter] !== undefined).length;
  const choose = (filter: ListingFilter, value: string) =>
    send({ type: 'filter.change', filter, value: value === any ? null : value });
  const narrowing = (
    <>
      {choices.places.length > 0 && (
        <Select
          label={words.place.label}
          value={filters.place ?? any}
          options={[
            { value: any, label: words.place.any },
            ...choices.places.map(({ value, count }) => ({
              value,
              label: words.option(words.place.name(value), count),
            })),
          ]}
          onChange={(chosen) => choose('place', chosen)}
        />
      )}
      {chosenFacets.map((facet) => {
        const counts = facets?.[facet] ?? [];
        const value = filters[facet];
        if (counts.length === 0 && value === undefined) return null;
        return (
          <Select
            key={facet}
            label={words[facet].label}
            value={value ?? any}
            options={[
              { value: any, label: words[facet].any },
              ...counts.map((one) => ({
                value: one.value,
                label: words.option(labels[facet][one.value] ?? one.value, one.count),
              })),
            ]}
            onChange={(chosen) => choose(facet, chosen)}
          />
        );
      })}
      {choices.pays.length > 0 && (
        <Select
          label={words.pay.label}
          value={String(filters.salary ?? any)}
          options={[
            { value: any, label: words.pay.any },
            ...choices.pays.map((amount) => ({
              value: String(amount),
              label: words.pay.from(formatNumber(amount, view.reader)),
            })),
          ]}
          onChange={(chosen) => choose('salary', chosen)}
        />
      )}
      {choices.sorts.length > 0 && (
        <Select
          label={words.sort.label}
          value={filters.sort ?? choices.sorts[0]!}
          options={choices.sorts.map((value) => ({ value, label: words.sort[value] }))}
          onChange={(chosen) => choose('sort', chosen === choices.sorts[0] ? any : chosen)}
        />
      )}
      {choices.places.length === 0 && (countedRemote || filters.remote !== undefined) && (
        <FilterRow>
          <Switch
            isSelected={filters.remote === true}
            onChange={(wanted) => choose('remote', wanted ? 'true' : any)}
          >
            {words.remote}
          </Switch>
        </FilterRow>
      )}
    </>
  );
  return (
    <FilterBar
      columns={choices.kinds.length > 0 ? 3 : 4}
      besideSearch={
        choices.places.length > 0 ? undefined : (
          <Grid columns={filters.near === undefined ? 1 : 2} space="small" align="flex-end">
            <TextField
              name="near"
              label={words.zip}
              help={words.zipHelp}
              error={view.zipProblem ?? undefined}
              isRequired={false}
              inputMode="numeric"
              autoComplete="postal-code"
              value={zip}
              onChange={(value) => send({ type: 'zip.change', zip: value })}
            />
            {filters.near !== undefined && (
              <Select
                label={words.radius.label}
                value={String(radius)}
                options={choices.radii.map((miles) => ({
                  value: String(miles),
                  label: words.radius.miles(miles),
                }))}
                onChange={(value) => send({ type: 'filter.change', filter: 'radius', value })}
              />
            )}
          </Grid>
        )
      }
      search={{
        label: search,
        placeholder: placeholder || undefined,
        value: view.words,
        onChange: (q) => send({ type: 'search.change', q }),
      }}
    >
      {choices.kinds.length > 0 ? (
        <MoreFilters
          label={words.moreFilters(narrowed)}
          beside={
            <ToggleButtonGroup
              label={words.kinds.label}
              isLabelHidden
              options={(['all', ...choices.kinds] as const).map((value) => ({
                value,
                label: words.kinds[value],
              }))}
              selectedKeys={[filters.kind ?? 'all']}
              onSelectionChange={([kind]) => choose('kind', kind === 'all' ? any : (kind ?? any))}
            />
          }
        >
          {narrowing}
        </MoreFilters>
      ) : (
        <FoldedFilters label={words.moreFilters(narrowed)}>{narrowing}</FoldedFilters>
      )}
    </FilterBar>
  );
}
