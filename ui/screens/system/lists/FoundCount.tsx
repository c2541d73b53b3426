import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { line } from './FoundCount.css.ts';

export interface FoundCountProps {
  /** The number of results as text. */
  count: string;
  /** Label of the button that clears search and filters. */
  clear: string;
  /** Undefined if there is nothing to clear. */
  onClear: (() => void) | undefined;
  /** Content at the end of the line. */
  children?: ReactNode;
}

/** Last line of a filter grid: the number of results, and a button to clear search and filters. */
export function FoundCount({ count, clear, onClear, children }: FoundCountProps) {
  return (
    <div className={line}>
      <output>
        <Text as="span" size="small" tone="muted" numeric>
          {count}
        </Text>
      </output>
      {onClear && (
        <Button size="small" variant="quiet" onPress={onClear}>
          {clear}
        </Button>
      )}
      {children}
    </div>
  );
}
