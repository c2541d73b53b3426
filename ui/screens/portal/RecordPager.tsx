import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import { IconButton } from '../system/parts/IconButton.tsx';
import { pager } from './RecordPager.css.ts';

interface RecordPagerProps {
  words: {
    /** Accessible name of the buttons together. */
    label: string;
    previous: string;
    next: string;
  };
  /** `2 of 9`. */
  position: ReactNode;
  hasPrevious: boolean;
  hasNext: boolean;
  onStep: (to: 'previous' | 'next') => void;
}

/** Buttons to the previous and next row of the list that a record was opened from. */
export function RecordPager({ words, position, hasPrevious, hasNext, onStep }: RecordPagerProps) {
  return (
    <nav className={pager} aria-label={words.label}>
      <Text as="span" size="small" tone="muted" numeric>
        {position}
      </Text>
      <IconButton
        icon={ChevronLeft}
        label={words.previous}
        isDisabled={!hasPrevious}
        onPress={() => onStep('previous')}
      />
      <IconButton
        icon={ChevronRight}
        label={words.next}
        isDisabled={!hasNext}
        onPress={() => onStep('next')}
      />
    </nav>
  );
}
