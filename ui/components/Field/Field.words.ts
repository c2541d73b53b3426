/** The fields' own text. Labels, help and errors come from the screen. */
export const fieldWords = {
  optional: '(optional)',
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  tooMany: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
} as const;
