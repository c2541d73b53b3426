/** Names of the branches in addresses, and the letter of each in files of the Defense Department. */
export const branchLetters = {
  army: 'A',
  navy: 'N',
  'air-force': 'F',
  'marine-corps': 'M',
  'coast-guard': 'C',
  'space-force': 'H',
} as const;
export type Branch = keyof typeof branchLetters;
export const branches = Object.keys(branchLetters) as [Branch, ...Branch[]];
