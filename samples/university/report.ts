/** Sample figures of two years month by month, the oldest first. */
export const universityYear = {
  stayed: [87, 87, 88, 88, 88, 89, 88, 89, 90, 90, 90, 91, 91, 91, 92, 92, 92, 93, 93, 94, 94, 94, 95, 95],
} as const;
