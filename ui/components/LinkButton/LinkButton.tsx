import type { ReactNode } from 'react';
import type { ButtonLook } from '../Button/Button.tsx';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface LinkButtonProps extends ButtonLook {
  href: string;
  /** The browser saves what the address answers instead of going there, under this name if one is given. */
  download?: boolean | string;
  'aria-label'?: string;
  children: ReactNode;
}

/** A link that weighs as much as a button: it leads to a place, has an address, and works before any script. */
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
