import type { MailTopic } from '@vetsync/machines/account/notificationMail';
import type { MailFrequency } from '@vetsync/machines/model/exchange';

export const notificationMailWords = {
  title: 'Email notifications',
  text: 'One email with everything you haven’t read on VetSync. It says who has news for you, but never what they wrote.',
  about: {
    own: {
      label: 'About you',
      help: 'Your applications, your messages and your appointments.',
    },
    work: {
      label: 'About your work',
      help: 'Applications and messages that come in where you work, and what awaits your decision if you’re an administrator.',
    },
  } satisfies Record<MailTopic, { label: string; help: string }>,
  frequencies: {
    atOnce: 'Right away',
    daily: 'Once a day',
    never: 'Never',
  } satisfies Record<MailFrequency, string>,
  hidesNames: {
    label: 'Leave out the names of organizations',
    help: 'For when others can see your inbox. Emails about health and care never name anyone.',
  },
  safety: 'We always email you about the security of your account.',
  saving: 'Saving…',
  saved: 'Saved.',
  unsaved: 'Your choice wasn’t saved',
  loading: 'Loading your choices…',
  failed: { title: 'Your choices couldn’t be loaded', retry: 'Try again' },
} as const;
