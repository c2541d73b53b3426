import { staffNewsHref } from '@vetsync/machines/exchange/model';
import {
  awaitedDecision,
  isOfInterview,
  ownNotificationHref,
  ownTarget,
  parseWorld,
} from '@vetsync/machines/model/exchange';
import type { PersonBooking } from '@vetsync/machines/bookings/model';
import type { News, NewsDeed, NewsTopic, UnreadNews } from '@vetsync/machines/model/letters';
import type { DecisionPart, Notification } from '@vetsync/machines/model/world';
import type { Phrase } from '@vetsync/machines/system/model';
import { roleOfKind } from '@vetsync/machines/organizations/model';
import type { OrganizationKind } from '@vetsync/machines/organizations/model';
import { actingAsSelf, shellHref } from '@vetsync/machines/shell/model';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import type { MailRequest } from '../../mail/mail.ts';
import { withScope, setScope } from '../../data/scopes.ts';
import { unreadNews } from './staffNotifications.ts';

interface Span {
  from: Date;
  /** The next mail has what came later. Null if there is none yet. */
  until: Date | null;
}

/** What each kind is about. */
const topicOf: Readonly<Record<string, NewsTopic>> = {
  job_application: 'applications',
  college_application: 'applications',
  nonprofit_application: 'applications',
  // Nobody else confirms or moves what a person noted.
  appointment: 'reminders',
  care: 'care',
  event: 'events',
  ownEvent: 'eventReminders',
  message: 'messages',
  applicationReceived: 'received',
  applicationUpdated: 'updated',
  applicationWithdrawn: 'withdrawn',
  offerAccepted: 'offers',
  offerDeclined: 'declined',
  spotFreed: 'spots',
  applicationAssigned: 'assigned',
  caseAssigned: 'cases',
  messageSent: 'inbox',
  contactAccepted: 'contacts',
  bookingChanged: 'booked',
  referralChanged: 'referrals',
};

/** What an organization did, by the title of its notification. */
const deedOfTitle: Readonly<Record<string, NewsDeed>> = {
  'world.decisionWithdrawn': 'undone',
  'world.newMessage': 'wrote',
  'world.messageFrom': 'wrote',
  'contact.answerSoon': 'answerSoon',
  'contact.spotFree': 'spotFree',
  'contact.organizationOpen': 'reopened',
  'contact.request': 'asked',
  'contact.eventOffered': 'eventOffered',
  'contact.eventMissed': 'eventMissed',
  'contact.eventMoved': 'eventMoved',
  'contact.eventCanceled': 'eventCanceled',
  'contact.eventBackOn': 'eventBackOn',
  'contact.eventSoon': 'eventSoon',
  'contact.interviewProposed': 'interview',
  'contact.interviewMade': 'interview',
};
/** And by what it says, or the status that it decided on. A no is read where its words are, and not in a subject. */
const deedOfStatus: Readonly<Record<string, NewsDeed>> = {
  'world.toldInterview': 'interview',
  'world.toldOffered': 'offered',
  'world.toldHired': 'hired',
  'world.toldAccepted': 'accepted',
  'world.toldActive': 'approved',
  'world.interview': 'interview',
  'world.interviewScheduled': 'interview',
  'world.offered': 'offered',
  'world.accepted': 'accepted',
  'world.active': 'approved',
  'world.hired': 'hired',
};
const deedOfStaff: Readonly<Record<string, NewsDeed>> = {
  applicationReceived: 'received',
  applicationUpdated: 'updated',
  applicationWithdrawn: 'withdrawn',
  offerAccepted: 'offerAccepted',
  offerDeclined: 'offerDeclined',
  spotFreed: 'spotFreed',
  applicationAssigned: 'assigned',
  caseAssigned: 'caseAssigned',
  messageSent: 'messageSent',
  contactAccepted: 'contactAccepted',
  bookingChanged: 'booked',
};

/** What people can have in their calendars. */
const inCalendars: ReadonlySet<NewsTopic> = new Set<NewsTopic>(['bookings', 'interviews', 'talks']);

/** With more of a topic of their own, people are led to the list of them. */
const ownMax = 3;

/** Something unread: its page, and the list that has it. */
interface Unread extends Pick<News, 'by' | 'answerBy' | 'startsOn' | 'path'> {
  topic: NewsTopic;
  list: string;
  /** Id of what it is about. */
  subject?: string;
}

const codeOf = (phrase: Phrase | undefined) => (typeof phrase === 'object' ? phrase.code : '');

function deedOf({ title, message }: Notification): NewsDeed | undefined {
  if (codeOf(title) !== 'world.applicationUpdate') return deedOfTitle[codeOf(title)];
  if (codeOf(message) === 'world.waitlisted') return 'waitlisted';
  const [, status] = typeof message === 'object' ? (message.values ?? []) : [];
  return deedOfStatus[codeOf(message)] ?? deedOfStatus[codeOf(status as Phrase | undefined)] ?? 'answered';
}

const topicOfDecision = {
  organizations: 'pendingOrganizations',
  reports: 'openReports',
  requests: 'solutionRequests',
} as const satisfies Readonly<Record<DecisionPart, NewsTopic>>;
const ofDecisions: ReadonlySet<NewsTopic> = new Set(Object.values(topicOfDecision));

/** What somebody is told of their own. What becomes of people whom an organization works with is between them. */
function topicOfOwn(notification: Notification): NewsTopic | undefined {
  const decision = awaitedDecision(notification);
  if (decision) return topicOfDecision[decision.part];
  const { type, title, message } = notification;
  const code = codeOf(title);
  if (code === 'contact.caseOpened' || code === 'contact.caseChanged') return 'care';
  if (isOfInterview({ type, title })) return 'interviews';
  if (type === 'appointment' && codeOf(message) === 'contact.bookingMore') return 'bookings';
  if (codeOf(message) === 'contact.talkMore') return 'talks';
  return topicOf[type === 'event' && code === 'contact.reminder' ? 'ownEvent' : type];
}

/** Of whom nothing is said but that they work with the person. */
const isPrivate = (kind: OrganizationKind | null) => kind === 'hospital';

interface OwnRow {
  item: Notification;
  organization: string | null;
  kind: OrganizationKind | null;
  answerBy: string | null;
  startsOn: string | null;
}

/** Unread notifications of a person's world, with the organization that caused each, if it is approved. */
async function unreadOwn(
  tx: TransactionSql,
  userId: string,
  { from, until, hidesNames }: Span & { hidesNames: boolean },
): Promise<Unread[]> {
  const rows = await tx<OwnRow[]>`
    select item, o.name as organization, o.kind, a.answer_by::text as "answerBy",
      (select d.item ->> 'startsOn' from world_items d
        where d.user_id = ${userId} and d.list = 'decisions' and d.item ->> 'applicationId' = w.item ->> 'subjectId'
        order by d.item -> 'at' desc limit 1) as "startsOn"
    from world_items w
    left join applications a on a.user_id = ${userId} and a.id::text = w.item ->> 'subjectId'
    left join event_participants e on e.user_id = ${userId} and e.listing_id::text = w.item ->> 'subjectId'
    left join bookings b on b.user_id = ${userId} and b.kind = 'interview' and b.id::text = w.item ->> 'subjectId'
    left join organizations o on o.status = 'approved' and (
      o.id in (a.organization_id, e.organization_id, b.organization_id)
      or w.item ->> 'type' in ('message', 'care') and o.id::text = w.item ->> 'subjectId')
    where w.user_id = ${userId} and list = 'notifications' and item ->> 'targetRole' = 'user'
      and not (item ->> 'read')::boolean and (item ->> 'timestamp')::timestamptz >= ${from}
      ${until ? tx`and (item ->> 'timestamp')::timestamptz < ${until}` : tx``}
    order by item ->> 'timestamp'`;
  return rows.flatMap(({ item, organization, kind, ...days }) => {
    const topic = isPrivate(kind) ? 'care' : topicOfOwn(item);
    if (topic === undefined) return [];
    const as = { as: actingAsSelf };
    const path = ownNotificationHref(item, { role: 'user', query: as });
    const list = awaitedDecision(item)
      ? path.replace(/[?&](?:item|request)=.*/, '')
      : shellHref({ role: 'user', tab: ownTarget(item).tab, query: as });
    const isAnyones = topic !== 'care' && topic !== 'bookings' && !hidesNames;
    const deed = !isAnyones || organization === null ? undefined : deedOf(item);
    return {
      topic,
      subject: item.subjectId,
      by: deed && organization !== null ? { organization, deed } : null,
      ...days,
      path,
      list,
    };
  });
}

interface Workplace {
  id: string;
  slug: string;
  name: string;
  kind: OrganizationKind;
}

/** What a colleague has not read of an organization. */
async function unreadAtWork(
  tx: TransactionSql,
  { id: organizationId, slug, name, kind }: Workplace,
  { userId, hidesNames, ...span }: Span & { userId: string; now: Date; hidesNames: boolean },
): Promise<Unread[]> {
  await setScope(tx, { userId, organizationId, colleague: userId });
  const role = roleOfKind[kind];
  const news = await unreadNews(tx, { userId, organizationId }, span);
  return news.flatMap((one) => {
    const topic = topicOf[one.kind];
    const deed = hidesNames ? undefined : deedOfStaff[one.kind];
    if (topic === undefined) return [];
    return {
      topic,
      by: deed ? { organization: name, deed } : null,
      answerBy: null,
      path: staffNewsHref(one, { slug, role }),
      list: staffNewsHref({ kind: one.kind, subject: null }, { slug, role }),
    };
  });
}

/** What the news are about that somebody has agreed to, or that is off. */
async function bookingsIn(
  tx: TransactionSql,
  userId: string,
  unread: readonly Unread[],
): Promise<PersonBooking[]> {
  const ids = unread.flatMap(({ topic, subject }) =>
    inCalendars.has(topic) && subject !== undefined ? [subject] : [],
  );
  if (ids.length === 0) return [];
  await setScope(tx, { userId });
  const rows = await tx<{ item: unknown }[]>`
    select item from world_items where user_id = ${userId} and list = 'bookings' and id = any(${ids}) order by ordinal`;
  const { bookings } = parseWorld({ bookings: rows.map(({ item }) => item) });
  return bookings.filter(({ status }) => status === 'confirmed' || status === 'cancelled');
}

const several = (unread: readonly Unread[], by: News['by']): News[] => {
  const [first] = unread;
  if (!first) return [];
  const { topic, answerBy, startsOn = null, path, list } = first;
  const isOne = unread.every((one) => one.path === path);
  return [
    {
      topic,
      by,
      answerBy: isOne ? answerBy : null,
      startsOn: isOne ? startsOn : null,
      count: unread.length,
      path: isOne ? path : list,
    },
  ];
};

/** A line for each thing that is a person's own; with many of a topic, one for all of them. */
const ownNews = (unread: readonly Unread[]): News[] =>
  [...Map.groupBy(unread, ({ topic }) => topic).values()].flatMap((found) => {
    // What one page shows is said once: the last that happened there.
    const pages = new Map(found.map((one) => [one.path, one]));
    if (pages.size > ownMax) return several(found, null);
    return [...pages.values()].flatMap((one) => several([one], one.by));
  });

/** A line for all of a kind that came in at one organization. */
const workNews = (unread: readonly Unread[]): News[] =>
  [...Map.groupBy(unread, ({ topic, list }) => `${topic} ${list}`).values()].flatMap((found) =>
    several(found, found[0]?.by ?? null),
  );

/** What an email about notifications says: what a person has not read, and where. */
export const createNotificationDigests = (sql: Sql, clock: Clock) => ({
  /** Null if there is nothing to say, or the person doesn't want to hear it any more. */
  async newsFor({ id, userId, recipient, requestedAt }: MailRequest): Promise<UnreadNews | null> {
    if (userId === null) return null;
    return withScope(sql, { userId }, async (tx) => {
      const [account] = await tx<{ own: string; work: string; hidesNames: boolean }[]>`
        select mail_about_own as own, mail_about_work as work, mail_hides_names as "hidesNames" from users
        where id = ${userId} and email = ${recipient} and banned_at is null`;
      if (!account) return null;
      const [next] = await tx<{ at: Date }[]>`
        select requested_at as at from mail_outbox
        where user_id = ${userId} and kind = 'notifications' and id > ${id} order by id limit 1`;
      const span = { from: requestedAt, until: next?.at ?? null };
      const { hidesNames } = account;
      const unread = await unreadOwn(tx, userId, { ...span, hidesNames });
      const own = unread.filter(({ topic }) => account[ofDecisions.has(topic) ? 'work' : 'own'] !== 'never');
      const workplaces =
        account.work === 'never'
          ? []
          : await tx<Workplace[]>`
              select o.id, o.slug, o.name, o.kind from organization_members m join organizations o on o.id = m.organization_id
              where m.user_id = ${userId} and m.role in ('owner', 'manager', 'reviewer') and o.status = 'approved'`;
      const atWork: Unread[] = [];
      for (const workplace of workplaces)
        atWork.push(
          ...(await unreadAtWork(tx, workplace, { ...span, userId, hidesNames, now: clock.now() })),
        );
      const [first, ...others] = [...ownNews(own), ...workNews(atWork)];
      if (!first) return null;
      const bookings = hidesNames ? [] : await bookingsIn(tx, userId, own);
      return { userId, news: [first, ...others], bookings };
    });
  },
});
