import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { RootProps } from '../Box/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { bar, count, list, navItem, sign } from './BottomNav.css.ts';

export interface BottomNavProps extends RootProps<'nav'> {
  /** Accessible name: that of the `SideNav`'s list of pages. */
  label: string;
  /** Up to five list items with a `BottomNavLink` or `BottomNavButton` each. */
  children: ReactNode;
}

/** The pages that a phone has room for. */
export function BottomNav({ label, children, ...rest }: BottomNavProps) {
  return (
    <nav data-component="BottomNav" aria-label={label} {...rest} className={bar}>
      <ul className={list}>{children}</ul>
    </nav>
  );
}

export interface BottomNavLinkProps extends Omit<RootProps<'a'>, 'aria-current' | 'href' | 'title'> {
  href: string;
  /** A word that fits in a fifth of a phone's width. */
  label: string;
  /** The whole name, as a tooltip. */
  name?: string;
  icon: LucideIcon;
  /** A formatted count, or null. @default null */
  badge?: string | null;
  /** Whether it is the page that is shown. @default false */
  isCurrent?: boolean;
}

/** A link to a page. */
export function BottomNavLink({ label, name, icon, badge, isCurrent, ...rest }: BottomNavLinkProps) {
  return (
    <Anchor
      data-component="BottomNavLink"
      {...rest}
      className={navItem}
      aria-current={isCurrent ? 'page' : undefined}
      title={name}
    >
      <span className={sign}>
        <Icon of={icon} />
        {badge && (
          <span className={count} aria-hidden>
            {badge}
          </span>
        )}
      </span>
      {label}
      {badge && <VisuallyHidden> {badge}</VisuallyHidden>}
    </Anchor>
  );
}

export interface BottomNavButtonProps extends Omit<RootProps<'button'>, 'onClick' | 'type'> {
  label: string;
  icon: LucideIcon;
  /** Whether the page that is shown is behind it. @default false */
  isCurrent?: boolean;
  onPress: () => void;
}

/** Opens the pages that have no room. */
export function BottomNavButton({ label, icon, isCurrent, onPress, ...rest }: BottomNavButtonProps) {
  return (
    <button
      data-component="BottomNavButton"
      {...rest}
      type="button"
      className={navItem}
      data-current={isCurrent || undefined}
      onClick={onPress}
    >
      <span className={sign}>
        <Icon of={icon} />
      </span>
      {label}
    </button>
  );
}
