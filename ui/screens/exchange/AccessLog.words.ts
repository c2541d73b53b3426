import type { AccessRecord } from '@vetsync/machines/model/exchange';

export const accessLogWords = {
  loading: 'Loading who viewed your information…',
  failed: { title: 'This page couldn’t be loaded', retry: 'Try again' },
  consents: {
    title: 'What you share',
    text: 'What organizations can see because you agreed to it. You can change your mind here.',
    none: 'You share nothing with any organization right now.',
    candidate: 'Your candidate profile',
    candidateDetail: 'Approved organizations can find you',
    application: (title: string) => `Your application: ${title}`,
    contact: 'Your name',
    contactDetail: (organization: string) => `${organization}: you accepted their contact request`,
    over: 'Decided',
    change: 'Change',
    conversation: 'Open the conversation',
    leave: 'Stop sharing',
    withdraw: 'Withdraw',
    withdrawOf: (title: string) => `Withdraw the application: ${title}`,
  },
  ask: {
    candidate: {
      title: 'Stop sharing your candidate profile?',
      text: 'No one will be able to find you, and what you shared will be deleted. You can opt in again at any time.',
      confirm: 'Stop sharing',
    },
    application: {
      title: (title: string) => `Withdraw the application: ${title}?`,
      text: (organization: string) =>
        `We’ll tell ${organization} right away, and they can no longer decide on it. What they’ve already read stays with them.`,
      confirm: 'Withdraw',
    },
    working: 'Taking it back…',
    cancel: 'Keep it',
  },
  done: {
    candidate: 'Done. No one can find you anymore.',
    application: (title: string, organization: string) =>
      `Done. You withdrew your application: ${title}, ${organization}.`,
  },
  notDone: 'That didn’t go through',
  records: {
    title: 'Who viewed your information',
    text: 'Each time someone opens what you sent, we record it here with their name. They can’t prevent or delete it.',
    none: {
      title: 'No one has viewed anything yet',
      text: 'Once someone opens one of your applications or your candidate profile, you’ll see it here.',
    },
    somebody: 'Someone who no longer has an account',
    at: (name: string, organization: string) => `${name}, ${organization}`,
    kinds: {
      opened: 'Opened your application',
      exported: 'Downloaded your application with others',
      found: 'Opened what you show as a candidate',
      read: 'Read your messages',
      reason: 'Read why you’re coming in',
      referral: 'Read what was said with your referral',
    } satisfies Record<AccessRecord['kind'], string>,
    of: (kind: string, title: string) => `${kind}: ${title}`,
    more: 'Show more',
    moreFailed: 'More couldn’t be loaded.',
  },
} as const;
