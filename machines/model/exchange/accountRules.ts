import { applicationListOf, applyFacts } from '../world/applyFact.ts';
import type { WorldFactRules } from '../world/applyFact.ts';
import type { ContactRequest } from '../world/contacts.ts';
import type { Fact, FactBody } from '../world/facts.ts';
import { typeOfKind } from '../world/notificationContents.ts';
import { isSameConversation } from '../world/exchangeRules.ts';
import type { PersonCase } from '../cases/personCases.ts';
import { bookingChanged, bookingReminded, withoutInterviews } from '../bookings/bookingNews.ts';
import { caseShared, withCaseOfApplication } from './caseRules.ts';
import { localStart } from '../events/eventSeats.ts';
import { answerReminded, lineMoved, offerAccepted, withOffer } from '../offers/offerRules.ts';
import { contactPhrase } from './phrases.ts';
import { decisionSubject, mentoringSubject, personSubject, referralSubject } from './ownTarget.ts';
import { quoted } from '../world/exchangeNotifications.ts';
import { worldPhrase } from '../world/phrases.ts';
import { withItem, withItemChanged, hasId, withNotification, withoutId } from '../world/ruleParts.ts';
import { applicationKinds } from '../world/statuses.ts';
import type { World } from '../world/world.ts';

type Of<Type extends FactBody['type']> = Extract<FactBody, { type: Type }>;

function contactRequested(world: World, { request }: Of<'contactRequested'>, fact: Fact): World {
  if (hasId(world.contactRequests, request.id)) return world;
  return withNotification({ ...world, contactRequests: [...world.contactRequests, request] }, fact, {
    type: 'message',
    targetRole: 'user',
    subjectId: request.organizationId,
    title: contactPhrase('request'),
    message: contactPhrase('requestMore', request.fromName, request.organizationName),
  });
}

/** Accepted, the request is the first message of the conversation. */
function contactAnswered(world: World, { requestId, accepted }: Of<'contactAnswered'>, { at }: Fact): World {
  const request = world.contactRequests.find(({ id, status }) => id === requestId && status === 'open');
  if (!request) return world;
  const contactRequests = withItemChanged(world.contactRequests, requestId, (one) => ({
    ...one,
    status: accepted ? ('accepted' as const) : ('declined' as const),
  }));
  const isAbout = isSameConversation({ targetRole: 'user', subjectId: request.organizationId });
  const notifications = world.notifications.map((one) => (isAbout(one) ? { ...one, read: true } : one));
  if (!accepted) return { ...world, contactRequests, notifications };
  const { organizationId, organizationName, fromName, text } = request;
  const message = {
    id: requestId,
    to: 'user',
    from: organizationId,
    fromName: `${fromName}, ${organizationName}`.slice(0, 200),
    text,
    at,
  };
  return { ...world, contactRequests, notifications, sentMessages: [...world.sentMessages, message] };
}

const poolJoined = (world: World, { entry }: Of<'poolJoined'>): World => ({
  ...world,
  poolEntries: [entry],
});
const poolLeft = (world: World): World =>
  world.poolEntries.length === 0 ? world : { ...world, poolEntries: [] };

function reportSent(world: World, { report }: Of<'reportSent'>): World {
  return hasId(world.reports, report.id) ? world : { ...world, reports: [...world.reports, report] };
}
function reportDecided(world: World, { reportId, status }: Of<'reportDecided'>, fact: Fact): World {
  const report = world.reports.find((one) => one.id === reportId && one.status === 'open');
  if (!report) return world;
  const reports = withItemChanged(world.reports, reportId, (one) => ({ ...one, status }));
  return withNotification({ ...world, reports }, fact, {
    type: 'message',
    targetRole: 'user',
    subjectId: report.threadId,
    title: contactPhrase('reportDecided'),
    message: contactPhrase(status === 'acted' ? 'reportActed' : 'reportDismissed', report.organizationName),
  });
}

/** Another administrator may have decided by the time that it is read. */
function decisionAwaited(world: World, { part, itemId, name }: Of<'decisionAwaited'>, fact: Fact): World {
  const [title, message] = (
    {
      organizations: ['organizationWaits', 'organizationWaitsMore'],
      reports: ['reportWaits', 'reportWaitsMore'],
      requests: ['solutionWaits', 'solutionWaitsMore'],
    } as const
  )[part];
  return withNotification(world, fact, {
    type: 'message',
    targetRole: 'user',
    subjectId: decisionSubject(part, itemId),
    title: contactPhrase(title),
    message: contactPhrase(message, name),
  });
}

const recordRemoved = (world: World, { recordId }: Of<'recordRemoved'>): World =>
  hasId(world.privateRecords, recordId)
    ? { ...world, privateRecords: withoutId(world.privateRecords, recordId) }
    : world;

/** An appointment of the person's own begins within a day. Nobody else is told, and nobody else told them. */
function appointmentReminded(world: World, { appointmentId }: Of<'appointmentReminded'>, fact: Fact): World {
  const appointment = world.appointments.find(({ id }) => id === appointmentId);
  if (!appointment || appointment.status === 'cancelled') return world;
  const { type, providerName, date, time } = appointment;
  return withNotification(world, fact, {
    type: 'appointment',
    targetRole: 'user',
    subjectId: appointmentId,
    title: contactPhrase('reminder'),
    message: contactPhrase('reminderMore', worldPhrase('appointmentType', type), providerName, date, time),
  });
}

/** An event that the person noted, or in which they have a seat, begins within a day. */
function eventReminded(world: World, { eventId }: Of<'eventReminded'>, fact: Fact): World {
  const own = world.createdEvents.find(({ id }) => id === eventId);
  const joined = world.joinedEvents.find(({ id }) => id === eventId);
  const about = { type: 'event', targetRole: 'user', subjectId: eventId } as const;
  if (own) {
    const { title, date, time, timeZone } = own;
    const message = contactPhrase('eventReminderMore', title, date, time, timeZone);
    return withNotification(world, fact, { ...about, title: contactPhrase('reminder'), message });
  }
  if (!joined?.listed) return world;
  const { date, time, timeZone } = localStart(joined.listed);
  const message = contactPhrase('eventSoonMore', joined.title, date, time, timeZone);
  return withNotification(world, fact, { ...about, title: contactPhrase('eventSoon'), message });
}

type JoinedEvent = Of<'eventUpdated'>['event'];

/** What somebody who takes part is told about a change. Null: nothing. */
function eventNews(before: JoinedEvent, { listed, heldUntil }: JoinedEvent) {
  if (!listed) return before.listed ? 'eventCanceled' : null;
  if (!before.listed) return 'eventBackOn';
  if (heldUntil !== undefined && heldUntil !== before.heldUntil) return 'eventOffered';
  const { startsAt, location, isOnline, placeSince } = before.listed;
  const isSame =
    listed.startsAt === startsAt &&
    listed.location === location &&
    listed.isOnline === isOnline &&
    listed.placeSince === placeSince;
  // Who moved it themselves knows.
  return isSame || listed.isHosted ? null : 'eventMoved';
}

/** What it says besides. */
function eventMessage(
  news: NonNullable<ReturnType<typeof eventNews>> | 'eventMissed',
  event: JoinedEvent,
  reason = '',
) {
  const { title, listed, heldUntil } = event;
  if (news === 'eventCanceled' && reason) return contactPhrase('eventCanceledWhy', title, reason);
  if (news !== 'eventOffered') return contactPhrase(`${news}More`, title);
  const { date, time, timeZone } = localStart({ startsAt: heldUntil!, timeZone: listed!.timeZone });
  return contactPhrase('eventOfferedMore', title, date, time, timeZone);
}

/** A seat is kept for whoever was waiting, or no longer, or the organization has changed or canceled its event. */
function eventUpdated(world: World, { event, state, reason }: Of<'eventUpdated'>, fact: Fact): World {
  const events = [...world.waitingEvents, ...world.joinedEvents];
  const before = events.find(({ id }) => id === event.id);
  if (!before) return world;
  const list = (isTheirs: boolean, all: World['joinedEvents']) =>
    isTheirs ? withItem(all, event) : withoutId(all, event.id);
  const after = {
    ...world,
    joinedEvents: list(state === 'joined', world.joinedEvents),
    waitingEvents: list(state === 'waiting' || state === 'offered', world.waitingEvents),
  };
  const news = state === 'missed' ? 'eventMissed' : eventNews(before, event);
  return news === null
    ? after
    : withNotification(after, fact, {
        type: 'event',
        targetRole: 'user',
        subjectId: event.id,
        title: contactPhrase(news),
        message: eventMessage(news, event, reason),
      });
}

/** The organizer has written to all who take part. */
const eventMessaged = (world: World, { event, organizer, text }: Of<'eventMessaged'>, fact: Fact): World =>
  withNotification(world, fact, {
    type: 'event',
    targetRole: 'user',
    subjectId: event.id,
    title: contactPhrase('eventMessage', organizer),
    message: contactPhrase('eventMessageMore', event.title, text),
  });

/** The other side of a mentoring asked or answered. What was said of it before, and not read, no longer counts. */
function mentoringChanged(
  world: World,
  { mentorshipId, news, name, text }: Of<'mentoringChanged'>,
  fact: Fact,
) {
  const isTalk = news === 'accepted' || news === 'ended';
  const about = mentoringSubject(mentorshipId);
  const notifications = world.notifications.filter(({ subjectId, read }) => read || subjectId !== about);
  const asked = { type: 'message', targetRole: 'user' } as const;
  return withNotification({ ...world, notifications }, fact, {
    ...asked,
    subjectId: isTalk ? personSubject(mentorshipId) : about,
    title: contactPhrase(`mentoring_${news}`, name),
    message: news === 'requested' ? quoted(text) : contactPhrase(`mentoring_${news}More`),
  });
}

/** The person is referred to another organization. What was said of it before no longer counts. */
function referralChanged(world: World, { referralId, news, from, to }: Of<'referralChanged'>, fact: Fact) {
  const subjectId = referralSubject(referralId);
  const notifications = world.notifications.filter((one) => one.subjectId !== subjectId);
  const after = notifications.length === world.notifications.length ? world : { ...world, notifications };
  // What the person did themselves.
  if (news === 'sent' || news === 'refused') return after;
  const about = { type: 'care', targetRole: 'user', subjectId } as const;
  return withNotification(after, fact, {
    ...about,
    title: contactPhrase(`referral_${news}`, news === 'proposed' || news === 'withdrawn' ? from : to),
    message: contactPhrase(`referral_${news}More`, news === 'proposed' ? to : from),
  });
}

const newsOf = {
  open: 'organizationOpen',
  suspended: 'organizationSuspended',
  ended: 'organizationEnded',
} as const;

/**
 * An organization is suspended, open again or gone: so are the applications that wait for it. What it has asked as a stranger ends
 * with it.
 */
function organizationChanged(
  world: World,
  { organizationName, organizationId, state, applicationIds }: Of<'organizationChanged'>,
  fact: Fact,
): World {
  const organizationState = state === 'open' ? undefined : state;
  const isChanged = (one: { id: string; organizationState?: string | undefined }) =>
    applicationIds.includes(one.id) && one.organizationState !== organizationState;
  const told = applicationKinds.flatMap((kind) =>
    world[applicationListOf[kind]].filter(isChanged).map(({ id }) => ({ kind, id })),
  );
  const changed = Object.fromEntries(
    applicationKinds.map((kind) => {
      const list: readonly { id: string; organizationState?: string | undefined }[] =
        world[applicationListOf[kind]];
      return [
        applicationListOf[kind],
        list.map((one) => (isChanged(one) ? { ...one, organizationState } : one)),
      ];
    }),
  );
  const isOver = (one: ContactRequest) =>
    state === 'ended' && one.organizationId === organizationId && one.status === 'open';
  const contactRequests = world.contactRequests.map((one) =>
    isOver(one) ? { ...one, status: 'declined' as const } : one,
  );
  const isGone = (one: PersonCase) => state === 'ended' && one.organizationId === organizationId;
  const after: World = {
    ...world,
    ...(world.cases.some(isGone) && { cases: world.cases.filter((one) => !isGone(one)) }),
    ...(told.length > 0 && changed),
    ...(world.contactRequests.some(isOver) && { contactRequests }),
  };
  const newest = told.at(-1);
  if (newest)
    return withNotification(after, fact, {
      type: typeOfKind[newest.kind],
      targetRole: 'user',
      subjectId: newest.id,
      title: contactPhrase(newsOf[state]),
      message: contactPhrase(`${newsOf[state]}More`, organizationName),
    });
  const isSame = after.contactRequests === world.contactRequests && after.cases === world.cases;
  return isSame ? world : after;
}

/** What only happens to people with an account. Apart from the others, which the demo loads first. */
const accountRules: WorldFactRules = {
  answerReminded,
  appointmentReminded,
  bookingChanged,
  bookingReminded,
  caseShared,
  contactAnswered,
  contactRequested,
  decisionAwaited,
  eventReminded,
  eventUpdated,
  eventMessaged,
  lineMoved,
  mentoringChanged,
  offerAccepted,
  organizationChanged,
  poolJoined,
  poolLeft,
  referralChanged,
  recordRemoved,
  reportDecided,
  reportSent,
};

/** {@link applyFacts} for the world of an account. */
export const applyAccountFacts = (world: World, facts: readonly Fact[]): World =>
  facts.reduce((before, fact) => {
    const after = applyFacts(before, [fact], accountRules);
    const withCase = withCaseOfApplication(before, after, fact);
    return withOffer(before, withoutInterviews(before, withCase, fact), fact);
  }, world);
