import type { ListingBenefit } from '@vetsync/machines/organizations/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import type { HeadingProps } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { listingFacts } from './details/listingFacts.tsx';
import type { ShownListing } from './details/listingFacts.tsx';
import { listingDetailsWords } from './ListingDetails.words.ts';
import { listingNamesWords } from './ListingNames.words.ts';
import { written } from './Listings.css.ts';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { dateText } from '../../dates.ts';

interface ListingEntriesProps {
  title: string;
  entries: readonly string[];
  level: HeadingProps['level'];
}

/** Short texts of a listing, such as skills. Nothing without them. */
function ListingEntries({ title, entries, level }: ListingEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <Stack space="xsmall">
      <Heading level={level} size="lead">
        {title}
      </Heading>
      <Inline as="ul" listStyle="none" space="xsmall" aria-label={title}>
        {entries.map((entry) => (
          <li key={entry}>
            <Badge>{entry}</Badge>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}

export type { ShownListing } from './details/listingFacts.tsx';

export interface ListingDetailsProps {
  listing: ShownListing;
  intl: IntlConfig;
  /** Level of the headings below the listing's title. @default 3 */
  level?: 2 | 3 | 4;
}

/** All that a listing says, below its title: for its page, a dialog, and the preview of who writes it. */
export function ListingDetails({ listing, intl, level = 3 }: ListingDetailsProps) {
  const words = useWords(listingDetailsWords);
  const sharedWords = useWords(listingNamesWords);
  const { fields, benefits } = sharedWords;
  const { description, eligibility, deadlines = [] } = listing;
  const accepted = (listing.benefits ?? []) as readonly ListingBenefit[];
  return (
    <Stack space="large">
      <DescriptionList items={listingFacts({ words, sharedWords }, listing, intl)} />
      {description && (
        <div className={written}>
          <Text>{description}</Text>
        </div>
      )}
      {eligibility && (
        <Stack space="xsmall">
          <Heading level={level} size="lead">
            {fields.eligibility}
          </Heading>
          <div className={written}>
            <Text>{eligibility}</Text>
          </div>
        </Stack>
      )}
      <ListingEntries level={level} title={fields.requiredSkills} entries={listing.requiredSkills ?? []} />
      <ListingEntries level={level} title={fields.preferredSkills} entries={listing.preferredSkills ?? []} />
      <ListingEntries level={level} title={fields.credentials} entries={listing.credentials ?? []} />
      <ListingEntries
        level={level}
        title={fields.benefits}
        entries={accepted.map((benefit) => benefits[benefit])}
      />
      {deadlines.length > 0 && (
        <Stack space="xsmall">
          <Heading level={level} size="lead">
            {fields.deadlines}
          </Heading>
          <DescriptionList
            items={deadlines.map(({ name, date }) => ({
              label: name,
              value: date && dateText(date, intl),
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}
