export const gridListWords = { empty: 'Nothing here yet', loading: 'Loading more…' } as const;
