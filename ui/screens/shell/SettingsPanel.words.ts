export const settingsWords = {
  title: 'Settings',
  description: 'How the platform looks and behaves in this browser.',
  notKept: 'This browser keeps no settings. They last until you close this page.',
  names: { theme: 'Theme', textSize: 'Text size', motion: 'Motion' },
  choices: {
    theme: { system: 'Same as my device', light: 'Light', dark: 'Dark' },
    textSize: { standard: 'Standard', large: 'Large', largest: 'Largest' },
    motion: { system: 'Same as my device', reduced: 'Reduced' },
  },
  notifications: 'Badges and hints',
  notificationsHelp:
    'Counts on the bell and hints about what to do next. The notifications stay in your inbox.',
  reset: 'Restore default settings',
} as const;
