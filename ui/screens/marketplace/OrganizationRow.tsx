import type { OrganizationCardView } from '@vetsync/machines/marketplace';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { Row } from '../../components/RowList/RowList.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { marketplaceWords } from './Marketplace.words.ts';
import { OrganizationMark } from './OrganizationMark.tsx';

/** One organization in the list: its name, what it offers, and where, how good and how checked. */
export function OrganizationRow({ organization, href }: OrganizationCardView) {
  const words = useWords(marketplaceWords);
  const { name, tagline, category, rating, reviews, verified, location, activePrograms } = organization;
  return (
    <Row
      mark={<OrganizationMark name={name} category={category} />}
      href={href}
      title={
        <>
          <span aria-hidden>{name}</span>
          <VisuallyHidden>{words.detailsOf(name)}</VisuallyHidden>
        </>
      }
      detail={
        <>
          <Text as="div" size="small" tone="neutral">
            {tagline}
          </Text>
          <Inline space="xsmall">
            <span>{[location, words.programs(activePrograms)].join(' · ')}</span>
            <Rating value={rating} reviews={reviews} />
            {verified && (
              <Text as="span" size="small" weight="medium" tone="positive">
                {words.verified}
              </Text>
            )}
          </Inline>
        </>
      }
      state={
        // The link covers the row and has these words in its name.
        <span aria-hidden>
          <Text as="span" size="small" weight="medium" tone="positive">
            {words.details}
          </Text>
        </span>
      }
    />
  );
}
