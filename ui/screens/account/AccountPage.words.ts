import type { AccountSection } from '@vetsync/machines/account/model';

export const accountPageWords = {
  title: 'Your account',
  platform: 'Platform',
  nav: 'Parts of your account',
  sections: {
    profile: 'Name and email',
    security: 'Security',
    devices: 'Devices',
    notifications: 'Email notifications',
    calendar: 'Your calendar',
    connected: 'Connected accounts',
    verification: 'Veteran status',
    candidacy: 'Visibility to organizations',
    access: 'Who viewed your information',
    organizations: 'Your organizations',
    delete: 'Download and delete',
  } satisfies Record<AccountSection, string>,
  loading: 'Loading your account…',
  failed: { title: 'Your account couldn’t be loaded', retry: 'Try again' },
} as const;
