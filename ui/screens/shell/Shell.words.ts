import type { DemoRole } from '@vetsync/machines/model/world';

/** Text that several parts of the shell share. */
export const shellWords = {
  navigation: 'Platform',
  administration: 'Administration',
  home: 'VetSync home',
  account: 'Your account',
  settings: 'Settings',
  help: 'Help',
  crisis: 'Crisis line',
  logout: 'Logout',
  more: 'More',
  loading: 'Loading…',
} as const;

export const sidebarWords = {
  label: 'Sidebar',
  collapse: 'Collapse the sidebar',
  expand: 'Expand the sidebar',
} as const;

export const topBarWords = {
  notifications: 'Notifications',
  unread: (count: number) => `Notifications, ${count} unread`,
} as const;

export const demoLabelWords = {
  sampleData: 'Demo, sample data',
  sampleDataNotStored: 'Demo, sample data. This browser keeps nothing: a reload starts it over.',
  reset: 'Reset',
  resetLabel: 'Reset the demo',
} as const;

export const profileSwitcherWords = {
  label: 'Sample profiles',
  active: 'Active',
  choose: 'Choose a profile',
  profile: 'Profile:',
  demo: 'Demo',
  someUnread: 'Others have unread notifications',
  switching: 'Switching profile...',
  unread: (count: number) => `${count} unread`,
  names: {
    user: 'Veteran Experience',
    recruiter: 'Recruiter Tab',
    university: 'University Dashboard',
    hospital: 'Medical Center',
    nonprofit: 'Nonprofit Portal',
  } satisfies Record<DemoRole, string>,
} as const;

export const guidanceWords = { region: 'Hint', dismiss: 'Dismiss this hint' } as const;

export const chooseProfileWords = {
  title: 'You’re signed out of the demo',
  text: 'Choose a sample profile to look at the platform with other eyes. What happened in the demo is still there.',
} as const;
