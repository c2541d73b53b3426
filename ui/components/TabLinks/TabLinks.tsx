import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { keepInSight } from '../Tabs/inSight.ts';
import { count as countStyle, list, tab } from '../Tabs/Tabs.css.ts';
import { links } from './TabLinks.css.ts';

export interface TabLink {
  href: string;
  label: string;
  icon?: LucideIcon;
  /** A number beside the label, read with it. */
  count?: number;
  isCurrent: boolean;
}

export interface TabLinksProps {
  /** Names the group for people who listen to it. */
  label: string;
  items: readonly TabLink[];
}

/** Places beside one another, each with an address of its own. What has none is a matter of `Tabs`. */
export function TabLinks({ label, items }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={`${list} ${links}`}>
        {items.map(({ href, label: name, icon, count, isCurrent }) => (
          <li key={href}>
            <a
              ref={isCurrent ? keepInSight : undefined}
              href={href}
              className={tab}
              aria-current={isCurrent ? 'page' : undefined}
              data-selected={isCurrent || undefined}
            >
              {icon && <Icon of={icon} />}
              {name}
              {count !== undefined && <span className={countStyle}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
