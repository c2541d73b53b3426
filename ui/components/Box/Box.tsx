import type { ElementType, ReactNode } from 'react';
import type { RootProps } from './rootProps.ts';
import { withClasses } from './styleProps.ts';
import type { AlignItems, JustifyContent, MaxWidth, Radius, Responsive, Space } from './styleProps.ts';
import './layout.css.ts';
import './Box.css.ts';

/** Elements that a box can render: landmarks and plain groups. */
export const boxElements = [
  'div',
  'span',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'main',
  'nav',
  'ul',
  'ol',
  'li',
  'form',
  'fieldset',
  'dl',
  'figure',
  'hgroup',
] as const;

export const boxBackgrounds = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'accentSoft',
  'honorSoft',
  'infoSoft',
  'positiveSoft',
  'cautionSoft',
  'criticalSoft',
] as const;

/** What `Box`, `Stack`, `Inline` and `Grid` have in common. */
export interface LayoutProps extends RootProps {
  /** @default 'div' */
  as?: (typeof boxElements)[number];
  /** Removes the bullets of a list. */
  listStyle?: 'none';
  /** Lets it become narrower than its content, inside a row or grid. */
  minWidth?: 0;
  children?: ReactNode;
}

export interface BoxProps extends LayoutProps {
  display?: Responsive<'none' | 'block' | 'flex' | 'grid'>;
  flexDirection?: Responsive<'row' | 'column' | 'row-reverse'>;
  alignItems?: AlignItems;
  justifyContent?: JustifyContent;
  gap?: Space;
  padding?: Space;
  /** Left and right, instead of `padding`. */
  paddingInline?: Space;
  /** Top and bottom, instead of `padding`. */
  paddingBlock?: Space;
  /** Also sets the colors of text, buttons and the logo on it. */
  background?: (typeof boxBackgrounds)[number];
  borderRadius?: Radius;
  width?: 'full' | 'auto';
  maxWidth?: MaxWidth;
  textAlign?: 'left' | 'center' | 'right';
}

/** The layout primitive: an element with spacing and a background from the tokens. */
export function Box({ as = 'div', ...props }: BoxProps) {
  const Element: ElementType = as;
  return <Element data-component="Box" {...withClasses(props)} />;
}
