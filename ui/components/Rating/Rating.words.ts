export const ratingWords = {
  label: (figure: string, most: number) => `${figure} out of ${most} stars`,
  reviews: (count: number, figure: string) => `${figure} ${count === 1 ? 'review' : 'reviews'}`,
} as const;
