export const dataTableWords = {
  options: 'View options',
  density: 'Row height',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  columns: 'Columns',
  pin: (column: string) => `Pin ${column}`,
  unpin: (column: string) => `Unpin ${column}`,
  resize: (column: string) => `Width of ${column}`,
  loading: 'Loading…',
  loadingMore: 'Loading more…',
  failed: 'More rows couldn’t be loaded.',
  retry: 'Try again',
  empty: 'Nothing here yet',
} as const;
