import { Box, type BoxProps } from '../Box/Box.tsx';

export interface InlineProps extends Omit<
  BoxProps,
  'display' | 'flexDirection' | 'gap' | 'alignItems' | 'justifyContent'
> {
  /** Distance between children, also between lines. @default 'small' */
  space?: BoxProps['gap'];
  /** Across the line. @default 'center' */
  align?: BoxProps['alignItems'];
  /** Along the line. @default 'flex-start' */
  justify?: BoxProps['justifyContent'];
}

/** Children beside one another; they wrap where the line ends. */
export function Inline({
  space = 'small',
  align = 'center',
  justify,
  flexWrap = 'wrap',
  ...box
}: InlineProps) {
  return (
    <Box
      {...box}
      display="flex"
      flexWrap={flexWrap}
      gap={space}
      alignItems={align}
      justifyContent={justify}
    />
  );
}
