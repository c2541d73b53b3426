import type { ExternalReview, Reader } from '@vetsync/machines/model';
import { Rating } from '../../components/Rating/Rating.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { relativeTime } from '../format.ts';
import { When } from '../system/When.tsx';
import { organizationWords } from './Marketplace.words.ts';
import { entries, entry, entryHead } from './OrganizationDetail.css.ts';
import { OrganizationPart } from './OrganizationPart.tsx';

const words = organizationWords.reviewList;

interface OrganizationReviewsProps {
  reviews: readonly ExternalReview[];
  reader: Reader;
}

/** What veterans wrote about it elsewhere. */
export const OrganizationReviews = ({ reviews, reader }: OrganizationReviewsProps) => (
  <OrganizationPart title={words.title}>
    <ul className={entries}>
      {reviews.map(({ id, author, source, rating, writtenAt, text }) => (
        <li key={id} className={entry}>
          <div className={entryHead}>
            <Rating value={rating} />
            <When at={writtenAt} reader={reader} size="small" tone="muted">
              {relativeTime(writtenAt, reader)}
            </When>
          </div>
          <Text>{text}</Text>
          <Text size="small" tone="muted">
            {words.by(author, source)}
          </Text>
        </li>
      ))}
    </ul>
  </OrganizationPart>
);
