/** The service tab; the same for every kind of review. */
export const serviceWords = {
  facts: 'Service',
  branch: 'Branch',
  rank: 'Rank',
  specialty: 'Specialty',
  years: 'Years of service',
  clearance: 'Clearance',
  deployments: 'Deployments',
  noDeployments: 'None named.',
  awards: 'Awards',
  noAwards: 'None named.',
  training: 'Training and credit',
} as const;
