import type { ElementType, ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
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
  'honor',
] as const;
export const textWeights = ['regular', 'medium', 'strong'] as const;

export interface TextProps extends RootProps {
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'time' | 'figcaption' | 'code';
  /** Step of the type scale. @default 'body' */
  size?: (typeof textSizes)[number];
  /** Meaning of the text, never the name of a color. @default 'inherit' */
  tone?: (typeof textTones)[number];
  /** @default 'regular' */
  weight?: (typeof textWeights)[number];
  /** Digits of equal width, for numbers in a column. @default false */
  numeric?: boolean;
  /** Cuts one line with an ellipsis. Make the full text available elsewhere. @default false */
  truncate?: boolean;
  /** Lines of similar length, for short centered text. @default false */
  balanced?: boolean;
  /** ISO 8601 instant, for `as="time"`. */
  dateTime?: string;
  children?: ReactNode;
}

/** Text in the product's type scale. */
export function Text({
  as: element = 'p',
  size = 'body',
  tone = 'inherit',
  weight = 'regular',
  numeric,
  truncate,
  balanced,
  ...rest
}: TextProps) {
  const Element = element as ElementType;
  const className = text({ size, tone, weight, numeric, truncate, balanced });
  return <Element data-component="Text" {...rest} className={className} />;
}
