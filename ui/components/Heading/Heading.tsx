import type { ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export const headingSizes = ['lead', 'title', 'section', 'page', 'display'] as const;
export const headingTones = ['neutral', 'onInk'] as const;

const sizeOfLevel = { 1: 'page', 2: 'section', 3: 'title', 4: 'lead' } as const;

export interface HeadingProps {
  /** Place in the outline of the page. */
  level: (typeof headingLevels)[number];
  /** Step of the type scale; by default it follows the level. */
  size?: (typeof headingSizes)[number];
  /** @default 'neutral' */
  tone?: (typeof headingTones)[number];
  id?: string;
  /** Says its words again whenever they change, as a count of results does. @default false */
  isLive?: boolean;
  /** A heading that somebody holds can take focus by script. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/**
 * Names a part of the page. The one of level 1 names the place and takes focus by script when the place
 * changes.
 */
export function Heading({
  level,
  size = sizeOfLevel[level],
  tone = 'neutral',
  isLive,
  ...attributes
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...attributes}
      aria-live={isLive ? 'polite' : undefined}
      tabIndex={level === 1 || attributes.ref ? -1 : undefined}
      className={heading({ size, tone })}
    />
  );
}
