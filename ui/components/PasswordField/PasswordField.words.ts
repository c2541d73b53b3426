export const passwordFieldWords = {
  show: 'Show',
  showPassword: 'Show password',
  hide: 'Hide',
  hidePassword: 'Hide password',
  shown: 'Your password is shown',
  hidden: 'Your password is hidden',
} as const;
