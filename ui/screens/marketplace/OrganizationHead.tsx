import type { Organization } from '@vetsync/machines/marketplace/model';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnChange } from '../system/parts/focus.ts';
import { cardHead } from './Marketplace.css.ts';
import { useWords } from '../../language/useWords.ts';
import { marketplaceWords } from './Marketplace.words.ts';
import { OrganizationMark } from './OrganizationMark.tsx';

/** Name, logo, tagline and rating of the organization. */
export function OrganizationHead({ organization }: { organization: Organization }) {
  const words = useWords(marketplaceWords);
  const { id, name, tagline, rating, reviewCount, verified, category } = organization;
  const heading = useFocusOnChange<HTMLHeadingElement>(id);
  return (
    <div className={cardHead}>
      <OrganizationMark name={name} category={category} />
      <Stack space="xsmall" align="flex-start">
        <Stack as="hgroup" space="xxsmall">
          <Heading level={1} ref={heading}>
            {name}
          </Heading>
          <Text size="lead" tone="muted">
            {tagline}
          </Text>
        </Stack>
        <Inline space="small">
          <Rating value={rating} reviewCount={reviewCount} />
          {verified && (
            <Badge tone="positive" icon={BadgeCheck}>
              {words.verified}
            </Badge>
          )}
          <Badge>{words.categories[category]}</Badge>
        </Inline>
      </Stack>
    </div>
  );
}
