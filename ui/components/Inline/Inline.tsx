import { Box, type BoxProps } from '../Box/Box.tsx';

export interface InlineProps extends Omit<
  BoxProps,
  'display' | 'flexDirection' | 'gap' | 'alignItems' | 'justifyContent'
> {
  /** Gap between children, also between lines. @default 'small' */
  space?: BoxProps['gap'];
  /** Alignment on the cross axis. @default 'center' */
  align?: BoxProps['alignItems'];
  /** Alignment on the main axis. @default 'flex-start' */
  justify?: BoxProps['justifyContent'];
}

/** Children in a row that wraps. */
export function Inline({
  space = 'small',
  align = 'center',
  justify,
  flexWrap = 'wrap',
  ...box
}: InlineProps) {
  return (
    <Box
      data-component="Inline"
      {...box}
      display="flex"
      flexWrap={flexWrap}
      gap={space}
      alignItems={align}
      justifyContent={justify}
    />
  );
}
