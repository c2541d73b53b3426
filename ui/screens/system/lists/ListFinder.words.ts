export const listFinderWords = {
  add: 'Filter',
  used: 'Filters in use',
  chip: (label: string, value: string) => `${label}: ${value}`,
} as const;
