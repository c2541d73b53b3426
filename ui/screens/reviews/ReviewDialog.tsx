import SearchX from 'lucide-react/icons/search-x';
import type { KeyboardEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { DecisionArea } from './DecisionArea.tsx';
import { DecisionHistory } from './DecisionHistory.tsx';
import { keys } from './Review.css.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { reviewWords } from './Review.words.ts';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { ReviewTabs } from './ReviewTabs.tsx';
import { ReviewPager } from './ReviewPager.tsx';
import type { ReviewDialogProps } from './Reviews.types.ts';
import '../system/parts/World.phrases.ts';
import './Reviews.phrases.ts';

export type { ReviewDialogProps } from './Reviews.types.ts';

const typing = 'input, textarea, select, [role="textbox"]';

/**
 * An application in a panel beside the portal's table: details that scroll, and a decision that stays in sight (feature spec,
 * section 2).
 */
export function ReviewDialog({ view, send }: ReviewDialogProps) {
  const words = useWords(reviewWords);
  const write = usePhrases();
  const { kind, review, isOpen, decision, history, reader } = view;
  const walkByKeys = ({ key, altKey, target }: KeyboardEvent) => {
    if (!altKey || !isOpen || (target as HTMLElement).matches(typing)) return;
    if (key === 'ArrowDown') send({ type: 'review.next' });
    if (key === 'ArrowUp') send({ type: 'review.previous' });
  };
  return (
    <div role="presentation" onKeyDown={walkByKeys}>
      <Sheet
        title={words.titles[kind]}
        description={review ? write(review.subject) : undefined}
        width="panel"
        isOpen={isOpen}
        isBusy={decision.isBusy}
        onClose={() => send({ type: 'review.close' })}
        tools={view.position && <ReviewPager view={view} send={send} />}
        head={review && <ReviewHead view={view} review={review} />}
        footer={
          review && (
            <DecisionArea
              decision={decision}
              application={{
                applicantName: review.application.veteranName,
                status: review.application.status,
              }}
              send={send}
            />
          )
        }
      >
        {review ? (
          <Stack space="large">
            <ReviewActions view={view} send={send} />
            <ReviewTabs view={view} review={review} send={send} />
            <DecisionHistory history={history} reader={reader} />
            {view.position && <p className={keys}>{words.walk.keys}</p>}
          </Stack>
        ) : (
          <EmptyState
            icon={SearchX}
            level={3}
            title={words.unknown.title}
            action={<Button onPress={() => send({ type: 'review.close' })}>{words.unknown.action}</Button>}
          >
            {words.unknown.text}
          </EmptyState>
        )}
      </Sheet>
    </div>
  );
}
