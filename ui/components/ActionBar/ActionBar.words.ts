export const actionBarWords = {
  label: 'Selected',
  all: (count: string) => `Select all ${count}`,
  selected: (count: string) => `${count} selected`,
  action: (label: string, count: string) => `${label} (${count})`,
  clear: 'Clear selection',
} as const;
