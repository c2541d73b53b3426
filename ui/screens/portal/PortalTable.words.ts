/** What a row is: `application`, `applications`. */
export interface Noun {
  one: string;
  many: string;
}
const said = ({ one, many }: Noun, count: number) => (count === 1 ? one : many);

export const portalTableWords = {
  toolbar: 'Search and filter',
  clear: 'Clear filters',
  filters: (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : 'Filters'),
  save: 'Save as CSV',
  count: {
    all: (shown: string, noun: Noun, count: number) => `${shown} ${said(noun, count)}`,
    part: (shown: string, total: string, noun: Noun, count: number) =>
      `${shown} of ${total} ${said(noun, count)}`,
  },
  columns: { select: 'Select', actions: 'Actions' },
  select: (name: string) => `Select ${name}`,
  selectAll: (noun: Noun) => `Select all ${noun.many} shown`,
  action: (label: string, name: string) => `${label} ${name}`,
  bulk: {
    label: 'Selected',
    selected: (count: string) => `${count} selected`,
    action: (label: string, count: string) => `${label} (${count})`,
    clear: 'Clear selection',
    cancel: 'Cancel',
    undo: 'Undo',
    undoOf: (done: string) => `Undo: ${done}`,
    dismiss: 'Dismiss',
  },
  noMatches: {
    title: (noun: Noun) => `No ${noun.many} match`,
    text: 'Try another spelling or fewer filters.',
  },
  justNow: 'Just now',
  none: '–',
} as const;
