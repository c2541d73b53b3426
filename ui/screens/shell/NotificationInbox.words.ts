import type { NotificationType } from '@vetsync/machines/model/world';

export const inboxWords = {
  title: 'Notifications',
  unread: (count: number) => (count === 0 ? 'All read' : `${count} unread`),
  unreadOrMore: (count: number) => `${count} or more unread`,
  unreadMark: 'Unread:',
  markAll: 'Mark all as read',
  markRead: 'Mark as read',
  markReadOf: (title: string) => `Mark as read: ${title}`,
  emptyTitle: 'Nothing yet',
  empty: 'Applications, appointments, messages and decisions that concern you appear here.',
  emptyWork: 'New applications, messages, and what colleagues assign to you appear here.',
  loading: 'Loading notifications',
  failed: { title: 'We couldn’t load your notifications', retry: 'Try again' },
  old: 'We couldn’t look for new notifications.',
  unmarked: 'We couldn’t mark that as read.',
  older: 'Show older',
  olderFailed: 'We couldn’t load older notifications.',
  types: {
    job_application: 'Job application',
    college_application: 'College application',
    nonprofit_application: 'Program application',
    appointment: 'Appointment',
    care: 'Your care',
    event: 'Event',
    message: 'Message',
  } satisfies Record<NotificationType, string>,
} as const;
