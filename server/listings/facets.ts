import type { ListingFacet, ListingFacets } from '@vetsync/machines/organizations/model';

/** How many listings have the same values. */
export interface FacetRow {
  type: string;
  remote: boolean;
  clearance: string;
  benefits: string[];
  count: number;
}
/** What a search is narrowed down to. A missing one leaves all. */
export interface FacetChoice {
  type?: string | undefined;
  remote?: boolean | undefined;
  clearance?: string | undefined;
  benefits?: string | undefined;
}

/** The values of a row by facet. Empty ones are not offered. */
const valuesOf: Readonly<Record<ListingFacet, (row: FacetRow) => readonly string[]>> = {
  type: ({ type }) => [type],
  remote: ({ remote }) => [String(remote)],
  clearance: ({ clearance }) => [clearance],
  benefits: ({ benefits }) => benefits,
};
const facets = Object.keys(valuesOf) as ListingFacet[];

const has = (row: FacetRow, facet: ListingFacet, choice: FacetChoice) =>
  choice[facet] === undefined || valuesOf[facet](row).includes(String(choice[facet]));

/** Totals by value, the most frequent first. */
function countsOf(rows: readonly FacetRow[], facet: ListingFacet) {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const value of valuesOf[facet](row)) {
      if (value !== '') counts.set(value, (counts.get(value) ?? 0) + row.count);
    }
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/**
 * What the search would find with each value. The counts of a facet ignore its own choice, so that a reader sees what
 * another choice would find.
 */
export function facetsOf(rows: readonly FacetRow[], choice: FacetChoice, isAtLeast: boolean): ListingFacets {
  const matching = (except: ListingFacet | null) =>
    rows.filter((row) => facets.every((facet) => facet === except || has(row, facet, choice)));
  const total = matching(null).reduce((sum, { count }) => sum + count, 0);
  const counted = (facet: ListingFacet) => countsOf(matching(facet), facet);
  return {
    total,
    isAtLeast,
    type: counted('type'),
    remote: counted('remote'),
    clearance: counted('clearance'),
    benefits: counted('benefits'),
  };
}
