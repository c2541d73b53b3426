export const notHereWords = {
  title: 'We couldn’t find this',
  text: 'It may have been removed since this link was made.',
  back: (place: string) => `Go to ${place}`,
} as const;
