export const commandPaletteWords = {
  search: 'Search commands',
  close: 'Close',
  nothingFound: 'No command matches',
  found: (count: number) => (count === 1 ? '1 command' : `${count} commands`),
} as const;
