export const errorStateWords = { reference: 'Reference:' } as const;
