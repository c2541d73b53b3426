import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { listingSearchWords } from './ListingSearch.words.ts';
import type { ListingSearchProps } from './ListingSearch.types.ts';
import { ListingFilters } from './listings/ListingFilters.tsx';
import { ListingPanel } from './listings/ListingPanel.tsx';
import { ListingResults } from './listings/ListingResults.tsx';

export type { ListingSearchProps } from './ListingSearch.types.ts';

/** Finds what organizations have published, and shows one of them beside the list. */
export function ListingSearch({ view, send }: ListingSearchProps) {
  const words = useWords(listingSearchWords);
  return (
    <Stack space="large">
      <Stack as="hgroup" space="xxsmall">
        <Heading level={1}>{words.title}</Heading>
        <Text tone="muted">{words.subtitle}</Text>
      </Stack>
      <ListingFilters view={view} send={send} />
      <ListingResults view={view} send={send} />
      <ListingPanel view={view} send={send} />
    </Stack>
  );
}
