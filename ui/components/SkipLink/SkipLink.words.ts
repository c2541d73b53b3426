export const skipLinkWords = { skip: 'Skip to main content' } as const;
