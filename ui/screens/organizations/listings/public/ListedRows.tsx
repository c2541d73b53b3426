import type { ListedView } from '@vetsync/machines/organizations/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Avatar } from '../../../../components/Avatar/Avatar.tsx';
import { Row, RowList } from '../../../../components/RowList/RowList.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { formatNumber } from '../../../format.ts';
import { fitText, placeText, salaryText, startText } from '../details/listingFacts.tsx';
import { listingDetailsWords } from '../ListingDetails.words.ts';
import { listingNamesWords } from '../ListingNames.words.ts';

interface ListedRowsProps {
  listings: readonly ListedView[];
  /** Whether the rows say whose they are. */
  hasOrganizations: boolean;
  intl: IntlConfig;
}

/** Listings in a list: what it is, whose, when, where, and for how much. */
export function ListedRows({ listings, hasOrganizations, intl }: ListedRowsProps) {
  const words = useWords(listingDetailsWords);
  const sharedWords = useWords(listingNamesWords);
  return (
    <RowList>
      {listings.map(({ listing, href }) => {
        const { organization, miles, type, kind } = listing;
        const details = [
          hasOrganizations ? organization.name : sharedWords.kinds[kind],
          startText(listing, intl),
          placeText({ words }, listing),
          miles !== null && words.miles(formatNumber(miles, intl)),
          type && sharedWords.types[type],
          fitText({ words }, listing),
        ];
        const salary = salaryText({ words }, listing, intl);
        return (
          <Row
            key={listing.id}
            title={listing.title}
            href={href}
            mark={hasOrganizations && <Avatar name={organization.name} shape="organization" />}
            detail={details.filter(Boolean).join(' · ')}
            state={
              salary && (
                <Text as="span" size="small" numeric>
                  {salary}
                </Text>
              )
            }
          />
        );
      })}
    </RowList>
  );
}
