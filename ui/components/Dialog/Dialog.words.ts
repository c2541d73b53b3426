export const dialogWords = { close: 'Close' } as const;
