import { Box, type BoxProps } from '../Box/Box.tsx';

export interface GridProps extends Omit<BoxProps, 'display' | 'gap' | 'gridTemplateColumns'> {
  /** Number of equal columns, or one per breakpoint: `{ mobile, tablet, desktop }`. */
  columns: BoxProps['gridTemplateColumns'];
  /** Gap between cells. @default 'large' */
  space?: BoxProps['gap'];
}

/** Equal columns. Their number can depend on the screen width. */
export function Grid({ columns, space = 'large', ...box }: GridProps) {
  return <Box data-component="Grid" {...box} display="grid" gridTemplateColumns={columns} gap={space} />;
}
