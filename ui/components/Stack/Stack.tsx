import type { ElementType } from 'react';
import type { LayoutProps } from '../Box/Box.tsx';
import '../Box/layout.css.ts';
import { withClasses, type AlignItems, type Space } from '../Box/styleProps.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends LayoutProps {
  /** Gap between children. @default 'medium' */
  space?: Space;
  /** Alignment on the cross axis. @default 'stretch' */
  align?: AlignItems;
}

/** Children in a column with equal gaps. */
export function Stack({ as = 'div', space = 'medium', align, ...rest }: StackProps) {
  const Element: ElementType = as;
  const props = withClasses({ ...rest, gap: space, alignItems: align }, stack);
  return <Element data-component="Stack" {...props} />;
}
