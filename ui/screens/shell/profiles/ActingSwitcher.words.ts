import type { Role } from '@vetsync/machines/account/model';

export const actingSwitcherWords = {
  label: (name: string) => `You act for: ${name}`,
  /** On the button, with what is unread elsewhere. */
  named: (name: string, unread: number) => (unread > 0 ? `${name} (${unread})` : name),
  elsewhere: (label: string, unread: number) => (unread > 0 ? `${label}, ${unread} unread elsewhere` : label),
  unread: (count: number) => `${count} unread`,
  title: 'Act for',
  you: 'You',
  current: 'You act for this now',
  add: 'Add an organization',
  addHelp: 'You become its owner',
  roles: {
    user: 'Your own page',
    admin: 'Your own page',
    recruiter: 'Employer',
    university: 'College or university',
    hospital: 'Hospital or clinic',
    nonprofit: 'Nonprofit',
  } satisfies Record<Role, string>,
} as const;
