import type { NavigationIcon, Preferences } from '@vetsync/machines/shell/model';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { badge as badgeStyle, row } from './NavLink.css.ts';
import { navigationIcons } from './navigationIcons.ts';
import { NavRowContent } from './NavRowContent.tsx';

export interface NavLinkProps {
  href: string;
  label: string;
  icon: NavigationIcon;
  /** A formatted count, or null. @default null */
  badge?: string | null;
  /** @default false */
  current?: boolean;
  width: Preferences['sidebar'];
}

/**
 * A link to a tab in the sidebar. A narrow sidebar shows its icon only, with the label as accessible name and
 * tooltip.
 */
export function NavLink({ href, label, icon, badge = null, current = false, width }: NavLinkProps) {
  const isNarrow = width === 'narrow';
  const whole = badge === null ? label : `${label} ${badge}`;
  return (
    <Anchor
      href={href}
      className={row({ width })}
      aria-current={current ? 'page' : undefined}
      title={isNarrow ? whole : undefined}
    >
      <NavRowContent icon={navigationIcons[icon]} label={isNarrow ? whole : label} width={width} />
      {badge !== null && (
        <span className={badgeStyle({ width })} aria-hidden={isNarrow}>
          {!isNarrow && badge}
        </span>
      )}
    </Anchor>
  );
}
