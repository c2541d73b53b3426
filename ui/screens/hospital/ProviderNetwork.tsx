import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import type { ListingSearchProps } from '../marketplace/ListingSearch.types.ts';
import { ListingFilters } from '../marketplace/listings/ListingFilters.tsx';
import { ListingPanel } from '../marketplace/listings/ListingPanel.tsx';
import { ListingResults } from '../marketplace/listings/ListingResults.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';
import { hospitalWords } from './Hospital.words.ts';

/** Who cares for veterans, as hospitals have published it: to find someone to send a patient to. */
export function ProviderNetwork({ view, send }: ListingSearchProps) {
  const words = useWords(hospitalWords).network;
  return (
    <Stack space="large">
      <PageHead title={words.title} subtitle={words.subtitle} />
      <ListingFilters view={view} send={send} />
      <ListingResults view={view} send={send} />
      <ListingPanel view={view} send={send} />
    </Stack>
  );
}
