export const selectWords = { placeholder: 'Choose…' } as const;
