export const matchScoreWords = {
  percent: (score: number) => `${score}%`,
  bands: { excellent: 'Excellent match', strong: 'Strong match', fair: 'Fair match', low: 'Low match' },
} as const;
