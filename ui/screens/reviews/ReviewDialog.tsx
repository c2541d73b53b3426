import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { RecordDialog } from '../portal/RecordDialog.tsx';
import { DecisionArea } from './DecisionArea.tsx';
import { DecisionHistory } from './DecisionHistory.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { reviewWords } from './Review.words.ts';
import type { ReviewDialogProps } from './Reviews.types.ts';
import { ReviewTabs } from './ReviewTabs.tsx';
import '../system/parts/World.phrases.ts';
import './Reviews.phrases.ts';

export type { ReviewDialogProps } from './Reviews.types.ts';

/**
 * An application in a panel beside the portal's table: details that scroll, and a decision that stays in sight (feature spec,
 * section 2).
 */
export function ReviewDialog({ view, send }: ReviewDialogProps) {
  const words = useWords(reviewWords);
  const write = usePhrases();
  const { kind, review, isOpen, position, decision, history, reader } = view;
  const dialog = { title: words.titles[kind], open: position, isOpen, send };
  if (!review) return <RecordDialog {...dialog} />;
  const { veteranName: applicantName, status } = review.application;
  return (
    <RecordDialog
      {...dialog}
      description={write(review.subject)}
      isBusy={decision.isBusy}
      head={<ReviewHead view={view} review={review} />}
      footer={<DecisionArea decision={decision} application={{ applicantName, status }} send={send} />}
    >
      <ReviewActions view={view} send={send} />
      <ReviewTabs view={view} review={review} send={send} />
      <DecisionHistory history={history} reader={reader} />
    </RecordDialog>
  );
}
