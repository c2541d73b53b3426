import type { ElementType, ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css.ts';
import type { RootProps } from './rootProps.ts';

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

export interface BoxProps extends Sprinkles, Omit<RootProps, keyof Sprinkles> {
  /** @default 'div' */
  as?: (typeof boxElements)[number];
  children?: ReactNode;
}

/** The layout primitive: an element with spacing, color and position from the tokens. */
export function Box({ as = 'div', children, ...props }: BoxProps) {
  const Element: ElementType = as;
  const rest: Record<string, unknown> = {};
  const styles: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const target = (sprinkles.properties as Set<string>).has(name) ? styles : rest;
    target[name] = value;
  }
  return (
    <Element data-component="Box" {...rest} className={sprinkles(styles) || undefined}>
      {children}
    </Element>
  );
}
