export const listFinderWords = {
  add: 'Filter',
  used: 'Filters in use',
  sheet: { title: 'Sort and filter', sort: 'Sort by' },
  chip: (label: string, value: string) => `${label}: ${value}`,
} as const;
