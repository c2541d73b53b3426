import type { ReactNode } from 'react';
import { Anchor } from '../Link/Anchor.tsx';
import type { RootProps } from '../Box/rootProps.ts';
import { useWords } from '../../language/useWords.ts';
import { skipLink } from './SkipLink.css.ts';
import { skipLinkWords } from './SkipLink.words.ts';

export interface SkipLinkProps extends RootProps<'a'> {
  /** `#` and the id of the target, which needs `tabIndex={-1}` to take focus. @default '#main' */
  href?: string;
  /** @default 'Skip to main content' */
  children?: ReactNode;
}

/** First link of a page, visible only on focus. It skips the header. */
export function SkipLink({ href = '#main', children, ...rest }: SkipLinkProps) {
  const words = useWords(skipLinkWords);
  return (
    <Anchor data-component="SkipLink" href={href} {...rest} className={skipLink}>
      {children ?? words.skip}
    </Anchor>
  );
}
