export const sparklineWords = {
  one: (label: string, only: string) => `${label}: ${only}`,
  summary: (
    label: string,
    { first, last, least, most }: Record<'first' | 'last' | 'least' | 'most', string>,
  ) => `${label}: from ${first} to ${last}, lowest ${least}, highest ${most}`,
} as const;
