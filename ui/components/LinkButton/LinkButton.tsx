import type { ReactNode } from 'react';
import { Anchor } from '../Link/Anchor.tsx';
import type { RenderProps, RootProps } from '../Box/rootProps.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import { buttonClass } from '../Button/buttonClass.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface LinkButtonProps extends ButtonLook, RootProps<'a'>, RenderProps<'a'> {
  href: string;
  /** Downloads the response instead of navigating, optionally under this file name. */
  download?: boolean | string;
  children: ReactNode;
}

/** A link that looks like a button. It navigates, has a URL, and works without JavaScript. */
export function LinkButton({ variant, tone, size, width, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor data-component="LinkButton" {...rest} className={buttonClass({ variant, tone, size, width })}>
      {icon && <Icon of={icon} />}
      {children}
    </Anchor>
  );
}
