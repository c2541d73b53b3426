import ChevronRight from 'lucide-react/icons/chevron-right';
import { Anchor } from '../Link/Anchor.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useWords } from '../../language/useWords.ts';
import { breadcrumbsWords } from './Breadcrumbs.words.ts';
import { crumb, current, link, separator, trail } from './Breadcrumbs.css.ts';
import type { RootProps } from '../Box/rootProps.ts';

export interface BreadcrumbItem {
  label: string;
  href: string;
}

export interface BreadcrumbsProps extends RootProps<'nav'> {
  /** Accessible name of the navigation. @default 'Breadcrumbs' */
  'aria-label'?: string;
  /** The pages above this one from the top down, and this page at the end. */
  items: readonly BreadcrumbItem[];
}

/** The pages above this one, as links. They wrap if they don't fit. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  const words = useWords(breadcrumbsWords);
  return (
    <nav data-component="Breadcrumbs" aria-label={words.name} {...rest}>
      <ol className={trail}>
        {items.map(({ label, href }, index) => (
          <li key={href} className={crumb}>
            {index === items.length - 1 ? (
              <span className={current} aria-current="page">
                {label}
              </span>
            ) : (
              <>
                <Anchor className={link} href={href}>
                  {label}
                </Anchor>
                <span className={separator}>
                  <Icon of={ChevronRight} size="small" />
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
