import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** `#` and the id of the target, which needs `tabIndex={-1}` to take focus. @default '#main' */
  href?: string;
  /** @default 'Skip to main content' */
  children?: ReactNode;
}

/** First link of a page, visible only on focus. It skips the header. */
export function SkipLink({ href = '#main', children = 'Skip to main content' }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  );
}
