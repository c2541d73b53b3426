import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'caption';
  /** Announces changes of its text. */
  live?: 'polite';
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', live, children }: VisuallyHiddenProps) {
  return (
    <Element className={hidden} role={live && 'status'}>
      {children}
    </Element>
  );
}
