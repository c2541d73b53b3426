import { Box } from '@vetsync/ui/components/Box';
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
    <Box display="flex" flexDirection="column" gap="large">
      {rows.map((row) => (
        <Box
          key={row}
          display="flex"
          flexWrap="wrap"
          gap="large"
          padding="medium"
          alignItems="flex-end"
          borderRadius="standard"
          background={isOnInk(row) ? 'ink' : 'paper'}
          color={isOnInk(row) ? 'onInk' : 'text'}
        >
          {columns.map((column) => (
            <Box key={column} display="flex" flexDirection="column" gap="xxsmall">
              <Text size="caption" tone={isOnInk(row) ? 'onInkMuted' : 'muted'}>
                {`${row}, ${column}`}
              </Text>
              {cell(row, column)}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
