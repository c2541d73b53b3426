import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading, type HeadingProps } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { end, line } from './FoundCount.css.ts';

export interface FoundCountProps {
  /** The number of results as text, such as "19 results", or "2 of 19 results". */
  count: string;
  /** Of the heading that the count is, where results are a section of the page. @default none: a line of text */
  level?: HeadingProps['level'];
  /** Of the heading. */
  id?: string;
  /** Clears search and filters. Left out if there is nothing to clear. */
  clear?: { label: string; onClear: () => void } | false | undefined;
  /** Content at the end of the line. */
  children?: ReactNode;
}

/** The number of results, announced when it changes, and a button to clear search and filters. */
export function FoundCount({ count, level, id, clear, children }: FoundCountProps) {
  return (
    <div className={line}>
      {level ? (
        <Heading isLive level={level} {...(id && { id })}>
          {count}
        </Heading>
      ) : (
        <output>
          <Text as="span" size="small" tone="muted" numeric>
            {count}
          </Text>
        </output>
      )}
      {clear && (
        <div className={level && end}>
          <Button size="small" variant="quiet" onPress={clear.onClear}>
            {clear.label}
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}
