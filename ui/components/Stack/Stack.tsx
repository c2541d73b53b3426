import { Box, type BoxProps } from '../Box/Box.tsx';

export interface StackProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'gap' | 'alignItems'> {
  /** Distance between children. @default 'medium' */
  space?: BoxProps['gap'];
  /** Across the stack. @default 'stretch' */
  align?: BoxProps['alignItems'];
}

/** Children below one another at an even distance. */
export function Stack({ space = 'medium', align, ...box }: StackProps) {
  return <Box {...box} display="flex" flexDirection="column" gap={space} alignItems={align} />;
}
