export const formFailureWords = { limited: 'Too many tries' } as const;
