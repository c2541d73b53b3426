import type { IdentityProvider } from '@vetsync/machines/model';

export const connectedAccountsWords = {
  title: 'Accounts you can sign in with',
  text: 'Another account that opens this one, instead of a password.',
  providers: { google: 'Google' } satisfies Record<IdentityProvider, string>,
  linked: (email: string) => `Connected as ${email}`,
  since: (day: string) => `since ${day}`,
  notLinked: 'Not connected',
  unavailable: 'Not offered on this site for now',
  link: 'Connect',
  linkOf: (name: string) => `Connect ${name}`,
  linking: 'Connecting…',
  unlink: 'Disconnect',
  unlinkOf: (name: string) => `Disconnect ${name}`,
  refused: 'Nothing was connected',
  loading: 'Loading your connected accounts…',
  failed: { title: 'Your connected accounts could not be loaded', retry: 'Try again' },
  confirm: {
    title: (name: string) => `Disconnect ${name}?`,
    text: (name: string) =>
      `You can't sign in with ${name} any more. Your email, and your password if you have one, still work.`,
    confirm: 'Disconnect',
    working: 'Disconnecting…',
    cancel: 'Keep it connected',
  },
} as const;
