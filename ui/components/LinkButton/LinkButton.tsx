import type { ReactNode } from 'react';
import type { ButtonLook } from '../Button/Button.tsx';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface LinkButtonProps extends ButtonLook {
  href: string;
  /** Downloads the response instead of navigating, optionally under this file name. */
  download?: boolean | string;
  'aria-label'?: string;
  children: ReactNode;
}

/** A link that looks like a button. It navigates, has a URL, and works without JavaScript. */
export function LinkButton({
  emphasis = 'secondary',
  size = 'standard',
  width = 'content',
  icon,
  children,
  ...link
}: LinkButtonProps) {
  return (
    <a {...link} className={button({ emphasis, size, width })}>
      {icon && <Icon of={icon} />}
      {children}
    </a>
  );
}
