import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import type { ListingSearchProps } from '../marketplace/ListingSearch.types.ts';
import { ListingFilters } from '../marketplace/listings/ListingFilters.tsx';
import { ListingPanel } from '../marketplace/listings/ListingPanel.tsx';
import { ListingResults } from '../marketplace/listings/ListingResults.tsx';
import { providerFinderWords } from './ProviderFinder.words.ts';

/** Find Healthcare Providers (feature spec, section 2). */
export function ProviderFinder({ view, send }: ListingSearchProps) {
  const words = useWords(providerFinderWords);
  return (
    <>
      <Dialog title={words.title} width="page" onClose={() => send({ type: 'search.close' })}>
        <Stack space="large">
          <ListingFilters view={view} send={send} />
          <ListingResults view={view} send={send} />
        </Stack>
      </Dialog>
      <ListingPanel view={view} send={send} />
    </>
  );
}
