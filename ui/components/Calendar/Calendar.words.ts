export const calendarWords = {
  previous: 'Previous month',
  next: 'Next month',
  message: (day: string, words: string) => `${day}: ${words}`,
} as const;
