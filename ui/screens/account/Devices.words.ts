export const devicesWords = {
  here: { title: 'This device', badge: 'Signed in here' },
  others: {
    title: 'Other devices',
    text: 'Where else you’re signed in. If you don’t recognize one, sign it out and change your password.',
    none: 'You’re signed in on this device only.',
    end: 'Sign out',
    endOf: (name: string) => `Sign out ${name}`,
    endAll: 'Sign out all other devices',
  },
  /** Name from the user agent; either part may be unknown. */
  name: (browser: string | null, system: string | null) => {
    if (browser && system) return `${browser} on ${system}`;
    return browser ?? system ?? 'Unknown device';
  },
  seen: (when: string) => `Last used ${when}`,
  since: (when: string) => `signed in ${when}`,
  loading: 'Loading your devices…',
  failed: { title: 'Your devices couldn’t be loaded', retry: 'Try again' },
  confirm: {
    title: (name: string) => `Sign out ${name}?`,
    text: 'Anyone who uses it has to sign in again.',
    confirm: 'Sign out',
    working: 'Signing out…',
    cancel: 'Leave it signed in',
  },
  confirmAll: {
    title: 'Sign out all other devices?',
    text: (count: number) =>
      count === 1
        ? '1 device has to sign in again. You stay signed in here.'
        : `${count} devices have to sign in again. You stay signed in here.`,
    confirm: 'Sign out all',
    working: 'Signing out…',
    cancel: 'Leave them signed in',
  },
} as const;
