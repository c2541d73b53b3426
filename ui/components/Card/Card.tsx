import type { ElementType, ReactNode } from 'react';
import type { RenderProps, RootProps } from '../Box/rootProps.ts';
import { card } from './Card.css.ts';

export const cardElements = ['div', 'section', 'article', 'li'] as const;
export const cardPaddings = ['none', 'standard', 'generous'] as const;
export const cardHeights = ['content', 'full'] as const;

export interface CardProps extends RootProps, RenderProps<'section'> {
  /** `section` and `article` need an accessible name, `li` a surrounding list. @default 'div' */
  as?: (typeof cardElements)[number];
  /** Inner padding; smaller on narrow screens. @default 'standard' */
  padding?: (typeof cardPaddings)[number];
  /** `full` makes all cards of a row equally tall. @default 'content' */
  height?: (typeof cardHeights)[number];
  children: ReactNode;
}

/** A surface that groups related content. There is one style of card; don't nest cards. */
export function Card({
  as: element = 'div',
  padding = 'standard',
  height = 'content',
  render,
  ...rest
}: CardProps) {
  const Element = element as ElementType;
  const props = { 'data-component': 'Card', ...rest, className: card({ padding, height }) };
  return render ? render(props) : <Element {...props} />;
}
