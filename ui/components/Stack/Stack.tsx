import { Box, type BoxProps } from '../Box/Box.tsx';

export interface StackProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'gap' | 'alignItems'> {
  /** Gap between children. @default 'medium' */
  space?: BoxProps['gap'];
  /** Alignment on the cross axis. @default 'stretch' */
  align?: BoxProps['alignItems'];
}

/** Children in a column with equal gaps. */
export function Stack({ space = 'medium', align, ...box }: StackProps) {
  return (
    <Box
      data-component="Stack"
      {...box}
      display="flex"
      flexDirection="column"
      gap={space}
      alignItems={align}
    />
  );
}
