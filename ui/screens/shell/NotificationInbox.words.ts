import type { NotificationType } from '@vetsync/machines/model/world';

export const inboxWords = {
  title: 'Notifications',
  unread: (count: number) => (count === 0 ? 'All read' : `${count} unread`),
  unreadMark: 'Unread:',
  markAll: 'Mark all as read',
  markRead: 'Mark as read',
  markReadOf: (title: string) => `Mark as read: ${title}`,
  emptyTitle: 'Nothing yet',
  empty: 'Applications, appointments, messages and decisions that concern you appear here.',
  types: {
    job_application: 'Job application',
    college_application: 'College application',
    nonprofit_application: 'Program application',
    appointment: 'Appointment',
    message: 'Message',
  } satisfies Record<NotificationType, string>,
} as const;
