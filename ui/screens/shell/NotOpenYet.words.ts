export const notOpenYetWords = {
  title: 'This place is not open yet',
  text: 'It comes with a later release. The veteran’s side of the platform is open.',
  next: 'See the veteran’s side',
} as const;
