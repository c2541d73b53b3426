import { RecordPager } from '../portal/RecordPager.tsx';
import { useWords } from '../../language/useWords.ts';
import { reviewWords } from './Review.words.ts';
import type { ReviewDialogProps } from './Reviews.types.ts';

/** Buttons to the previous and next application, in table order. */
export function ReviewPager({ view: { position, hasNext, hasPrevious }, send }: ReviewDialogProps) {
  const words = useWords(reviewWords).walk;
  return (
    position && (
      <RecordPager
        words={words}
        position={words.position(position.at, position.of)}
        hasPrevious={hasPrevious}
        hasNext={hasNext}
        onStep={(to) => send({ type: `review.${to}` })}
      />
    )
  );
}
