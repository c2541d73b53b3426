import { FilterBar, MoreFilters, FilterRow } from '../../../components/FilterBar/FilterBar.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { notOnPhone } from '../../layout.css.ts';
import { FoldedFilters } from '../../system/lists/FoldedFilters.tsx';
import { KindChoice } from '../KindChoice.tsx';
import { listingSearchWords } from '../ListingSearch.words.ts';
import { textsOf } from './textsOf.ts';
import type { ListingSearchProps } from '../ListingSearch.types.ts';
import type { ReactNode } from 'react';
import type { ListingFilter } from '@vetsync/machines/organizations/model';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { formatNumber } from '../../format.ts';
import { listingNamesWords } from '../../organizations/listings/ListingNames.words.ts';

const narrowingFilters = [
  'place',
  'type',
  'clearance',
  'benefits',
  'salary',
  'tuition',
  'sort',
  'within',
  'rating',
  'accepting',
  'covered',
  'saved',
  'remote',
] as const;
type NarrowingFilter = (typeof narrowingFilters)[number];

const any = 'any';

interface NarrowingFiltersProps extends ListingSearchProps {
  /** Those that have something to choose are shown, in this order. */
  names: readonly NarrowingFilter[];
}

interface Choice {
  label: string;
  /** What is said if all are left. */
  any: string;
  options: readonly { value: string; label: string }[];
}

const amounts = (values: readonly number[], labelOf: (value: number) => string): Choice['options'] =>
  values.map((value) => ({ value: String(value), label: labelOf(value) }));

/** What the found ones can be narrowed down by, many of them with their counts. */
function NarrowingFilters({ view, send, names }: NarrowingFiltersProps) {
  const words = useWords(listingSearchWords);
  const { types, clearances, benefits } = useWords(listingNamesWords);
  const { filters, facets, choices, intl } = view;
  const choose = (filter: ListingFilter, value: string) =>
    send({ type: 'filter.change', filter, value: value === any ? null : value });

  const choice = (filter: NarrowingFilter, { label, any: all, options }: Choice) =>
    (options.length > 0 || filters[filter] !== undefined) && (
      <Select
        key={filter}
        label={label}
        value={String(filters[filter] ?? any)}
        options={[{ value: any, label: all }, ...options]}
        onChange={(chosen) => choose(filter, chosen)}
      />
    );
  const facet = (name: 'type' | 'clearance' | 'benefits', labels: Readonly<Record<string, string>>) =>
    choice(name, {
      ...words[name],
      options: (facets?.[name] ?? []).map(({ value, count }) => ({
        value,
        label: words.option(labels[value] ?? value, count),
      })),
    });
  const onOff = (filter: 'remote' | 'accepting' | 'covered' | 'saved', label: string, isOffered: boolean) =>
    (isOffered || filters[filter] !== undefined) && (
      <FilterRow key={filter}>
        <Switch
          isSelected={filters[filter] === true}
          onChange={(wanted) => choose(filter, wanted ? 'true' : any)}
        >
          {label}
        </Switch>
      </FilterRow>
    );
  const [firstSort] = choices.sorts;

  const shown: Readonly<Record<NarrowingFilter, ReactNode>> = {
    place: choice('place', {
      ...words.place,
      options: choices.places.map(({ value, count }) => ({
        value,
        label: words.option(words.place.name(value), count),
      })),
    }),
    type: facet('type', { ...types, specialist: words.specialist }),
    clearance: facet('clearance', clearances),
    benefits: facet('benefits', benefits),
    salary: choice('salary', {
      ...words.pay,
      options: amounts(choices.pays, (amount) => words.pay.from(formatNumber(amount, intl))),
    }),
    tuition: choice('tuition', {
      ...words.tuition,
      options: amounts(choices.tuitions, (amount) => words.tuition.upTo(formatNumber(amount, intl))),
    }),
    sort: firstSort && (
      <Select
        key="sort"
        label={words.sort.label}
        value={choices.sorts.find((sort) => sort === filters.sort) ?? firstSort}
        options={choices.sorts.map((value) => ({ value, label: words.sort[value] }))}
        onChange={(chosen) => choose('sort', chosen === firstSort ? any : chosen)}
      />
    ),
    within: choice('within', { ...words.within, options: amounts(choices.distances, words.within.miles) }),
    rating: choice('rating', { ...words.rating, options: amounts(choices.ratings, words.rating.stars) }),
    accepting: onOff('accepting', words.acceptingOnly, choices.narrowings.includes('accepting')),
    covered: onOff('covered', words.covered, choices.narrowings.includes('covered')),
    saved: onOff('saved', words.savedOnly, view.kind !== 'provider'),
    remote: onOff(
      'remote',
      words.remote,
      choices.places.length === 0 && (facets?.remote.some(({ value }) => value === 'true') ?? false),
    ),
  };
  return names.map((name) => shown[name]);
}

/** Of care: those that everyone sees. The others are behind "More Filters" (feature spec, section 2). */
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
