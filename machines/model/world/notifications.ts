import type { Role } from '../../account/model/roles.ts';
import type { TabValue } from '../../shell/model/navigation.ts';
import type { Query } from '../text/query.ts';

export const notificationTypes = [
  'job_application',
  'college_application',
  'nonprofit_application',
  'appointment',
  'message',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/**
 * Whom a notification is for. The specification names the first three; the veteran hears of decisions, and the hospital
 * of appointment requests (docs/decisions/020).
 */
export const targetRoles = ['recruiter', 'university', 'nonprofit', 'user', 'hospital'] as const;
export type TargetRole = (typeof targetRoles)[number];

/** Told to a role (platform spec, section 3). `timestamp` is ISO 8601 in UTC. */
export interface Notification {
  id: string;
  type: NotificationType;
  title: string;
  message: string;
  timestamp: string;
  read: boolean;
  targetRole: TargetRole;
  /** Id of the application or appointment it is about, or of whoever wrote. */
  subjectId: string;
}

/** Highest count that a badge shows; above it stands `9+` (platform spec, section 4). */
export const badgeCap = 9;
/** What a badge shows, or null where there is nothing to count. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null;
  return count > badgeCap ? `${badgeCap}+` : String(count);
}

export const unreadFor = (notifications: readonly Notification[], role: Role): number =>
  notifications.filter(({ read, targetRole }) => !read && targetRole === role).length;

/** Where the thing that a notification is about is found, by who reads it. */
const subjectTabs: Readonly<Record<TargetRole, Partial<Record<NotificationType, TabValue>>>> = {
  recruiter: { job_application: 'dashboard', message: 'messages' },
  university: { college_application: 'applications', message: 'messages' },
  nonprofit: { nonprofit_application: 'dashboard', message: 'community' },
  hospital: { appointment: 'appointments' },
  user: {
    job_application: 'career',
    college_application: 'education',
    nonprofit_application: 'marketplace',
    appointment: 'wellness',
    message: 'community',
  },
};

type Behind = (id: string) => { detail: readonly string[]; query?: Query };
const application: Behind = (id) => ({ detail: ['application', id] });

/** What follows the tab. */
const subjectSteps: Readonly<Record<NotificationType, Behind>> = {
  job_application: application,
  college_application: application,
  nonprofit_application: application,
  appointment: (id) => ({ detail: ['appointment', id] }),
  message: (id) => ({ detail: [id] }),
};
/** The veteran's conversations stand among the members of the community. */
const ownMessage: Behind = (id) => ({ detail: ['network'], query: { list: 'messages', with: id } });

/** Tab, detail and query of what a notification is about: `/applications/application/{id}` for a university. */
export const subjectTarget = ({ targetRole, type, subjectId }: Notification) => ({
  tab: subjectTabs[targetRole][type] ?? 'dashboard',
  ...(type === 'message' && targetRole === 'user' ? ownMessage : subjectSteps[type])(subjectId),
});
