import type { ReactNode } from 'react';
import { card } from './Card.css.ts';

export const cardElements = ['div', 'section', 'article', 'li'] as const;
export const cardPaddings = ['none', 'standard', 'generous'] as const;
export const cardHeights = ['content', 'full'] as const;

export interface CardProps {
  /** `section` and `article` need a name, `li` a list around it. @default 'div' */
  as?: (typeof cardElements)[number];
  /** Room inside; it shrinks on narrow screens. @default 'standard' */
  padding?: (typeof cardPaddings)[number];
  /** `full` makes cards of one row equally tall. @default 'content' */
  height?: (typeof cardHeights)[number];
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** What belongs together, lying on the page. There is one style of card, and no card inside a card. */
export function Card({
  as: Element = 'div',
  padding = 'standard',
  height = 'content',
  ...attributes
}: CardProps) {
  return <Element {...attributes} className={card({ padding, height })} />;
}
