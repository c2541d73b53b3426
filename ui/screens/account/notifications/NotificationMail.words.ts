import type { MailFrequency, NotificationPreferences } from '@vetsync/machines/model/exchange';

export const notificationMailWords = {
  title: 'Mail about news',
  text: 'One email with everything you have not read on VetSync. It says how much is new, never what was written.',
  about: {
    own: {
      label: 'About you',
      help: 'Your applications, your messages and your appointments.',
    },
    work: {
      label: 'About your organizations',
      help: 'Applications and messages that come in where you work.',
    },
  } satisfies Record<keyof NotificationPreferences, { label: string; help: string }>,
  frequencies: {
    atOnce: 'At once',
    daily: 'Once a day',
    never: 'Never',
  } satisfies Record<MailFrequency, string>,
  safety: 'Mail about the safety of your account always comes.',
  saving: 'Saving…',
  saved: 'Saved.',
  unsaved: 'Your choice was not saved',
  loading: 'Loading your choices…',
  failed: { title: 'Your choices could not be loaded', retry: 'Try again' },
} as const;
