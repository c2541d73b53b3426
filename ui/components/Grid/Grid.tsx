import { Box, type BoxProps } from '../Box/Box.tsx';

export interface GridProps extends Omit<BoxProps, 'display' | 'gap' | 'gridTemplateColumns'> {
  /** Equal columns, by width: one value or `{ mobile, tablet, desktop }`. */
  columns: BoxProps['gridTemplateColumns'];
  /** Distance between cells. @default 'large' */
  space?: BoxProps['gap'];
}

/** Equal columns that change in number with the width. */
export function Grid({ columns, space = 'large', ...box }: GridProps) {
  return <Box {...box} display="grid" gridTemplateColumns={columns} gap={space} />;
}
