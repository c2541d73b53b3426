import type { AccessRecord } from '@vetsync/machines/model/exchange';

export const accessLogWords = {
  loading: 'Loading who looked…',
  failed: { title: 'This page couldn’t be loaded', retry: 'Try again' },
  consents: {
    title: 'What you share',
    text: 'What organizations have because you said so. You can take it back here.',
    none: 'You share nothing with any organization right now.',
    candidate: 'Your entry among the candidates',
    candidateDetail: 'Approved organizations can find you',
    application: (title: string) => `Your application: ${title}`,
    contact: 'Your name',
    contactDetail: (organization: string) => `${organization}: you accepted their contact request`,
    over: 'Decided',
    change: 'Change',
    conversation: 'Open the conversation',
    leave: 'Stop being found',
    withdraw: 'Withdraw',
    withdrawOf: (title: string) => `Withdraw the application: ${title}`,
  },
  ask: {
    candidate: {
      title: 'Stop being found?',
      text: 'No one can find you anymore, and what you shared has been deleted. You can join again at any time.',
      confirm: 'Stop being found',
    },
    application: {
      title: (title: string) => `Withdraw the application: ${title}?`,
      text: (organization: string) =>
        `${organization} is told at once and can no longer decide on it. What they have read already stays with them.`,
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
  notDone: 'It wasn’t taken back',
  records: {
    title: 'Who looked',
    text: 'Each time someone opens what you sent, we record it here with their name. They can’t prevent or delete it.',
    none: {
      title: 'No one has looked yet',
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
    } satisfies Record<AccessRecord['kind'], string>,
    of: (kind: string, title: string) => `${kind}: ${title}`,
    more: 'Show more',
    moreFailed: 'More couldn’t be loaded.',
  },
} as const;
