import type { ListedView } from '@vetsync/machines/organizations/model';
import type { Reader } from '@vetsync/machines/system/model';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { figure } from '../../format.ts';
import { moneyText, placeText, typeText } from './listingFacts.ts';
import { publicPagesWords } from './PublicPages.words.ts';

interface ListedRowsProps {
  listings: readonly ListedView[];
  /** Whether the rows say whose they are. */
  hasOrganizations: boolean;
  reader: Pick<Reader, 'locale'>;
}

/** Listings in a list: what it is, whose, where, and for how much. */
export function ListedRows({ listings, hasOrganizations, reader }: ListedRowsProps) {
  const words = useWords(publicPagesWords);
  return (
    <RowList>
      {listings.map(({ listing, href }) => {
        const { organization, miles } = listing;
        const details = [
          hasOrganizations ? organization.name : words.kinds[listing.kind],
          placeText(listing, words),
          miles !== null && words.listings.miles(figure(miles, reader)),
          typeText(listing.type, words),
        ];
        const money = moneyText(listing, { words, reader });
        return (
          <Row
            key={listing.id}
            title={listing.title}
            href={href}
            mark={hasOrganizations && <Avatar name={organization.name} shape="organization" />}
            detail={details.filter(Boolean).join(' · ')}
            state={
              money && (
                <Text as="span" size="small" numeric>
                  {money}
                </Text>
              )
            }
          />
        );
      })}
    </RowList>
  );
}
