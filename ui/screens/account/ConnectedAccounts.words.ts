import type { IdentityProvider } from '@vetsync/machines/account/model';

export const connectedAccountsWords = {
  title: 'Other ways to sign in',
  text: 'Another account you can sign in with instead of a password.',
  providers: { google: 'Google' } satisfies Record<IdentityProvider, string>,
  linked: (email: string) => `Linked as ${email}`,
  since: (day: string) => `since ${day}`,
  notLinked: 'Not linked',
  unavailable: 'Not offered on this site for now',
  link: 'Link',
  linkOf: (name: string) => `Link ${name}`,
  linking: 'Linking…',
  unlink: 'Unlink',
  unlinkOf: (name: string) => `Unlink ${name}`,
  refused: 'Nothing was linked',
  loading: 'Loading your connected accounts…',
  failed: { title: 'Your connected accounts couldn’t be loaded', retry: 'Try again' },
  confirm: {
    title: (name: string) => `Unlink ${name}?`,
    text: (name: string) =>
      `You can’t sign in with ${name} anymore. Your email, and your password if you have one, still work.`,
    confirm: 'Unlink',
    working: 'Unlinking…',
    cancel: 'Keep it linked',
  },
} as const;
