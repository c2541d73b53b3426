const listed = new Intl.ListFormat('en-US');

export const chartWords = {
  figures: 'Show the data',
  empty: 'No data yet. It’ll appear here once there’s something to show.',
  share: 'Share',
  ofFirst: 'Of the first step',
  before: 'Before',
  beforeShare: (share: string) => `before: ${share}`,
  /** In place of a drawing, if there is only one part. */
  onlyPart: (label: string, value: string) => `All ${value}: ${label}`,
  /** The first sentence of a chart, which it writes itself. */
  largest: (label: string, value: string, whole: string, share: string) =>
    `${label} is the largest group: ${value} of ${whole} (${share}).`,
  largestTogether: (labels: readonly string[], value: string) =>
    `${listed.format(labels)} are the largest groups, with ${value} each.`,
  reached: (value: string, whole: string, step: string, share: string) =>
    `${value} of ${whole} reached the last step, ${step}: ${share}.`,
  reachedBefore: (share: string) => `In the previous period, it was ${share}.`,
  rose: (label: string, from: string, to: string) => `${label} rose from ${from} to ${to}.`,
  fell: (label: string, from: string, to: string) => `${label} fell from ${from} to ${to}.`,
  stayed: (label: string, from: string, to: string) => `${label} began at ${from} and ended at ${to}.`,
  only: (label: string, value: string) => `${label}: ${value}.`,
  highest: (label: string, value: string) => `${label} peaked at ${value}.`,
  valueAt: (value: string, at: string) => `${value} (${at})`,
  /** Names of two lines at their ends. */
  valueNow: (value: string) => `${value} now`,
  valueBefore: (value: string) => `${value} before`,
  startsAt: (value: string) => `The axis starts at ${value}, not at 0.`,
  percent: (share: number) => `${share}%`,
  /** For values that are above 0 but round to 0. */
  underSmallest: 'under 0.1%',
  total: 'Total',
  other: 'Other',
  sliderLabel: (title: string) => `${title}, one value after another`,
} as const;
