import type { Review, ReviewTab } from '@vetsync/machines/reviews/model';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { candidateTabs } from './candidateTabs.ts';
import { collegeTabs } from './collegeTabs.ts';
import { nonprofitTabs } from './nonprofitTabs.ts';
import type { ReviewPart } from './parts.ts';
import { parts as partsStyle } from './Review.css.ts';
import { reviewWords } from './Review.words.ts';
import type { ReviewDialogProps } from './Reviews.types.ts';
import { ReviewParts } from './ReviewParts.tsx';
import { useReviewWords, type ReviewWords } from './useReviewWords.ts';

type Drawn<Of extends Review> = Partial<
  Record<ReviewTab, (allWords: ReviewWords, review: Of) => ReviewPart[]>
>;

/** Parts of an application on a tab. */
function partsOf(allWords: ReviewWords, review: Review, tab: ReviewTab): ReviewPart[] {
  if (review.kind === 'job') return (candidateTabs as Drawn<typeof review>)[tab]?.(allWords, review) ?? [];
  if (review.kind === 'college') return (collegeTabs as Drawn<typeof review>)[tab]?.(allWords, review) ?? [];
  return (nonprofitTabs as Drawn<typeof review>)[tab]?.(allWords, review) ?? [];
}

/** The tabs of an application, each with its own URL. */
export function ReviewTabs({
  review,
  tab,
  send,
}: Pick<ReviewDialogProps, 'tab' | 'send'> & { review: Review }) {
  const allWords = useReviewWords();
  const words = allWords.review;
  const labels: Partial<Record<ReviewTab, string>> = words.tab[review.kind];
  const tabs = Object.keys(reviewWords.tab[review.kind]) as ReviewTab[];
  return (
    <Tabs
      label={words.tabs}
      items={tabs.map((id) => ({ id, label: labels[id] ?? '' }))}
      selectedKey={tab}
      onSelectionChange={(chosen) => send({ type: 'tab.choose', tab: chosen })}
    >
      <div className={partsStyle}>
        <ReviewParts parts={partsOf(allWords, review, tab)} />
      </div>
    </Tabs>
  );
}
