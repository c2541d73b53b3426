import type { ExternalReview } from '@vetsync/machines/marketplace/model';
import type { Reader } from '@vetsync/machines/system/model';
import { Box } from '../../components/Box/Box.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { relativeTime } from '../format.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { useWords } from '../../language/useWords.ts';
import { organizationWords } from './Marketplace.words.ts';
import { entry } from './OrganizationDetail.css.ts';
import { Part } from '../system/parts/Part.tsx';

interface OrganizationReviewsProps {
  reviews: readonly ExternalReview[];
  reader: Reader;
}

/** Reviews by veterans. */
export function OrganizationReviews({ reviews, reader }: OrganizationReviewsProps) {
  const words = useWords(organizationWords).reviewList;
  return (
    <Part title={words.title}>
      <Box as="ul" listStyle="none">
        {reviews.map(({ id, author, source, rating, writtenAt, text }) => (
          <li key={id} className={entry}>
            <Inline space="xsmall" align="baseline" justify="space-between">
              <Rating value={rating} />
              <TimeText at={writtenAt} reader={reader} size="small" tone="muted">
                {relativeTime(writtenAt, reader)}
              </TimeText>
            </Inline>
            <Text>{text}</Text>
            <Text size="small" tone="muted">
              {words.by(author, source)}
            </Text>
          </li>
        ))}
      </Box>
    </Part>
  );
}
