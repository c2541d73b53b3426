export const treeWords = { empty: 'Nothing here yet' } as const;
