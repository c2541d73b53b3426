import type { ListingKind, PublishedListingSort } from '@vetsync/machines/organizations/model';

interface Sorted {
  kind?: ListingKind | undefined;
  q?: string | undefined;
  near?: string | undefined;
  sort?: PublishedListingSort | undefined;
}

/** How amounts rank, which come after which, and what has them. */
export const amountSorts = {
  pay: { kind: 'job', sign: '-', further: '<', direction: 'desc' },
  tuition: { kind: 'degree', sign: '', further: '>', direction: 'asc' },
} as const;
export type AmountSort = keyof typeof amountSorts;

/** Rank of a listing that names no amount: behind all others. */
export const noAmount = 2_147_483_647;
/** The dollars of a rank; null if the listing names none. */
export const amountOfRank = (rank: number): number | null => (rank === noAmount ? null : Math.abs(rank));

const sortsByKind: Readonly<Partial<Record<ListingKind, readonly PublishedListingSort[]>>> = {
  job: ['newest', 'pay'],
  degree: ['newest', 'tuition'],
};

/** The orders to choose from. A search with words or a place has its own. */
export const sortsOf = ({ kind, q, near }: Sorted): readonly PublishedListingSort[] =>
  (kind && q === undefined && near === undefined && sortsByKind[kind]) || [];

/** The order by amounts that a search has, if any. */
export const amountSortOf = (search: Sorted): AmountSort | null =>
  search.sort && search.sort !== 'newest' && sortsOf(search).includes(search.sort) ? search.sort : null;
