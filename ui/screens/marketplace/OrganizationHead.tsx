import type { ListedOrganization } from '@vetsync/machines/marketplace/model';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { newOrganizationWords } from '../organizations/NewOrganization.words.ts';
import { useFocusOnChange } from '../system/parts/focus.ts';
import { cardHead } from './Marketplace.css.ts';
import { useWords } from '../../language/useWords.ts';
import { marketplaceWords } from './Marketplace.words.ts';
import { OrganizationMark } from './OrganizationMark.tsx';

/** Name, logo and tagline of the organization, or what it is and where. In the demo, also its rating. */
export function OrganizationHead({ organization }: { organization: ListedOrganization }) {
  const words = useWords(marketplaceWords);
  const { kinds } = useWords(newOrganizationWords);
  const { id, name, kind, location, extras } = organization;
  const heading = useFocusOnChange<HTMLHeadingElement>(id);
  return (
    <div className={cardHead}>
      <OrganizationMark name={name} category={extras?.category} />
      <Stack space="xsmall" align="flex-start">
        <Stack as="hgroup" space="xxsmall">
          <Heading level={1} ref={heading}>
            {name}
          </Heading>
          <Text size="lead" tone="muted">
            {extras?.tagline ?? [kinds[kind], location].filter((part) => part !== '').join(' · ')}
          </Text>
        </Stack>
        {extras && (
          <Inline space="small">
            <Rating value={extras.rating} reviewCount={extras.reviewCount} />
            {extras.verified && (
              <Badge tone="positive" icon={BadgeCheck}>
                {words.verified}
              </Badge>
            )}
            <Badge>{words.categories[extras.category]}</Badge>
          </Inline>
        )}
      </Stack>
    </div>
  );
}
