/** Sample figures month by month, the oldest first. */
export const universityYear = {
  stayed: [91, 91, 92, 92, 92, 93, 93, 94, 94, 94, 95, 95],
} as const;
