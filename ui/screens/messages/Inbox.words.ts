import type { ReportReason } from '@vetsync/machines/model/exchange';

export interface Found {
  count: number;
  unread: number;
}

export const inboxWords = {
  title: 'Messages',
  subtitle: {
    person: 'Your conversations with organizations and people.',
    organization: 'Your conversations with applicants. All of your staff can read them.',
    hospital: 'Your conversations with patients. All of your staff can read them.',
  },
  loading: 'Loading messages…',
  pageFailed: { title: 'The page couldn’t be loaded', retry: 'Try again' },
  conversations: 'Conversations',
  all: 'All messages',
  toReply: 'Skip to your message',
  notLive: 'The live connection was lost. New messages appear once it’s back.',
  outdated: 'New messages couldn’t be loaded.',
  retry: 'Try again',
  write: 'New message',
  search: 'Search messages',
  placeholder: 'Name, subject or keywords',
  show: 'Show',
  lists: { all: 'All', unread: 'Unread' },
  found: {
    person: ({ count, unread }: Found, shown: (count: number) => string) =>
      [`${shown(count)} ${count === 1 ? 'item' : 'items'}`, unread > 0 && `${shown(unread)} unread`]
        .filter(Boolean)
        .join(', '),
    organization: ({ count, unread }: Found, shown: (count: number) => string) =>
      [
        `${shown(count)} ${count === 1 ? 'conversation' : 'conversations'}`,
        unread > 0 && `${shown(unread)} unread ${unread === 1 ? 'message' : 'messages'}`,
      ]
        .filter(Boolean)
        .join(', '),
  },
  none: {
    title: 'No matches',
    text: 'Try other words, or show everything again.',
    clear: 'Show all',
  },
  unread: (many: number, shown: string) => (many === 1 ? '1 unread' : `${shown} unread`),
  isNew: 'New',
  asks: 'Wants contact',
  draft: 'Draft',
  yours: 'You: ',
  blocked: 'Blocked',
  suspended: 'Suspended',
  ended: 'Ended',
  more: 'Show more',
  moreFailed: 'More conversations couldn’t be loaded.',
  listFailed: { title: 'The conversations couldn’t be loaded', retry: 'Try again' },
  requestsFailed: 'Contact requests couldn’t be loaded.',
  empty: {
    title: 'No messages yet',
    find: 'Find organizations',
    person:
      'Messages, decisions and requests from organizations appear here. You can write to any of them from its page.',
    organization: 'You can write to anyone who has applied, from their application.',
    hospital: 'When someone asks about care, their message appears here.',
  },
  closed: { title: 'No conversation is open', text: 'Choose one from the list.' },
} as const;

export const inboxThreadWords = {
  interview: 'Offer an interview',
  chooseTime: 'Choose a time to talk',
  somebody: { person: 'New message', organization: 'Message to the applicant', hospital: 'New message' },
  to: (name: string) => `New message to ${name}`,
  log: (name: string) => `Conversation with ${name}`,
  loading: 'Loading the conversation…',
  missing: { title: 'Conversation not found', text: 'The address may have a typo.' },
  failed: { title: 'The conversation couldn’t be loaded', retry: 'Try again' },
  nothing: 'No messages yet.',
  you: 'You',
  older: 'Show older messages',
  olderFailed: 'Older messages couldn’t be loaded.',
  states: {
    sending: 'Sending…',
    waiting: 'Waiting to reconnect. We’ll send it automatically.',
    limited: 'You’ve written to many new contacts, so this one has to wait. We’ll send it automatically.',
    refused: 'Not sent',
  },
  again: 'Send again',
  edit: 'Change',
  input: (name: string) => `Message to ${name}`,
  inputUnnamed: 'Your message',
  keys: 'Press Enter to send, or Shift+Enter for a new line.',
  send: 'Send',
  readOnly: 'You can read messages here. Reviewers and managers can reply.',
  block: 'Block',
  unblock: 'Let them write again',
  blockConfirmation: {
    title: (name: string) => `Block ${name}?`,
    text: 'Neither of you will be able to write here, and they won’t find you as a candidate. We won’t tell them, but their messages won’t go through. You can let them write again at any time.',
    person:
      'Neither of you will be able to write here, and they won’t be able to ask you to be their mentor. We won’t tell them, but their messages won’t go through. You can let them write again at any time.',
    confirm: 'Block',
    cancel: 'Don’t block',
  },
  report: 'Report',
  reportMessage: 'Report this message',
  reported: {
    open: 'You reported this conversation. An administrator will look at it.',
    acted: 'We looked at what you reported here, and took action.',
    dismissed: 'We looked at what you reported here. It doesn’t break our rules. You can still block them.',
  },
  isEnded: 'This mentoring has ended, so neither of you can write here. You can still read it and report it.',
  isSuspended: (name: string) =>
    `VetSync suspended ${name}. No one there can read what you write, so you can’t send messages for now. You can still read this conversation and report it.`,
  isBlocked: (name: string) => `You’ve blocked ${name}. Neither of you can write here.`,
  blockFailed: 'That wasn’t saved. Please try again.',
  templates: 'Templates',
  simulated: 'Simulated',
  typing: (name: string) => `${name} is writing…`,
} as const;

export const inboxPeopleWords = {
  title: 'New message',
  search: 'Who to write to',
  placeholder: 'Name or what they applied for',
  loading: 'Loading people…',
  failed: { title: 'People couldn’t be loaded', retry: 'Try again' },
  found: (many: number, shown: string) => (many === 1 ? '1 person' : `${shown} people`),
  more: (_many: number, shown: string) => `${shown} more. Search by name to find them.`,
  none: 'No one matches. Try another name.',
  nobody: 'No one has applied yet. You can write to people once they apply.',
} as const;

export const inboxRequestWords = {
  title: (organization: string) => `${organization} would like to talk with you`,
  text: 'They found you among the candidates and don’t know who you are. If you accept, they’ll learn your name, and you can write to each other. If you decline, we won’t tell them, and they can’t ask again.',
  from: (name: string, organization: string) => (name === '' ? organization : `${name}, ${organization}`),
  accept: 'Accept',
  acceptOf: (organization: string) => `Accept ${organization}’s request`,
  decline: 'Decline',
  declineOf: (organization: string) => `Decline ${organization}’s request`,
  accepting: 'Accepting…',
  declining: 'Declining…',
  notAnswered: 'Your answer wasn’t saved',
} as const;

export const inboxReportWords = {
  title: { message: 'Report this message', conversation: 'Report this conversation' },
  text: 'VetSync administrators will see the report, your name, and the messages below. We won’t tell whoever you’re reporting.',
  reason: 'What’s wrong?',
  reasons: {
    spam: 'Advertising or spam',
    scam: 'A scam: they want money or data',
    harassment: 'Insults or threats',
    hate: 'Hate',
    privacy: 'They shared something private',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  note: { label: 'What should we know?', help: 'In your own words.' },
  tooLong: 'This text is too long. Please shorten it.',
  evidence: (many: number, shown: string) =>
    many === 1 ? 'This message is copied' : `These ${shown} messages are copied`,
  older: 'Earlier messages are copied too, up to 50 total.',
  send: 'Send report',
  sending: 'Sending…',
  cancel: 'Cancel',
  notSent: 'Your report wasn’t sent',
  sent: {
    title: 'Your report was sent',
    person:
      'An administrator will look at it, and you’ll be notified of the outcome. You can also block them.',
    organization: 'An administrator will look at it. Don’t answer until you feel safe to do so.',
  },
  close: 'Close',
} as const;
