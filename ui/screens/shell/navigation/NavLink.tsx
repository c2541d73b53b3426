import type { NavigationIcon, Preferences } from '@vetsync/machines/shell/model';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { badge as badgeStyle, label as labelStyle, row, sign } from './NavLink.css.ts';
import { navigationIcons } from './navigationIcons.ts';

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
    <a
      href={href}
      className={row({ width })}
      aria-current={current ? 'page' : undefined}
      title={isNarrow ? whole : undefined}
    >
      <span className={sign}>
        <Icon of={navigationIcons[icon]} />
      </span>
      {isNarrow ? <VisuallyHidden>{whole}</VisuallyHidden> : <span className={labelStyle}>{label}</span>}
      {badge !== null && (
        <span className={badgeStyle({ width })} aria-hidden={isNarrow}>
          {!isNarrow && badge}
        </span>
      )}
    </a>
  );
}
