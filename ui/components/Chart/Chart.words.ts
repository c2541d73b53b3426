export const chartWords = {
  figures: 'Show the figures',
  empty: 'No figures yet. They appear here with the first one.',
  share: 'Share',
  ofFirst: 'Of the first',
  before: 'Before',
  beforeShare: (share: string) => `before: ${share}`,
  /** In place of a drawing, if there is only one part. */
  onlyPart: (label: string, value: string) => `All ${value}: ${label}`,
  startsAt: (value: string) => `The axis starts at ${value}, not at 0.`,
  percent: (share: number) => `${share}%`,
  /** For values that are above 0 but round to 0. */
  underSmallest: 'under 0.1%',
  total: 'Total',
  other: 'Other',
  sliderLabel: (title: string) => `${title}, one value after another`,
} as const;
