import type { OrganizationCardView } from '@vetsync/machines/marketplace';
import BadgeCheck from 'lucide-react/icons/badge-check';
import MapPin from 'lucide-react/icons/map-pin';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { cardBody, cardFacts, cardHead, fact } from './Marketplace.css.ts';
import { useWords } from '../../language/useWords.ts';
import { marketplaceWords } from './Marketplace.words.ts';
import { OrganizationMark } from './OrganizationMark.tsx';

/** Maximum number of tags on a card; the details list all. */
const tagsShown = 3;

/** One organization in the list. */
export function OrganizationCard({ organization, href }: OrganizationCardView) {
  const words = useWords(marketplaceWords);
  const { name, tagline, description, image, rating, reviews, verified, location } = organization;
  return (
    <Card as="article" height="full" aria-label={name}>
      <div className={cardBody}>
        <div className={cardHead}>
          <OrganizationMark image={image} />
          <Stack space="xxsmall" align="flex-start">
            <Heading level={3}>{name}</Heading>
            <Rating value={rating} reviews={reviews} />
            {verified && (
              <Badge tone="positive" icon={BadgeCheck}>
                {words.verified}
              </Badge>
            )}
          </Stack>
        </div>
        <Stack space="xsmall">
          <Text weight="medium">{tagline}</Text>
          <Text size="small" tone="muted">
            {description}
          </Text>
        </Stack>
        <Stack space="xsmall">
          <div className={cardFacts}>
            <span className={fact}>
              <Icon of={MapPin} size="small" />
              <Text as="span" size="small">
                {location}
              </Text>
            </span>
            <Text as="span" size="small">
              {words.programs(organization.activePrograms)}
            </Text>
          </div>
          <Inline as="ul" listStyle="none" space="xxsmall" aria-label={words.tags(name)}>
            {organization.tags.slice(0, tagsShown).map((tag) => (
              <li key={tag}>
                <Badge variant="outline">{tag}</Badge>
              </li>
            ))}
          </Inline>
        </Stack>
        <LinkButton href={href} width="full" aria-label={words.detailsOf(name)}>
          {words.details}
        </LinkButton>
      </div>
    </Card>
  );
}
