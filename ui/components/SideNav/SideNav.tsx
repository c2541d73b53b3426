import type { ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { end, head as headStyle, list, sideNav } from './SideNav.css.ts';
import { SideNavWidthContext, type SideNavWidth } from './sideNavWidth.ts';

export { SideNavButton, type SideNavButtonProps } from './SideNavButton.tsx';
export { SideNavLink, type SideNavLinkProps } from './SideNavLink.tsx';

export { sideNavWidths, type SideNavWidth } from './sideNavWidth.ts';

export interface SideNavProps extends RootProps<'aside'> {
  /** Accessible name of the whole. */
  label: string;
  /** A narrow one shows icons; labels are then read out and shown as tooltips. @default 'wide' */
  width?: SideNavWidth;
  /** At the top: the product's name, and a `SideNavButton` that changes the width. Only its icon is shown. */
  head?: ReactNode;
  /** `SideNavList`s. */
  children: ReactNode;
}

/** The pages of an app, on the dark ground at the start of each page. */
export function SideNav({ label, width = 'wide', head, children, ...rest }: SideNavProps) {
  return (
    <SideNavWidthContext value={width}>
      <aside data-component="SideNav" aria-label={label} {...rest} className={sideNav[width]}>
        {head && (
          <SideNavWidthContext value="narrow">
            <div className={headStyle[width]}>{head}</div>
          </SideNavWidthContext>
        )}
        {children}
      </aside>
    </SideNavWidthContext>
  );
}

export interface SideNavListProps {
  /** Makes it a navigation with this name. Leave it out for a list of tools. */
  label?: string;
  /** Below a line, at the foot of a high page. @default false */
  isAtEnd?: boolean;
  /** List items with a `SideNavLink` or `SideNavButton` each. */
  children: ReactNode;
}

/** A list of links to pages, or of buttons. */
export function SideNavList({ label, isAtEnd = false, children }: SideNavListProps) {
  const items = <ul className={isAtEnd ? end : list}>{children}</ul>;
  return label === undefined ? items : <nav aria-label={label}>{items}</nav>;
}
