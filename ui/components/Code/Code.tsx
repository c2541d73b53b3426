import type { ReactNode } from 'react';
import { code } from './Code.css.ts';
import type { RootProps } from '../Box/rootProps.ts';

export const codeVariants = ['inline', 'block'] as const;

export interface CodeProps extends RootProps<'code'> {
  children: ReactNode;
  /** `block` preserves line breaks and indentation. @default 'inline' */
  variant?: (typeof codeVariants)[number];
}

/** Text that is copied or typed letter by letter. A zero has a slash, so that nobody reads the letter O. */
export function Code({ variant = 'inline', ...rest }: CodeProps) {
  return <code data-component="Code" {...rest} className={code({ variant })} />;
}
