import type { ReactNode } from 'react';
import type { RenderProps, RootProps } from '../Box/rootProps.ts';
import { Anchor } from './Anchor.tsx';

export interface LinkProps extends RootProps<'a'>, RenderProps<'a'> {
  href: string;
  children: ReactNode;
}

/** A link within text. It looks like every link of the theme, and a router follows it if the provider has one. */
export function Link(props: LinkProps) {
  return <Anchor data-component="Link" {...props} />;
}
