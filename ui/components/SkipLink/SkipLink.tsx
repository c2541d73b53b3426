import type { MouseEvent, ReactNode } from 'react';
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

/** Without a new address: whenever someone went back to it, the browser would move the focus there once more. */
function skipTo(event: MouseEvent, href: string): void {
  const target = document.querySelector<HTMLElement>(href);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** First link of a page, visible only on focus. It skips the header. */
export function SkipLink({ href = '#main', children, ...rest }: SkipLinkProps) {
  const words = useWords(skipLinkWords);
  return (
    <Anchor
      data-component="SkipLink"
      href={href}
      onClick={(event) => skipTo(event, href)}
      {...rest}
      className={skipLink}
    >
      {children ?? words.skip}
    </Anchor>
  );
}
