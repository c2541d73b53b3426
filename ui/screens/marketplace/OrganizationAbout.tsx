import type { Organization } from '@vetsync/machines/marketplace/model';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { marketplaceWords, organizationWords } from './Marketplace.words.ts';
import { Bullets } from './Bullets.tsx';
import { Part } from '../system/parts/Part.tsx';

/** Mission and achievements. */
export function OrganizationAbout({ organization }: { organization: Organization }) {
  const sharedWords = useWords(marketplaceWords);
  const words = useWords(organizationWords);
  const { name, description, tags, highlights } = organization;
  return (
    <Part title={words.about}>
      <Text>{description}</Text>
      <Inline as="ul" listStyle="none" space="xxsmall" aria-label={sharedWords.tags(name)}>
        {tags.map((tag) => (
          <li key={tag}>
            <Badge variant="outline">{tag}</Badge>
          </li>
        ))}
      </Inline>
      <Heading level={3}>{words.highlights}</Heading>
      <Bullets items={highlights} />
    </Part>
  );
}
