import type { ListingFacet } from '@vetsync/machines/organizations/model';
import { FilterBar, FilterRow, MoreFilters } from '../../../components/FilterBar/FilterBar.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { useWords } from '../../../language/useWords.ts';
import { listingNamesWords } from '../../organizations/listings/ListingNames.words.ts';
import { listingSearchWords } from '../ListingSearch.words.ts';
import type { ListingSearchProps } from '../ListingSearch.types.ts';

const any = 'any';
const chosenFacets = ['type', 'clearance', 'benefits'] as const satisfies readonly ListingFacet[];

/** Kind, words, place, and what the found ones can be narrowed down by, each with its count. */
export function ListingFilters({ view, send }: ListingSearchProps) {
  const words = useWords(listingSearchWords);
  const { types, clearances, benefits } = useWords(listingNamesWords);
  const { filters, zip, facets, choices, radius } = view;
  const labels: Readonly<Record<(typeof chosenFacets)[number], Readonly<Record<string, string>>>> = {
    type: types,
    clearance: clearances,
    benefits,
  };
  const countedRemote = facets?.remote.some(({ value }) => value === 'true');
  const narrowed = [...chosenFacets, 'remote' as const].filter(
    (facet) => filters[facet] !== undefined,
  ).length;
  return (
    <FilterBar
      columns={3}
      besideSearch={
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
      }
      search={{
        label: words.search,
        value: view.words,
        onChange: (q) => send({ type: 'search.change', q }),
      }}
    >
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
            onSelectionChange={([kind]) =>
              send({ type: 'filter.change', filter: 'kind', value: kind === 'all' ? null : (kind ?? null) })
            }
          />
        }
      >
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
              onChange={(chosen) =>
                send({ type: 'filter.change', filter: facet, value: chosen === any ? null : chosen })
              }
            />
          );
        })}
        {(countedRemote || filters.remote !== undefined) && (
          <FilterRow>
            <Switch
              isSelected={filters.remote === true}
              onChange={(wanted) =>
                send({ type: 'filter.change', filter: 'remote', value: wanted ? 'true' : null })
              }
            >
              {words.remote}
            </Switch>
          </FilterRow>
        )}
      </MoreFilters>
    </FilterBar>
  );
}
