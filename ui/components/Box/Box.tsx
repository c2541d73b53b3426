import type { ElementType, ReactNode, Ref } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css.ts';

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

export interface BoxProps extends Sprinkles {
  /** @default 'div' */
  as?: (typeof boxElements)[number];
  id?: string;
  role?: string;
  ref?: Ref<HTMLElement>;
  tabIndex?: -1;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-live'?: 'polite' | 'off';
  'aria-busy'?: boolean;
  children?: ReactNode;
}

const elementProps = new Set(['id', 'role', 'ref', 'tabIndex']);

/** The layout primitive: an element with spacing, color and position from the tokens. */
export function Box({ as = 'div', children, ...props }: BoxProps) {
  const Element: ElementType = as;
  const attributes: Record<string, unknown> = {};
  const styles: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const target = elementProps.has(name) || name.startsWith('aria-') ? attributes : styles;
    target[name] = value;
  }
  return (
    <Element {...attributes} className={sprinkles(styles) || undefined}>
      {children}
    </Element>
  );
}
