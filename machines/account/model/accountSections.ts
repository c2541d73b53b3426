/** The parts of the account page, in the order of its navigation. */
export const accountSections = [
  'profile',
  'security',
  'devices',
  'connected',
  'verification',
  'delete',
] as const;
export type AccountSection = (typeof accountSections)[number];

/** Names of the parts in the browser's title, as their headings say. */
export const accountTitles: Readonly<Record<AccountSection, string>> = {
  profile: 'Name and email',
  security: 'Security',
  devices: 'Devices',
  connected: 'Connected accounts',
  verification: 'Veteran status',
  delete: 'Download and delete',
};

/** Everything that is kept about the signed-in person, as a file. */
export const accountExportHref = '/api/auth/user/export';

/** Address of a part of the account page; the profile is at `/account` itself. */
export const accountHref = (section: AccountSection) =>
  section === 'profile' ? '/account' : `/account/${section}`;
