import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { ApplicationPanel } from '../exchange/received/ApplicationPanel.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { reviewWords } from './Review.words.ts';
import type { ReviewDialogProps } from './Reviews.types.ts';
import { ReviewTabs } from './ReviewTabs.tsx';
import '../system/parts/World.phrases.ts';
import './Reviews.phrases.ts';

export type { ReviewDialogProps } from './Reviews.types.ts';

/** An application in the panel of all applications, with the tabs that a reviewer reads (feature spec, section 2). */
export function ReviewDialog({
  kind,
  isOpen,
  detail,
  statusLabel,
  tab,
  links,
  reader,
  send,
}: ReviewDialogProps) {
  const words = useWords(reviewWords);
  const write = usePhrases();
  const { opened } = detail;
  const review = opened?.review;
  return (
    <ApplicationPanel
      title={words.titles[kind]}
      description={review && write(review.subject)}
      isOpen={isOpen}
      detail={detail}
      reader={reader}
      head={
        review && <ReviewHead review={review} status={opened.application.status} statusLabel={statusLabel} />
      }
      send={send}
    >
      {review && (
        <>
          <ReviewActions links={links} send={send} />
          <ReviewTabs review={review} tab={tab} send={send} />
        </>
      )}
    </ApplicationPanel>
  );
}
