import type { Phrase } from '../../system/model/phrase.ts';
import type { Role } from '../../account/model/roles.ts';
import type { TabValue } from '../../shell/model/navigation.ts';
import type { Query } from '../text/query.ts';

export const notificationTypes = [
  'job_application',
  'college_application',
  'nonprofit_application',
  'appointment',
  'care',
  'event',
  'message',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/**
 * Recipients of notifications. The specification names the first three. The veteran is also notified of decisions, and the
 * hospital of appointment requests (docs/decisions/020).
 */
export const targetRoles = ['recruiter', 'university', 'nonprofit', 'user', 'hospital'] as const;
export type TargetRole = (typeof targetRoles)[number];

/** A notification for a role (platform spec, section 3). `timestamp` is ISO 8601 in UTC. */
export interface Notification {
  id: string;
  type: NotificationType;
  title: Phrase;
  /** A phrase, or the beginning of what somebody wrote. */
  message: Phrase;
  timestamp: string;
  read: boolean;
  targetRole: TargetRole;
  /** Id of the application, appointment or event it is about, or of a message's sender. */
  subjectId: string;
}

/** Highest count on a badge; beyond it, the badge says `9+` (platform spec, section 4). */
export const badgeMax = 9;
/** Text of a badge, or null if the count is zero. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null;
  return count > badgeMax ? `${badgeMax}+` : String(count);
}

export const unreadFor = (notifications: readonly Notification[], role: Role): number =>
  notifications.filter(({ read, targetRole }) => !read && targetRole === role).length;

/** Tab that a notification links to, by recipient. */
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
    care: 'wellness',
    event: 'community',
    message: 'community',
  },
};

type LinkTarget = (id: string) => { detail: readonly string[]; query?: Query };
const application: LinkTarget = (id) => ({ detail: ['application', id] });

/** Path and query after the tab. */
const detailByType: Readonly<Record<NotificationType, LinkTarget>> = {
  job_application: application,
  college_application: application,
  nonprofit_application: application,
  appointment: (id) => ({ detail: ['appointment', id] }),
  care: () => ({ detail: [] }),
  event: (id) => ({ detail: [], query: { open: 'event', event: id } }),
  message: (id) => ({ detail: [id] }),
};
/** What is elsewhere for a recipient. */
const detailsOf: Readonly<Partial<Record<TargetRole, Partial<Record<NotificationType, LinkTarget>>>>> = {
  // The veteran's conversations are in the community's member list.
  user: { message: (id) => ({ detail: ['network'], query: { list: 'messages', with: id } }) },
  hospital: { appointment: (id) => ({ detail: [], query: { booking: id } }) },
};

/** Tab, detail and query that a notification links to: `/applications/application/{id}` for a university. */
export const subjectTarget = ({ targetRole, type, subjectId }: Notification) => ({
  tab: subjectTabs[targetRole][type] ?? 'dashboard',
  ...(detailsOf[targetRole]?.[type] ?? detailByType[type])(subjectId),
});
