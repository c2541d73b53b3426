import type { ElementType, ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps {
  /** @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'caption';
  /** Announces changes of its text. */
  live?: 'polite';
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: element = 'span', live, children, ...rest }: VisuallyHiddenProps) {
  const Element = element as ElementType;
  return (
    <Element data-component="VisuallyHidden" role={live && 'status'} {...rest} className={hidden}>
      {children}
    </Element>
  );
}
