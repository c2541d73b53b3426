import type { ReactNode } from 'react';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

interface SchoolFigureProps {
  /** Null: not known. */
  value: ReactNode;
  /** Said instead. */
  unknown: string;
  /** Where it is from, and when. */
  source?: ReactNode;
  /** What it is, in small words. */
  children?: ReactNode;
}

/** A figure with its source and date, or that it is not known. */
export function SchoolFigure({ value, unknown, source, children }: SchoolFigureProps) {
  return (
    <Stack space="none">
      {value === null ? (
        <Text tone="muted">{unknown}</Text>
      ) : (
        <Text>
          <strong>{value}</strong> {source}
        </Text>
      )}
      {children && (
        <Text as="div" size="small" tone="muted">
          {children}
        </Text>
      )}
    </Stack>
  );
}
