import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { keys, walk } from './Review.css.ts';
import { useWords } from '../../language/useWords.ts';
import { reviewWords } from './Review.words.ts';
import type { ReviewDialogProps } from './Reviews.types.ts';

/** Buttons to the previous and next application, in table order. */
export function ReviewPager({ view: { position, hasNext, hasPrevious }, send }: ReviewDialogProps) {
  const words = useWords(reviewWords).walk;
  if (!position) return null;
  return (
    <nav className={walk} aria-label={words.label}>
      <Button icon={ChevronLeft} isDisabled={!hasPrevious} onPress={() => send({ type: 'review.previous' })}>
        {words.previous}
      </Button>
      <Text as="div" size="small" tone="muted" numeric>
        {words.position(position.at, position.of)}
        <span className={keys}>{words.keys}</span>
      </Text>
      <Button isDisabled={!hasNext} onPress={() => send({ type: 'review.next' })}>
        {words.next}
        <Icon of={ChevronRight} />
      </Button>
    </nav>
  );
}
