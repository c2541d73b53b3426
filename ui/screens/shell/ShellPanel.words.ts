export const resetConfirmationWords = {
  title: 'Start the demo over?',
  text: 'Applications, decisions, appointments and notifications of all five sample profiles go back to how they were at the start, in every open tab.',
  confirm: 'Start over',
  cancel: 'Keep going',
} as const;

export const moreSheetWords = {
  title: 'More',
  pages: 'More pages',
  profiles: 'Switch profile',
  tools: 'This platform',
} as const;
