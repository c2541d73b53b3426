import type { ElementType } from 'react';
import type { LayoutProps } from '../Box/Box.tsx';
import '../Box/layout.css.ts';
import { withClasses, type AlignItems, type JustifyContent, type Space } from '../Box/styleProps.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps extends LayoutProps {
  /** Gap between children, also between lines. @default 'small' */
  space?: Space;
  /** Alignment on the cross axis. @default 'center' */
  align?: AlignItems;
  /** Alignment on the main axis. @default 'flex-start' */
  justify?: JustifyContent;
  /** Whether children that don't fit go to the next line. @default 'wrap' */
  flexWrap?: 'wrap' | 'nowrap';
}

/** Children in a row that wraps. */
export function Inline({
  as = 'div',
  space = 'small',
  align = 'center',
  justify,
  flexWrap = 'wrap',
  ...rest
}: InlineProps) {
  const Element: ElementType = as;
  const styles = { gap: space, alignItems: align, justifyContent: justify };
  return <Element data-component="Inline" {...withClasses({ ...rest, ...styles }, inline[flexWrap])} />;
}
