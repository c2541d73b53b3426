export const tableWords = {
  sorted: (column: string, direction: 'ascending' | 'descending') => `Sorted by ${column}, ${direction}`,
} as const;
