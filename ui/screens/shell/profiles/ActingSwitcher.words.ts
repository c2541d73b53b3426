import type { Role } from '@vetsync/machines/account/model';

export const actingSwitcherWords = {
  label: (name: string) => `You act for: ${name}`,
  title: 'Act for',
  you: 'You',
  current: 'You act for this now',
  roles: {
    user: 'Your own page',
    admin: 'Your own page',
    recruiter: 'Employer',
    university: 'College or university',
    hospital: 'Hospital or clinic',
    nonprofit: 'Nonprofit',
  } satisfies Record<Role, string>,
} as const;
