import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { listingSearchWords } from './ListingSearch.words.ts';
import type { ListingSearchProps } from './ListingSearch.types.ts';
import { ListingFilters } from './listings/ListingFilters.tsx';
import { ListingPanel } from './listings/ListingPanel.tsx';
import { ListingResults } from './listings/ListingResults.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

export type { ListingSearchProps } from './ListingSearch.types.ts';

/** Finds what organizations have published, and shows one of them beside the list. */
export function ListingSearch({ view, send }: ListingSearchProps) {
  const words = useWords(listingSearchWords);
  return (
    <Stack space="large">
      <PageHead title={words.title} subtitle={words.subtitle} />
      <ListingFilters view={view} send={send} />
      <ListingResults view={view} send={send} />
      <ListingPanel view={view} send={send} />
    </Stack>
  );
}
