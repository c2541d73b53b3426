import type { ListingKind } from '@vetsync/machines/organizations/model';
import { Box } from '../../components/Box/Box.tsx';
import { RowList } from '../../components/RowList/RowList.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useWords } from '../../language/useWords.ts';
import { Part } from '../system/parts/Part.tsx';
import { listingSearchWords } from './ListingSearch.words.ts';
import type { ListingSearchProps } from './ListingSearch.types.ts';
import { ListingPanel } from './listings/ListingPanel.tsx';
import { ListingResults } from './listings/ListingResults.tsx';
import { ListingRow } from './listings/ListingRow.tsx';
import { MoreResults } from './listings/MoreResults.tsx';
import { organizationWords } from './Marketplace.words.ts';
import { OrganizationProgram } from './OrganizationProgram.tsx';

const kinds: readonly ListingKind[] = ['program', 'job', 'degree', 'provider', 'event'];

/** What one organization offers: programs with a button to apply, and rows of the rest, which open their details. */
export function OrganizationOffers({ view, send }: ListingSearchProps) {
  const words = useWords(organizationWords).programs;
  const sharedWords = useWords(listingSearchWords);
  const { list, found, isRefreshing, reader } = view;
  // Until then, these are another page's.
  if (isRefreshing) return <Spinner label={sharedWords.searching} />;
  if (list !== 'listed') return <ListingResults view={view} send={send} />;
  return (
    <>
      {kinds.map((kind) => {
        const offered = found.filter(({ listing }) => listing.kind === kind);
        if (offered.length === 0) return null;
        return kind === 'program' ? (
          <Part key={kind} title={words.title}>
            <Box as="ul" listStyle="none">
              {offered.map((one) => (
                <OrganizationProgram key={one.listing.id} found={one} reader={reader} send={send} />
              ))}
            </Box>
          </Part>
        ) : (
          <Part key={kind} title={sharedWords.kinds[kind]}>
            <RowList>
              {offered.map((one) => (
                <ListingRow key={one.listing.id} found={one} reader={reader} />
              ))}
            </RowList>
          </Part>
        );
      })}
      <MoreResults more={view.more} send={send} />
      <ListingPanel view={view} send={send} />
    </>
  );
}
