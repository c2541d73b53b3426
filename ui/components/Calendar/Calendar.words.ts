export const calendarWords = {
  previous: 'Previous month',
  next: 'Next month',
  said: (day: string, words: string) => `${day}: ${words}`,
} as const;
