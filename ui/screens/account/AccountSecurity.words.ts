const counted = (count: number) => (count === 1 ? '1 recovery code' : `${count} recovery codes`);

export const passwordWords = {
  title: 'Password',
  exists: 'You can sign in with your email and a password.',
  none: 'You don’t have a password yet: you sign in by email or with Google.',
  change: 'Change password',
  set: 'Set a password',
  label: 'New password',
  save: 'Save password',
  saving: 'Saving…',
  proving: 'First, confirm that it’s you…',
  cancel: 'Cancel',
  failed: 'Your password couldn’t be changed',
  after: 'All other devices will be signed out, and we’ll email you.',
} as const;

export const factorWords = {
  title: 'Two-step sign-in',
  text: 'A code from your phone that you enter after your password or email link. Someone who learns your password still can’t get in. Any change signs out your other devices, and we’ll email you about it.',
  on: 'On',
  off: 'Off',
  turnOn: 'Turn on',
  another: 'Add another app',
  starting: 'Getting ready…',
  setup: {
    scan: 'Open an authenticator app on your phone, such as the one in your password manager, and scan this code.',
    code: 'Six-digit code',
    codeHelp: 'The code the app shows for VetSync. It changes every 30 seconds.',
    submit: 'Turn on',
    verifying: 'Checking…',
    cancel: 'Cancel',
    failed: 'The code couldn’t be checked',
  },
  added: (day: string) => `Added ${day}`,
  turnOff: 'Remove',
  turnOffOf: (name: string) => `Remove ${name}`,
  left: (count: number) => (count === 0 ? 'No recovery code is left' : `${counted(count)} left`),
  leftText: 'Each lets you in once when your phone is lost. New codes replace all of the old ones.',
  fewBadge: 'Running out',
  few: 'Get new ones before the last is used.',
  renew: 'Get new recovery codes',
  confirmOff: {
    title: 'Remove this authenticator app?',
    last: (name: string) =>
      `“${name}” is the only one: two-step sign-in will be off, and your recovery codes stop working. Your other devices will be signed out.`,
    oneOfSeveral: (name: string) =>
      `Codes of “${name}” no longer let you in. Those of your other apps do. Your other devices will be signed out.`,
    confirm: 'Remove',
    working: 'Removing…',
    cancel: 'Keep it',
  },
  confirmRenewal: {
    title: 'Get new recovery codes?',
    text: 'The codes you put away before stop working at once. Your other devices will be signed out.',
    confirm: 'Get new codes',
    working: 'Making new codes…',
    cancel: 'Keep the old ones',
  },
} as const;

export const recoveryCodesWords = {
  title: 'Keep your recovery codes',
  text: 'Each of them lets you in once when your phone is lost. They’re shown this one time only.',
  list: 'Recovery codes',
  copy: 'Copy all',
  download: 'Download',
  print: 'Print',
  keep: 'I have put them away',
  file: (email: string, codes: string) =>
    `VetSync recovery codes for ${email}\nEach code works once.\n\n${codes}\n`,
  fileName: 'vetsync-recovery-codes.txt',
} as const;
