import type { ElementType } from 'react';
import type { LayoutProps } from '../Box/Box.tsx';
import '../Box/layout.css.ts';
import { withClasses, type AlignItems, type Responsive, type Space } from '../Box/styleProps.ts';
import { grid } from './Grid.css.ts';

export interface GridProps extends LayoutProps {
  /** Number of equal columns, or one per breakpoint: `{ mobile, tablet, desktop }`. */
  columns: Responsive<1 | 2 | 3 | 4 | 5 | 6>;
  /** Gap between cells. @default 'large' */
  space?: Space;
  /** Alignment of the cells in a row. @default 'stretch' */
  align?: AlignItems;
}

/** Equal columns. Their number can depend on the screen width. */
export function Grid({ as = 'div', columns, space = 'large', align, ...rest }: GridProps) {
  const Element: ElementType = as;
  const props = withClasses({ ...rest, columns, gap: space, alignItems: align }, grid);
  return <Element data-component="Grid" {...props} />;
}
