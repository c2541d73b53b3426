/** Pages that are always listed: the first, the last, and one on each side of the current page. */
const slots = 7;

/** A page number, or a gap in the place of several. */
export type PageSlot = number | 'gapBefore' | 'gapAfter';

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
