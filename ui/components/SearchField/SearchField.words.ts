export const searchFieldWords = { clear: 'Clear search' } as const;
