import type { ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { heading } from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export const headingSizes = ['small', 'body', 'lead', 'title', 'section', 'page', 'display'] as const;

/** The page, a section of it, a row or part of a section, and a part of that. */
const sizeOfLevel = { 1: 'title', 2: 'lead', 3: 'body', 4: 'small' } as const;

export interface HeadingProps extends RootProps<'h1'> {
  /** Level in the page outline. */
  level: (typeof headingLevels)[number];
  /** Step of the type scale. By default it follows the level. */
  size?: (typeof headingSizes)[number];
  /** Announces the heading whenever it changes, such as a count of results. @default false */
  isLive?: boolean;
  /** With a `ref`, a script can focus the heading. */
  ref?: RootProps<'h1'>['ref'];
  children: ReactNode;
}

/** Names a part of the page. The heading of level 1 names the page itself and gets focus on navigation. */
export function Heading({ level, size = sizeOfLevel[level], isLive, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      data-component="Heading"
      aria-live={isLive ? 'polite' : undefined}
      tabIndex={level === 1 || rest.ref ? -1 : undefined}
      {...rest}
      className={heading({ size })}
    />
  );
}
