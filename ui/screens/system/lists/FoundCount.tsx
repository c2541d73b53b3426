import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { line } from './FoundCount.css.ts';

export interface FoundCountProps {
  /** How many were found, in words. */
  count: string;
  /** Label of the button that clears search and filters. */
  clear: string;
  /** Nothing where there is nothing to clear. */
  onClear: (() => void) | undefined;
  /** What stands at the end of the line. */
  children?: ReactNode;
}

/** The last line of a grid of filters: how many rows there are, and the way back to all of them. */
export function FoundCount({ count, clear, onClear, children }: FoundCountProps) {
  return (
    <div className={line}>
      <output>
        <Text as="span" size="small" tone="muted" numeric>
          {count}
        </Text>
      </output>
      {onClear && (
        <Button size="small" emphasis="quiet" onPress={onClear}>
          {clear}
        </Button>
      )}
      {children}
    </div>
  );
}
