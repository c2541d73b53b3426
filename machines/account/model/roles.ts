/** Roles (platform spec, section 6). `user`, a veteran, is the default; only `admin` sets the admin flag. */
export const roles = ['user', 'recruiter', 'university', 'hospital', 'nonprofit', 'admin'] as const;
export type Role = (typeof roles)[number];
export const defaultRole: Role = 'user';
