export const shortListOnPhoneWords = {
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
} as const;
