import type { ComponentProps } from 'react';
import { code } from './Code.css.ts';

export const codeVariants = ['inline', 'block'] as const;

export interface CodeProps extends Omit<ComponentProps<'code'>, 'className' | 'style'> {
  /** `block` preserves line breaks and indentation. @default 'inline' */
  variant?: (typeof codeVariants)[number];
}

/** Text that is copied or typed letter by letter. A zero has a slash, so that nobody reads the letter O. */
export function Code({ variant = 'inline', ...rest }: CodeProps) {
  return <code {...rest} data-component="Code" className={code({ variant })} />;
}
