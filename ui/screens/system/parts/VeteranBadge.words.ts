export const veteranBadgeWords = { verified: 'Veteran verified' } as const;
