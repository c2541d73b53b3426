import type { Role } from '@vetsync/machines/account/model';

export const actingSwitcherWords = {
  label: (name: string) => `Working as: ${name}`,
  /** On the button, with what is unread elsewhere. */
  named: (name: string, unread: number) => (unread > 0 ? `${name} (${unread})` : name),
  elsewhere: (label: string, unread: number) => (unread > 0 ? `${label}, ${unread} unread elsewhere` : label),
  unread: (count: number) => `${count} unread`,
  title: 'Work as',
  you: 'You',
  current: 'Current',
  add: 'Add an organization',
  addHelp: 'You’ll be its owner',
  roles: {
    user: 'Your personal page',
    admin: 'Your personal page',
    recruiter: 'Employer',
    university: 'College or university',
    hospital: 'Hospital or clinic',
    nonprofit: 'Nonprofit',
  } satisfies Record<Role, string>,
} as const;
