import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { CompareDialog } from '../marketplace/listings/CompareDialog.tsx';
import { CompareTray } from '../marketplace/listings/CompareTray.tsx';
import { ListingFilters } from '../marketplace/listings/ListingFilters.tsx';
import { ListingPanel } from '../marketplace/listings/ListingPanel.tsx';
import { ListingResults } from '../marketplace/listings/ListingResults.tsx';
import type { ListingSearchProps } from '../marketplace/ListingSearch.types.ts';
import { educationWords } from './Education.words.ts';

/** Search of all universities' programs, and those that are compared. */
export function ProgramSearch({ programs }: { programs: ListingSearchProps }) {
  const words = useWords(educationWords).search;
  return (
    <>
      <Stack as="section" space="medium" aria-labelledby="program-search">
        <Heading level={2} id="program-search">
          {words.title}
        </Heading>
        <ListingFilters {...programs} />
        <ListingResults {...programs} />
        {programs.view.hasScores && (
          <Text size="small" tone="muted">
            {words.sample}
          </Text>
        )}
        <CompareTray {...programs} />
      </Stack>
      <ListingPanel {...programs} />
      <CompareDialog {...programs} />
    </>
  );
}
