/** The tab on somebody's service; the same for every review. */
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
