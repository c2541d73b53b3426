export const commandsWords = {
  title: 'Go to',
  example: 'Career, settings, crisis line',
  places: 'Places',
  tools: 'Tools',
} as const;
