export const tagGroupWords = { empty: 'None' } as const;
