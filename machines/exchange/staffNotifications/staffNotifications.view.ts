import type { SnapshotFrom } from 'xstate';
import * as z from 'zod/mini';
import { bookingSteps, referralStatuses, staffBookingSchema } from '../../bookings/model/index.ts';
import type { BookingStep, ReferralStatus } from '../../bookings/model/index.ts';
import { dayIn, timeIn } from '../../model/time/zoned.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { staffUnreadMax } from '../../model/exchange/notifications.ts';
import type { StaffNotification, StaffNotificationKind } from '../../model/exchange/notifications.ts';
import { badgeText } from '../../model/world/notifications.ts';
import type { InboxItem, NotificationsView } from '../../shell/notifications/notifications.view.ts';
import { problemMessage } from '../../system/model/index.ts';
import { applicationKindOf, isOfThread, staffNewsHref, staffNewsPhrase } from '../model/index.ts';
import type { StaffNewsPhrases } from '../model/index.ts';
import type { StaffNotificationsContext } from './staffNotifications.setup.ts';
import type { staffNotificationsMachine } from './staffNotifications.machine.ts';

const messageSchema = z.object({ authorName: z.string(), text: z.string() });
const receivedSchema = z.object({ applicantName: z.string(), listingTitle: z.string() });
const caseSchema = z.object({ case: z.object({ personName: z.string(), title: z.string() }) });
const contactSchema = z.object({ person: z.object({ name: z.string() }) });

const bookingSchema = z.object({ booking: staffBookingSchema, step: z.enum(bookingSteps) });
/** What the staff are told of what a person, or the time, has done. */
const bookingNews: Partial<Record<BookingStep, keyof StaffNewsPhrases>> = {
  requested: 'bookingRequested',
  confirmed: 'bookingMade',
  cancelled: 'bookingCanceled',
  moved: 'bookingMoved',
  proposed: 'bookingProposed',
  kept: 'bookingKept',
  lapsed: 'bookingExpired',
  expired: 'bookingExpired',
};
const interviewNews: typeof bookingNews = {
  confirmed: 'interviewConfirmed',
  declined: 'interviewDeclined',
  cancelled: 'interviewCanceled',
  moved: 'interviewMoved',
  proposed: 'interviewProposed',
  kept: 'interviewKept',
};

const referralSchema = z.object({
  news: z.enum(referralStatuses),
  from: z.string(),
  to: z.string(),
  personName: z.string(),
  title: z.string(),
});
/** What the staff of either organization are told of a referral; of what they did themselves, nothing. */
const referralNews: Readonly<
  Record<ReferralStatus, readonly [keyof StaffNewsPhrases, 'from' | 'to' | 'personName']>
> = {
  proposed: ['referralSent', 'from'],
  sent: ['referralSent', 'from'],
  refused: ['referralRefused', 'personName'],
  accepted: ['referralAccepted', 'to'],
  declined: ['referralDeclined', 'to'],
  returned: ['referralReturned', 'to'],
  withdrawn: ['referralWithdrawn', 'personName'],
};

interface Told {
  title: Phrase;
  message: Phrase;
}

/** What the applicant did, or a colleague with it. Nobody is named whose application is gone. */
const ofApplication =
  (news: 'updated' | 'withdrawn' | 'offerAccepted' | 'offerDeclined' | 'spotFreed' | 'assigned') =>
  ({ application }: StaffNotification): Told => ({
    title: application ? staffNewsPhrase(news, application.applicantName) : staffNewsPhrase(`${news}Gone`),
    message: application?.listingTitle ?? '',
  });

/** What a notification of each kind says. */
const told: Readonly<Record<StaffNotificationKind, (notification: StaffNotification) => Told>> = {
  applicationReceived({ payload }) {
    const { applicantName = '', listingTitle = '' } = z.safeParse(receivedSchema, payload).data ?? {};
    return { title: staffNewsPhrase('received', applicantName), message: listingTitle };
  },
  applicationUpdated: ofApplication('updated'),
  applicationWithdrawn: ofApplication('withdrawn'),
  offerAccepted: ofApplication('offerAccepted'),
  offerDeclined: ofApplication('offerDeclined'),
  spotFreed: ofApplication('spotFreed'),
  applicationAssigned: ofApplication('assigned'),
  caseAssigned({ payload }) {
    const { personName = '', title = '' } = z.safeParse(caseSchema, payload).data?.case ?? {};
    return { title: staffNewsPhrase('caseAssigned', personName), message: title };
  },
  messageSent({ payload }) {
    const { authorName = '', text = '' } = z.safeParse(messageSchema, payload).data ?? {};
    return { title: staffNewsPhrase('message', authorName), message: text };
  },
  bookingChanged({ payload }) {
    const { booking, step } = z.safeParse(bookingSchema, payload).data ?? {};
    if (!booking) return { title: '', message: '' };
    const { kind: booked, personName, title, start, timeZone } = booking;
    const news = (booked === 'interview' && interviewNews[step!]) || bookingNews[step!];
    const at = Date.parse(booking.proposal?.start ?? start);
    const time = timeIn(timeZone, at);
    return {
      title: staffNewsPhrase(news ?? 'bookingMade', personName),
      message: staffNewsPhrase('bookingMore', title, dayIn(timeZone, at), time, timeZone),
    };
  },
  referralChanged({ payload }) {
    const news = z.safeParse(referralSchema, payload).data;
    if (!news) return { title: '', message: '' };
    const [phrase, whose] = referralNews[news.news];
    return {
      title: staffNewsPhrase(phrase, ...([news[whose]] as never)),
      message: staffNewsPhrase('referralMore', news.personName, news.title),
    };
  },
  contactAccepted({ payload }) {
    const name = z.safeParse(contactSchema, payload).data?.person.name ?? '';
    return { title: staffNewsPhrase('contact', name), message: staffNewsPhrase('contactMore') };
  },
};

function itemOf(
  notification: StaffNotification,
  { slug, role, workspace }: Pick<StaffNotificationsContext, 'slug' | 'role' | 'workspace'>,
): InboxItem {
  const { id, kind, subject, at, isRead } = notification;
  const applied = (workspace && applicationKindOf[workspace.organization.kind]) ?? 'job';
  return {
    id,
    type:
      kind === 'bookingChanged'
        ? 'appointment'
        : kind === 'referralChanged'
          ? 'care'
          : isOfThread(kind)
            ? 'message'
            : `${applied}_application`,
    ...told[kind](notification),
    timestamp: at,
    read: isRead,
    href: staffNewsHref({ kind, subject }, { slug, role }),
  };
}

const olderStates = { loadingOlder: 'loading', olderFailed: 'failed' } as const;

/** What the panel and the bell show, as they show a person's own notifications. */
export function staffNotificationsView({
  value,
  context,
}: SnapshotFrom<typeof staffNotificationsMachine>): NotificationsView {
  const { list, problem, markingProblem, intl } = context;
  const { notifications, cursor, unread } = list;
  const open = typeof value === 'object' ? value.open : null;
  const shown = notifications.length === 0 ? 'empty' : 'listing';
  const isOld = open?.list === 'old';
  const isUnmarked = open?.marking === 'failed';
  const hasFailed = value === 'failed' || isOld || open?.list === 'olderFailed';
  return {
    state: open ? shown : value === 'failed' ? 'failed' : 'loading',
    items: notifications.map((notification) => itemOf(notification, context)),
    unread,
    badge: badgeText(unread),
    canMarkAll: unread > 0 && notifications.length > 0,
    intl,
    paged: {
      older:
        open && open.list in olderStates
          ? olderStates[open.list as keyof typeof olderStates]
          : cursor === null
            ? 'none'
            : 'idle',
      isOld,
      isUnmarked,
      failure: isUnmarked ? problemMessage(markingProblem) : hasFailed ? problemMessage(problem) : null,
      unreadMax: staffUnreadMax,
    },
  };
}
