export const confirmDialogWords = { cancel: 'Cancel' } as const;
