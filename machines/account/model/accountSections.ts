/** The sections of the account page, in the order of its navigation. */
export const accountSections = [
  'profile',
  'security',
  'devices',
  'notifications',
  'calendar',
  'connected',
  'verification',
  'candidacy',
  'access',
  'organizations',
  'delete',
] as const;
export type AccountSection = (typeof accountSections)[number];

/** Downloads all stored data about the signed-in person. */
export const accountExportHref = '/api/auth/user/export';

/** URL of a section of the account page; the profile is at `/account` itself. */
export const accountHref = (section: AccountSection) =>
  section === 'profile' ? '/account' : `/account/${section}`;
