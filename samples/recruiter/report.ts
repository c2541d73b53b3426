/** Sample figures of two years month by month, the oldest first. */
export const recruiterYear = {
  applications: [
    44, 42, 47, 49, 53, 50, 52, 55, 51, 56, 58, 57, 61, 58, 66, 72, 75, 70, 78, 81, 77, 84, 88, 92,
  ],
  interviews: [
    11, 11, 12, 12, 14, 13, 14, 15, 14, 15, 16, 16, 18, 17, 20, 22, 23, 21, 24, 26, 25, 27, 29, 31,
  ],
  offers: [4, 4, 4, 5, 5, 5, 5, 6, 5, 6, 6, 6, 7, 7, 8, 9, 9, 8, 10, 10, 10, 11, 12, 12],
  hires: [3, 2, 3, 3, 4, 3, 4, 4, 4, 4, 5, 4, 5, 5, 6, 7, 7, 6, 8, 8, 8, 9, 9, 10],
  days: [46, 47, 46, 45, 45, 44, 45, 44, 43, 43, 42, 42, 41, 40, 40, 38, 37, 37, 35, 36, 34, 33, 33, 31],
} as const;

/** The sample candidates by branch and by match, and the cleared ones by clearance; in sum those of the dashboard. */
export const candidateCounts = {
  branch: {
    Army: 512,
    Navy: 236,
    'Air Force': 219,
    'Marine Corps': 203,
    'Coast Guard': 48,
    'Space Force': 29,
  },
  match: { '90-100': 187, '80-89': 406, '70-79': 398, '0-69': 256 },
  clearance: { Secret: 148, 'Top Secret': 61, Confidential: 25 },
} as const;
