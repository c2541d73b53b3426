import { Box } from '@vetsync/ui/components/Box';
import { Inline } from '@vetsync/ui/components/Inline';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import type { ReactNode } from 'react';

interface VariantGridProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  cell: (row: Row, column: Column) => ReactNode;
  /** Rows that are shown on the dark band. */
  isOnInk?: (row: Row) => boolean;
}

/** Every combination of two option lists, for review at a glance and for visual regression tests. */
export function VariantGrid<Row extends string, Column extends string>({
  rows,
  columns,
  cell,
  isOnInk = () => false,
}: VariantGridProps<Row, Column>) {
  return (
    <Stack space="large">
      {rows.map((row) => (
        <Box key={row} padding="medium" borderRadius="standard" background={isOnInk(row) ? 'ink' : 'paper'}>
          <Inline space="large" align="flex-end">
            {columns.map((column) => (
              <Stack key={column} space="xxsmall">
                <Text size="caption" tone="muted">
                  {`${row}, ${column}`}
                </Text>
                {cell(row, column)}
              </Stack>
            ))}
          </Inline>
        </Box>
      ))}
    </Stack>
  );
}
