/** What a row is: `application`, `applications`. */
export interface Noun {
  one: string;
  many: string;
}
const said = ({ one, many }: Noun, count: number) => (count === 1 ? one : many);

const words = { ascending: 'A to Z', descending: 'Z to A' };
const amounts = { ascending: 'lowest first', descending: 'highest first' };

export const portalTableWords = {
  toolbar: 'Search and filter',
  clear: 'Clear all',
  save: 'Save as CSV',
  views: {
    label: 'Views',
    all: 'All',
    save: 'Save view',
    /** The view of all that have a status. */
    named: (status: string) => status,
  },
  filters: {
    counted: (value: string, count: string) => `${value} (${count})`,
  },
  sheet: { show: (count: string) => `Show ${count}` },
  /** How each kind of column is sorted. */
  orders: {
    text: words,
    person: words,
    tags: words,
    number: amounts,
    score: amounts,
    progress: amounts,
    date: { ascending: 'oldest first', descending: 'newest first' },
    status: { ascending: 'in order', descending: 'in reverse order' },
  },
  order: (label: string, order: string) => `${label}, ${order}`,
  options: {
    label: 'Options',
    compact: 'Compact rows',
    comfortable: 'Roomy rows',
    remove: (name: string) => `Remove the view “${name}”`,
  },
  naming: {
    title: 'Save this view',
    text: 'Saves the search, filters and sort order in this browser, under a name you choose.',
    name: 'Name',
    replaces: (name: string) => `Replaces your view “${name}”.`,
    save: 'Save',
    cancel: 'Cancel',
  },
  count: {
    first: (shown: string, { many }: Noun) => `${shown} or more ${many}`,
    all: (shown: string, noun: Noun, count: number) => `${shown} ${said(noun, count)}`,
    part: (shown: string, total: string, noun: Noun, count: number) =>
      `${shown} of ${total} ${said(noun, count)}`,
  },
  columns: { select: 'Select', actions: 'Actions' },
  select: (name: string) => `Select ${name}`,
  action: (label: string, name: string) => `${label} ${name}`,
  actionsOf: (name: string) => `Actions for ${name}`,
  noMatches: {
    title: (noun: Noun) => `No ${noun.many} match`,
    text: 'Try another spelling or fewer filters.',
  },
  none: '–',
} as const;
