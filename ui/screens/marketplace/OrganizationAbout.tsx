import type { ListedOrganization } from '@vetsync/machines/marketplace/model';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { marketplaceWords, organizationWords } from './Marketplace.words.ts';
import { Bullets } from './Bullets.tsx';
import { written } from '../organizations/listings/Listings.css.ts';
import { Part } from '../system/parts/Part.tsx';

/** Mission, and in the demo achievements. Nothing, if it doesn't say. */
export function OrganizationAbout({ organization }: { organization: ListedOrganization }) {
  const sharedWords = useWords(marketplaceWords);
  const words = useWords(organizationWords);
  const { name, about, extras } = organization;
  if (about === '') return null;
  return (
    <Part title={words.about}>
      <Text as="div">
        <div className={written}>{about}</div>
      </Text>
      {extras && (
        <>
          <Inline as="ul" listStyle="none" space="xxsmall" aria-label={sharedWords.tags(name)}>
            {extras.tags.map((tag) => (
              <li key={tag}>
                <Badge variant="outline">{tag}</Badge>
              </li>
            ))}
          </Inline>
          <Heading level={3}>{words.highlights}</Heading>
          <Bullets items={extras.highlights} />
        </>
      )}
    </Part>
  );
}
