import type { KnownPerson, NetworkList } from '@vetsync/machines/community/model';

export const networkWords = {
  title: 'Veteran Network',
  subtitle: 'People you know, groups you belong to, and your messages.',
  lists: { connections: 'Connections', groups: 'Groups', messages: 'Messages' } satisfies Record<
    NetworkList,
    string
  >,
  nav: 'Lists of your network',
  search: 'Search connections',
  placeholder: 'Name, service, work or town',
  found: (count: number) =>
    count === 1 ? '1 connection found' : `${count.toLocaleString('en-US')} connections found`,
  clear: 'Clear all',
  showMore: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count.toLocaleString('en-US')} more`),
  write: 'Message',
  writeTo: (name: string) => `Message ${name}`,
  failed: 'Your network couldn’t be loaded',
  retry: 'Try again',
  how: {
    mentor: () => 'Your mentor',
    mentored: () => 'You’re their mentor',
    event: (title: string) => `You met at ${title}`,
  } satisfies Record<KnownPerson['how'], (title: string) => string>,
  nobody: 'No one matches this search',
  nobodyText: 'Try another name or town.',
  none: {
    connections: 'No connections yet',
    groups: 'No groups yet',
    messages: 'No messages yet',
    text: 'People you mentor, people who mentor you, and people you meet at events show up here.',
    action: 'Find events',
  },
  members: (count: string) => `${count} members`,
  groupEvents: 'See events',
  groupEventsOf: (name: string) => `See events of ${name}`,
  count: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  conversations: (messages: number, conversations: number) =>
    `${messages} messages in ${conversations} conversations`,
  you: 'You',
  organizations: 'Organizations you can write to',
  conversation: {
    back: 'All messages',
    log: (name: string) => `Conversation with ${name}`,
    empty: 'No messages yet. Say hello.',
    label: (name: string) => `Message to ${name}`,
    send: 'Send',
    organization: (name: string) =>
      `${name} can read this from their own profile in the demo, and answer there.`,
    sample: 'A sample conversation: what you send stays in this browser, and no one will answer.',
  },
  missing: { title: 'This person isn’t one of your connections', action: 'All messages' },
} as const;
