/** Who the sample veteran of the profile viewer is. */
export const viewedIdentity = {
  id: 'VS-2024-0417',
  name: 'Jordan Halloway',
  branch: 'Army',
  rank: 'Sergeant First Class (E-7)',
} as const;
