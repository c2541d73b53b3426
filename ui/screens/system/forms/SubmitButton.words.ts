export const submitButtonWords = { wait: (time: string) => `Try again in ${time}` } as const;
