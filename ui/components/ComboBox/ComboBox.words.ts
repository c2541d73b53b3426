export const comboBoxWords = {
  nothingFound: 'Nothing matches',
  selected: (label: string) => `${label}: selected`,
  loading: 'Loading…',
} as const;
