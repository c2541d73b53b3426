import type { ReactNode } from 'react';
import { card } from './Card.css.ts';

export const cardElements = ['div', 'section', 'article', 'li'] as const;
export const cardPaddings = ['none', 'standard', 'generous'] as const;
export const cardHeights = ['content', 'full'] as const;

export interface CardProps {
  /** `section` and `article` need an accessible name, `li` a surrounding list. @default 'div' */
  as?: (typeof cardElements)[number];
  /** Inner padding; smaller on narrow screens. @default 'standard' */
  padding?: (typeof cardPaddings)[number];
  /** `full` makes all cards of a row equally tall. @default 'content' */
  height?: (typeof cardHeights)[number];
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** A surface that groups related content. There is one style of card; don't nest cards. */
export function Card({
  as: Element = 'div',
  padding = 'standard',
  height = 'content',
  ...attributes
}: CardProps) {
  return <Element {...attributes} className={card({ padding, height })} />;
}
