import { FilterBar, MoreFilters } from '../../../components/FilterBar/FilterBar.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { notOnPhone } from '../../layout.css.ts';
import { FoldedFilters } from '../../system/lists/FoldedFilters.tsx';
import { KindChoice } from '../KindChoice.tsx';
import { listingSearchWords } from '../ListingSearch.words.ts';
import { NarrowingFilters, narrowingFilters, type NarrowingFilter } from './NarrowingFilters.tsx';
import { textsOf } from './textsOf.ts';
import type { ListingSearchProps } from '../ListingSearch.types.ts';

/** Of care: those that everybody sees. The others are behind "More Filters" (feature spec, section 2). */
const ofCare: readonly NarrowingFilter[] = ['type', 'place'];
const moreOfCare = narrowingFilters.filter((name) => !ofCare.includes(name));

/** Kind, words, place, and what the found ones can be narrowed down by. On a phone, all but kind and words is behind one button. */
export function ListingFilters({ view, send }: ListingSearchProps) {
  const words = useWords(listingSearchWords);
  const { search, placeholder } = textsOf(words, view.kind);
  const { filters, choices, kind } = view;
  const setAmong = (names: readonly NarrowingFilter[]) =>
    names.filter((name) => name !== 'sort' && filters[name] !== undefined).length;
  const narrowing = (names: readonly NarrowingFilter[]) => (
    <NarrowingFilters view={view} send={send} names={names} />
  );
  const near = choices.places.length > 0 ? undefined : <Near view={view} send={send} />;
  const kinds = kind === null && (
    <KindChoice
      chosen={filters.kind ?? 'all'}
      onChoose={(value) => send({ type: 'filter.change', filter: 'kind', value })}
      onOrganizations={() => send({ type: 'organizations.open' })}
    />
  );
  const more = kind === 'provider' ? moreOfCare : narrowingFilters;
  return (
    <FilterBar
      columns={kind === null ? 3 : kind === 'provider' ? 2 : 4}
      besideSearch={near && <div className={notOnPhone}>{near}</div>}
      search={{
        label: search,
        placeholder: placeholder || undefined,
        value: view.words,
        onChange: (q) => send({ type: 'search.change', q }),
      }}
    >
      <FoldedFilters
        label={words.moreFilters(setAmong(narrowingFilters) + (near && filters.near !== undefined ? 1 : 0))}
        beside={kinds}
        folded={
          <>
            {near}
            {narrowing(kind === 'provider' ? [...ofCare, ...moreOfCare] : narrowingFilters)}
          </>
        }
      >
        {kind === 'provider' && narrowing(ofCare)}
        {kind === null || kind === 'provider' ? (
          <MoreFilters
            label={words.moreFilters(setAmong(more))}
            beside={kinds}
            defaultExpanded={kind !== null && setAmong(more) > 0}
          >
            {narrowing(more)}
          </MoreFilters>
        ) : (
          narrowing(more)
        )}
      </FoldedFilters>
    </FilterBar>
  );
}

/** A ZIP code, and how far around it. */
function Near({ view, send }: ListingSearchProps) {
  const words = useWords(listingSearchWords);
  const { filters, zip, choices, radius } = view;
  return (
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
  );
}
