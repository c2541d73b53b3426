import type { ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends RootProps<'a'> {
  /** `#` and the id of the target, which needs `tabIndex={-1}` to take focus. @default '#main' */
  href?: string;
  /** @default 'Skip to main content' */
  children?: ReactNode;
}

/** First link of a page, visible only on focus. It skips the header. */
export function SkipLink({ href = '#main', children = 'Skip to main content', ...rest }: SkipLinkProps) {
  return (
    <a data-component="SkipLink" href={href} {...rest} className={skipLink}>
      {children}
    </a>
  );
}
