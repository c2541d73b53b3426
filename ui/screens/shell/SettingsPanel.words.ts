export const settingsWords = {
  title: 'Settings',
  description: 'How the platform looks and behaves in this browser.',
  notKept: 'This browser keeps no settings. They last until you close this page.',
  names: { theme: 'Theme', textSize: 'Text size', motion: 'Movement' },
  choices: {
    theme: { system: 'Like my device', light: 'Light', dark: 'Dark' },
    textSize: { standard: 'Standard', large: 'Large', largest: 'Largest' },
    motion: { system: 'Like my device', reduced: 'As little as possible' },
  },
  notifications: 'Badges and hints',
  notificationsHelp:
    'Counts on the bell and hints about what to do next. The notifications stay in your inbox.',
  reset: 'Back to standard settings',
} as const;
