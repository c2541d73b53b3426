import { referralDays } from '../../bookings/model/referralDays.ts';
import { upcomingBookings } from '../../bookings/model/upcomingBookings.ts';
import type { PersonBooking } from '../../bookings/model/booking.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { ShellTarget } from '../../shell/model/shellRoute.ts';
import type { World } from '../world/world.ts';
import { formatQuery } from '../text/query.ts';
import type { DecisionPart } from '../world/contacts.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { subjectTarget } from '../world/notifications.ts';
import type { Notification } from '../world/notifications.ts';

const ofReport = 'contact.reportDecided';

/** Whether it says what became of a report. Its subject is the conversation, and not the organization. */
const isOfReport = ({ title }: Pick<Notification, 'title'>) =>
  typeof title === 'object' && title.code === ofReport;

const [ofPerson, ofMentoring, ofEvent, ofReferral] = ['person:', 'mentor:', 'event:', 'referral:'];
/** With whom a conversation between two people is, in messages and notifications. */
export const personSubject = (threadId: string) => ofPerson + threadId;
/** Its conversation; null if it is about something else, such as an organization. */
export const threadOfPerson = (subjectId: string) =>
  subjectId.startsWith(ofPerson) ? subjectId.slice(ofPerson.length) : null;
/** What somebody asked a mentor, in notifications. */
export const mentoringSubject = (mentorshipId: string) => ofMentoring + mentorshipId;
/** An event of a person that somebody has reported. */
export const eventSubject = (listingId: string) => ofEvent + listingId;

const ofDecision = 'decision:';
/** What awaits an administrator's decision, in notifications. */
export const decisionSubject = (part: DecisionPart, itemId: string) => `${ofDecision}${part}:${itemId}`;
const decisionPages: Readonly<Record<DecisionPart, (itemId: string) => string>> = {
  organizations: (item) => `/admin-dashboard${formatQuery({ tab: 'organizations', item })}`,
  reports: (item) => `/admin-dashboard${formatQuery({ tab: 'reports', item })}`,
  requests: (request) => `/leads-admin/requests${formatQuery({ request })}`,
};
export interface AwaitedDecision {
  part: DecisionPart;
  itemId: string;
  /** Its page. */
  href: string;
}
/** What a notification says awaits the person's decision; null: it is about something else. */
export function awaitedDecision({ subjectId }: Pick<Notification, 'subjectId'>): AwaitedDecision | null {
  if (!subjectId.startsWith(ofDecision)) return null;
  const [, part, itemId = ''] = subjectId.split(':') as [string, DecisionPart, string];
  return { part, itemId, href: decisionPages[part](itemId) };
}
/** Being referred to another organization, in notifications. */
export const referralSubject = (referralId: string) => ofReferral + referralId;

function messageTarget(notification: Notification): Pick<ShellTarget, 'tab' | 'detail' | 'query'> {
  const { subjectId } = notification;
  if (subjectId.startsWith(ofEvent)) return { tab: 'community' };
  if (subjectId.startsWith(ofMentoring)) return { tab: 'community', detail: ['mentors'] };
  const thread = threadOfPerson(subjectId);
  if (thread !== null) return { tab: 'messages', query: { thread } };
  return { tab: 'messages', query: { [isOfReport(notification) ? 'thread' : 'organization']: subjectId } };
}

/** An interview is among what the person has sent. */
const interviewTarget = (id: string) => ({ tab: 'applications', query: { interview: id } }) as const;
export const ownInterviewHref = (id: string): string => shellHref({ role: 'user', ...interviewTarget(id) });
export const isOfInterview = ({ type, title }: Pick<Notification, 'type' | 'title'>): boolean =>
  type === 'appointment' && typeof title === 'object' && title.code.startsWith('contact.interview');

export interface LinkedInterview {
  booking: PersonBooking;
  href: string;
}
/**
 * A person's interviews that wait for an answer or are to come, soonest first.
 *
 * @param now Epoch milliseconds.
 */
export const ownInterviews = ({ bookings }: Pick<World, 'bookings'>, now: number): LinkedInterview[] =>
  upcomingBookings(bookings, now)
    .filter(({ kind }) => kind === 'interview')
    .map((booking) => ({ booking, href: ownInterviewHref(booking.id) }));

/** Where a notification leads a signed-in person. Organizations write to them, and people whom they mentor or ask. */
export function ownTarget(notification: Notification): Pick<ShellTarget, 'tab' | 'detail' | 'query'> {
  const { subjectId } = notification;
  if (isOfInterview(notification)) return interviewTarget(subjectId);
  if (subjectId.startsWith(ofReferral))
    return { tab: 'wellness', detail: ['referral', subjectId.slice(ofReferral.length)] };
  return notification.type === 'message' ? messageTarget(notification) : subjectTarget(notification);
}

/** The page of a signed-in person to which a notification leads. */
export const ownNotificationHref = (
  notification: Notification,
  place: Pick<ShellTarget, 'role' | 'query'>,
): string => {
  const { query, ...target } = ownTarget(notification);
  return (
    awaitedDecision(notification)?.href ??
    shellHref({ role: place.role, ...target, query: { ...place.query, ...query } })
  );
};

const dayMs = 86_400_000;

/** What somebody is asked: whether an organization may refer them. */
export interface AskedReferral {
  id: string;
  /** Name of the organization. */
  from: string;
  title: Phrase;
  message: Phrase;
  /** ISO 8601 in UTC. */
  until: string;
  href: string;
}

/**
 * Referrals that await the person's consent, the first to end first. The notification of one says it, which whatever comes
 * after takes away.
 *
 * @param now Epoch milliseconds.
 */
export const askedReferrals = (
  { notifications }: Pick<World, 'notifications'>,
  now: number,
): readonly AskedReferral[] =>
  notifications.flatMap((notification) => {
    const { id, subjectId, title, message, timestamp } = notification;
    const until = Date.parse(timestamp) + referralDays * dayMs;
    if (!subjectId.startsWith(referralSubject('')) || until <= now) return [];
    if (typeof title !== 'object' || title.code !== 'contact.referral_proposed') return [];
    const from = String(title.values?.[0] ?? '');
    const href = ownNotificationHref(notification, { role: 'user' });
    return [{ id, from, title, message, until: new Date(until).toISOString(), href }];
  });
