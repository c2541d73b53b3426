import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export const textSizes = ['caption', 'small', 'body', 'lead', 'title', 'section', 'page', 'display'] as const;
export const textTones = [
  'inherit',
  'neutral',
  'muted',
  'accent',
  'info',
  'positive',
  'critical',
  'honour',
  'onInk',
  'onInkMuted',
] as const;
export const textWeights = ['regular', 'medium', 'strong'] as const;

export interface TextProps {
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'time' | 'figcaption' | 'code';
  /** Step of the type scale. @default 'body' */
  size?: (typeof textSizes)[number];
  /** Meaning of the words, never a color's name. @default 'inherit' */
  tone?: (typeof textTones)[number];
  /** @default 'regular' */
  weight?: (typeof textWeights)[number];
  /** Figures of equal width, for numbers that stand below one another. @default false */
  numeric?: boolean;
  /** One line, cut with an ellipsis; the whole text should be reachable elsewhere. @default false */
  truncate?: boolean;
  /** Lines of similar length, for short centred copy. @default false */
  balanced?: boolean;
  id?: string;
  /** ISO 8601 instant, with `as="time"`. */
  dateTime?: string;
  children?: ReactNode;
}

/** Words in the product's type scale. */
export function Text({
  as: Element = 'p',
  size = 'body',
  tone = 'inherit',
  weight = 'regular',
  numeric,
  truncate,
  balanced,
  ...attributes
}: TextProps) {
  return <Element {...attributes} className={text({ size, tone, weight, numeric, truncate, balanced })} />;
}
