import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Anchor } from '../Link/Anchor.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { arrow, control, gap, list, pagination, status } from './Pagination.css.ts';
import { checkHandler } from '../Box/mistakes.ts';
import type { RootProps } from '../Box/rootProps.ts';
import { useControlledState } from '../Box/useControlledState.ts';
import { useWords } from '../../language/useWords.ts';
import { paginationWords } from './Pagination.words.ts';

/** Pages that are always listed: the first, the last, and one on each side of the current page. */
const slots = 7;

/** A page number, or a gap in the place of several. */
type PageSlot = number | 'gapBefore' | 'gapAfter';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * The pages to list. From seven pages on there are always seven entries, so that the buttons beside them don't move
 * while somebody presses them repeatedly. A gap never replaces a single page.
 */
export function pagesAround(page: number, pageCount: number): PageSlot[] {
  if (pageCount <= slots) return range(1, pageCount);
  const edge = slots - 2;
  if (page < edge) return [...range(1, edge), 'gapAfter', pageCount];
  if (page > pageCount - edge + 1) return [1, 'gapBefore', ...range(pageCount - edge + 1, pageCount)];
  return [1, 'gapBefore', ...range(page - 1, page + 1), 'gapAfter', pageCount];
}

export interface PaginationProps extends RootProps<'nav'> {
  /** Accessible name of the navigation. */
  'aria-label': string;
  /** The current page, from 1. Leave it out to let the navigation keep it. */
  page?: number;
  /** The page at first, if the navigation keeps it. @default 1 */
  defaultPage?: number;
  pageCount: number;
  onPageChange?: (page: number) => void;
  /** Makes each page a link. Use it if pages have URLs. */
  getHref?: (page: number) => string;
}

/** The pages of a long list. It always has the same width, so that Next stays where it is while it is pressed. */
export function Pagination({
  page: givenPage,
  defaultPage = 1,
  pageCount,
  onPageChange,
  getHref,
  ...rest
}: PaginationProps) {
  const words = useWords(paginationWords);
  const [currentPage, turnTo] = useControlledState(givenPage, defaultPage, onPageChange);
  checkHandler('Pagination', 'page', givenPage, onPageChange, getHref);
  const controlTo = (page: number, name: string, children: ReactNode) => {
    // A disabled button would lose the focus of the person who has just reached the last page with it.
    const isDisabled = page < 1 || page > pageCount;
    const isCurrent = page === currentPage;
    const attributes = {
      className: control,
      'aria-label': name,
      'aria-current': isCurrent ? ('page' as const) : undefined,
      'aria-disabled': isDisabled || undefined,
      onClick: isDisabled || isCurrent ? undefined : () => turnTo(page),
    };
    if (!getHref) {
      return (
        <button {...attributes} type="button">
          {children}
        </button>
      );
    }
    // A link without a URL takes no focus by itself.
    const target = isDisabled ? { role: 'link', tabIndex: 0 } : { href: getHref(page) };
    return (
      <Anchor {...attributes} {...target}>
        {children}
      </Anchor>
    );
  };
  const arrowTo = (page: number, name: string, icon: LucideIcon) =>
    controlTo(
      page,
      name,
      <span className={arrow}>
        <Icon of={icon} />
      </span>,
    );
  return (
    <nav data-component="Pagination" {...rest} className={pagination}>
      {arrowTo(currentPage - 1, words.previous, ChevronLeft)}
      <ol className={list}>
        {pagesAround(currentPage, pageCount).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              controlTo(slot, words.page(slot), slot)
            ) : (
              <span className={gap} aria-hidden>
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      <span className={status}>{words.status(currentPage, pageCount)}</span>
      {arrowTo(currentPage + 1, words.next, ChevronRight)}
    </nav>
  );
}
