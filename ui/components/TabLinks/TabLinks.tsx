import type { LucideIcon } from 'lucide-react';
import { Anchor } from '../Link/Anchor.tsx';
import type { RootProps } from '../Box/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { keepTabInView } from '../Tabs/keepTabInView.ts';
import { count as countStyle, list, tab } from '../Tabs/Tabs.css.ts';
import { links } from './TabLinks.css.ts';

export interface TabLink {
  href: string;
  label: string;
  icon?: LucideIcon;
  /** A count beside the label; screen readers read both. */
  count?: number;
  isCurrent: boolean;
}

export interface TabLinksProps extends RootProps<'nav'> {
  /** Accessible name of the group. */
  label: string;
  items: readonly TabLink[];
}

/** Navigation between sibling pages, each with its own URL. For views without a URL, use `Tabs`. */
export function TabLinks({ label, items, ...rest }: TabLinksProps) {
  return (
    <nav data-component="TabLinks" aria-label={label} {...rest}>
      <ul className={`${list} ${links}`}>
        {items.map(({ href, label: name, icon, count, isCurrent }) => (
          <li key={`${name} ${href}`}>
            <Anchor
              ref={isCurrent ? keepTabInView : undefined}
              href={href}
              className={tab}
              aria-current={isCurrent ? 'page' : undefined}
              data-selected={isCurrent || undefined}
            >
              {icon && <Icon of={icon} />}
              {name}
              {count !== undefined && <span className={countStyle}>{count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
