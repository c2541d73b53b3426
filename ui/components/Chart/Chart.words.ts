export const chartWords = {
  figures: 'Show the figures',
  empty: 'No figures yet. They appear here with the first one.',
  share: 'Share',
  percent: (share: number) => `${share}%`,
  total: 'Total',
  other: 'Other',
  walk: (title: string) => `${title}, one value after another`,
} as const;
