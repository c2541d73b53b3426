export const pageFrameWords = { home: 'VetSync home' } as const;
