import type { MessagingRole, MessageList } from '@vetsync/machines/messages/model';

const count = (many: number, one: string, more: string) =>
  `${many.toLocaleString('en-US')} ${many === 1 ? one : more}`;

export const messagesWords = {
  title: { recruiter: 'Messages', university: 'Messages', nonprofit: 'Community' } satisfies Record<
    MessagingRole,
    string
  >,
  subtitle: {
    recruiter: 'What you and your candidates write to each other.',
    university: 'What you and your applicants write to each other.',
    nonprofit: 'What you and the people in your programs write to each other.',
  } satisfies Record<MessagingRole, string>,
  back: 'All messages',
  write: 'New message',
  conversations: 'Conversations',
  search: 'Search messages',
  placeholder: 'Name, subject or words',
  show: 'Show',
  lists: { all: 'All', unread: 'Unread' } satisfies Record<MessageList, string>,
  found: (many: number, unread: number) =>
    [
      count(many, 'conversation', 'conversations'),
      unread > 0 && count(unread, 'unread message', 'unread messages'),
    ]
      .filter(Boolean)
      .join(', '),
  unread: (many: number) => count(many, 'unread', 'unread'),
  draft: 'Draft',
  you: 'You',
  yours: 'You: ',
  none: {
    title: 'No conversation fits',
    text: 'Try other words, or look at all conversations.',
    clear: 'Show all',
  },
  empty: {
    title: 'No messages yet',
    text: {
      recruiter: 'Write to somebody who applied for one of your positions.',
      university: 'Write to somebody who applied to one of your programs.',
      nonprofit: 'Write to somebody in one of your programs.',
    } satisfies Record<MessagingRole, string>,
  },
  closed: { title: 'No conversation is open', text: 'Choose one from the list, or write a new message.' },
  missing: {
    title: 'Nobody by this name is in your records',
    text: 'They may have withdrawn their application.',
  },
  choose: {
    title: 'New message',
    search: 'Whom to write to',
    placeholder: 'Name, branch or what they applied for',
    found: (many: number) => count(many, 'person', 'people'),
    more: (many: number) => `${count(many, 'more', 'more')}. A name finds them.`,
    none: 'Nobody fits. Try another name.',
    nobody: 'Nobody has applied yet. You can write to people once they apply.',
  },
  log: (name: string) => `Conversation with ${name}`,
  nothing: 'Nothing written yet.',
  input: (name: string) => `Message to ${name}`,
  keys: 'Enter sends. Shift and Enter begins a new line.',
  send: 'Send',
  templates: 'Templates',
  about: (subject: string) => `About: ${subject}`,
  simulated: 'Simulated',
  typing: (name: string) => `${name} is writing…`,
  sample: {
    recruiter: 'Sample conversations: the answers of sample candidates are simulated.',
    university: 'Sample conversations: the answers of sample applicants are simulated.',
    nonprofit: 'Sample conversations: the answers of sample participants are simulated.',
  } satisfies Record<MessagingRole, string>,
  crisis: 'This may be about a crisis',
  crisisText:
    'Do not leave them alone with it: call them now. If you cannot reach them, or there is danger, call 911. The Veterans Crisis Line helps you and them.',
} as const;
