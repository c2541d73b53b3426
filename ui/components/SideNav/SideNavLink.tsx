import { use } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { RootProps } from '../Box/rootProps.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { RowContent } from './RowContent.tsx';
import { SideNavWidthContext } from './sideNavWidth.ts';
import { badge as badgeStyle, row } from './SideNavRow.css.ts';

export interface SideNavLinkProps extends Omit<RootProps<'a'>, 'aria-current' | 'href' | 'title'> {
  href: string;
  label: string;
  icon: LucideIcon;
  /** A formatted count, or null. @default null */
  badge?: string | null;
  /** Whether it is the page that is shown. @default false */
  isCurrent?: boolean;
}

/** A link to a page. */
export function SideNavLink({ href, label, icon, badge = null, isCurrent, ...rest }: SideNavLinkProps) {
  const width = use(SideNavWidthContext);
  const isNarrow = width === 'narrow';
  const whole = badge === null ? label : `${label} ${badge}`;
  return (
    <Anchor
      data-component="SideNavLink"
      {...rest}
      href={href}
      className={row[width]}
      aria-current={isCurrent ? 'page' : undefined}
      title={isNarrow ? whole : undefined}
    >
      <RowContent icon={icon} label={isNarrow ? whole : label} isNarrow={isNarrow} />
      {badge !== null && (
        <span className={badgeStyle[width]} aria-hidden={isNarrow}>
          {!isNarrow && badge}
        </span>
      )}
    </Anchor>
  );
}
