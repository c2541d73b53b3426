export const commandsWords = {
  title: 'Go to',
  placeholder: 'Career, settings, crisis line',
  places: 'Places',
  tools: 'Tools',
} as const;
