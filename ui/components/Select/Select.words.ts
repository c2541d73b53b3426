export const selectWords = { placeholder: 'Choose…', none: 'No answer' } as const;
