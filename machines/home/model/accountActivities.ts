import type { BookingStatus } from '../../bookings/model/booking.ts';
import type { BookingKind } from '../../bookings/model/calendar.ts';
import { ownInterviewHref, threadOfPerson } from '../../model/exchange/ownTarget.ts';
import { contactPhrase } from '../../model/exchange/phrases.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import {
  ownApplicationHref,
  ownApplicationTabs,
  ownTabHref,
  shellHref,
} from '../../shell/model/shellRoute.ts';
import type { ApplicationKind } from '../../model/world/statuses.ts';
import type { Activity } from './activities.ts';
import { inboxHref } from '../../exchange/model/inboxRoute.ts';
import { accountHref } from '../../account/model/accountSections.ts';
import type { ClaimStage } from '../../wellness/model/claims.ts';
import { wellnessHref } from '../../wellness/model/wellnessHref.ts';
import { phrasesOf } from '../../system/model/phrase.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { homePhrase } from './phrases.ts';
import { worldPhrase } from '../../model/world/phrases.ts';
import type { Fact, FactBody } from '../../model/world/facts.ts';

/** What only happens to people with an account. Apart from the others, which the demo loads first. */
export type ActivityPhrases = {
  decided: [subject: Phrase];
  undone: [];
  accepted: [];
  withdrawn: [];
  taken: [organization: string, title: string];
  messageReceived: [from: string];
  messageSent: [];
  contactRequested: [organization: string];
  contactAccepted: [];
  contactDeclined: [];
  poolJoined: [];
  poolLeft: [];
  reported: [organization: string];
  reportDecided: [];
  blocked: [];
  unblocked: [];
  eventLeft: [];
  eventWaited: [title: string];
  eventCanceled: [];
  mentorAsked: [name: string];
  mentorWithdrawn: [];
  programForgotten: [];
  booked: [kind: BookingKind, organization: string, state: BookingStatus | 'offered' | 'proposed'];
  claimFiled: [claim: string];
  claimMoved: [claim: string, stage: ClaimStage];
};
export const activityPhrase = phrasesOf<ActivityPhrases>('activity');

type Described = {
  [Type in FactBody['type']]?: (body: Extract<FactBody, { type: Type }>) => Omit<Activity, 'id' | 'at'>;
};

const appointmentOf = ({ type, providerName }: Pick<Appointment, 'type' | 'providerName'>) =>
  homePhrase('appointment', worldPhrase('appointmentType', type), providerName);

const changeOf = (change: 'Canceled' | 'Moved', known: Appointment | undefined) =>
  known ? homePhrase(`thisAppointment${change}`, appointmentOf(known)) : homePhrase(`appointment${change}`);

type Known = Omit<Activity, 'id' | 'at'>;
const own = { role: 'user' } as const;
const kindOf = { job: 'job', college: 'education', nonprofit: 'community' } as const;

const ofApplication = (kind: ApplicationKind, id: string, text: Phrase): Known => ({
  kind: kindOf[kind],
  text,
  destination: ownApplicationTabs[kind],
  href: ownApplicationHref(kind, id),
});
const inCommunity = (text: Phrase, href?: string): Known => ({
  kind: 'community',
  text,
  destination: 'community',
  ...(href !== undefined && { href }),
});
/** The conversation with an organization or a person. */
function inConversation(text: Phrase, withId: string) {
  const thread = threadOfPerson(withId);
  return inCommunity(
    text,
    inboxHref(null, thread === null ? { to: { organizationId: withId } } : { thread }),
  );
}
const ofProfile = (text: Phrase): Known => ({
  kind: 'profile',
  text,
  destination: 'profile',
  href: accountHref('candidacy'),
});
const saved = (text: Phrase): Known => ({
  kind: 'education',
  text,
  destination: 'marketplace',
  href: shellHref({ ...own, tab: 'marketplace', query: { saved: 'true' } }),
});

/** A signed-in person's activities. */
const describe: Described = {
  jobSubmitted: ({ application: { id, jobTitle, company } }) => ({
    kind: 'job',
    text: homePhrase('jobSent', jobTitle, company),
    destination: 'career',
    href: ownApplicationHref('job', id),
  }),
  collegeSubmitted: ({ application: { id, program, university } }) => ({
    kind: 'education',
    text: homePhrase('collegeSent', program, university),
    destination: 'education',
    href: ownApplicationHref('college', id),
  }),
  nonprofitEnrolled: ({ application: { id, program, organization } }) => ({
    kind: 'community',
    text: homePhrase('enrollmentSent', program, organization),
    destination: 'marketplace',
    href: ownApplicationHref('nonprofit', id),
  }),
  appointmentRequested: ({ appointment }) => ({
    kind: 'wellness',
    text: homePhrase('appointmentSaved', appointmentOf(appointment)),
    destination: 'wellness',
  }),
  appointmentChanged: ({ status, known }) => ({
    kind: 'wellness',
    text: changeOf(status === 'cancelled' ? 'Canceled' : 'Moved', known),
    destination: 'wellness',
  }),
  eventCreated: ({ event: { title } }) => ({
    kind: 'community',
    text: homePhrase('eventSaved', title),
    destination: 'community',
  }),
  eventJoined: ({ event: { title } }) => ({
    kind: 'community',
    text: homePhrase('eventJoined', title),
    destination: 'community',
  }),
  programSaved: ({ program: { title } }) => saved(homePhrase('programSaved', title)),
  programForgotten: () => saved(activityPhrase('programForgotten')),
  decisionRecorded: ({ decision: { kind, applicationId, subject } }) =>
    ofApplication(kind, applicationId, activityPhrase('decided', subject)),
  decisionUndone: () => ({
    kind: 'job',
    text: activityPhrase('undone'),
    destination: 'career',
    href: ownTabHref(own, 'applications'),
  }),
  offerAccepted: ({ kind, applicationId }) => ofApplication(kind, applicationId, activityPhrase('accepted')),
  applicationWithdrawn: ({ kind, applicationId }) =>
    ofApplication(kind, applicationId, activityPhrase('withdrawn')),
  caseShared: ({ case: { organizationName, title } }) =>
    inCommunity(activityPhrase('taken', organizationName, title), ownTabHref(own, 'applications')),
  messageSent: ({ message: { to, from = '', fromName = '' } }) =>
    to === 'user'
      ? inConversation(activityPhrase('messageReceived', fromName), from)
      : inConversation(activityPhrase('messageSent'), to),
  contactRequested: ({ request: { organizationId, organizationName } }) =>
    inConversation(activityPhrase('contactRequested', organizationName), organizationId),
  contactAnswered: ({ accepted }) =>
    inCommunity(activityPhrase(accepted ? 'contactAccepted' : 'contactDeclined'), inboxHref(null)),
  threadBlocked: ({ threadId, isBlocked }) =>
    inCommunity(activityPhrase(isBlocked ? 'blocked' : 'unblocked'), inboxHref(null, { thread: threadId })),
  reportSent: ({ report: { threadId, organizationName } }) =>
    inCommunity(activityPhrase('reported', organizationName), inboxHref(null, { thread: threadId })),
  reportDecided: () => inCommunity(activityPhrase('reportDecided'), inboxHref(null)),
  poolJoined: () => ofProfile(activityPhrase('poolJoined')),
  poolLeft: () => ofProfile(activityPhrase('poolLeft')),
  eventLeft: () => inCommunity(activityPhrase('eventLeft')),
  eventWaited: ({ event: { title } }) => inCommunity(activityPhrase('eventWaited', title)),
  eventCancelled: () => inCommunity(activityPhrase('eventCanceled')),
  mentorAsked: ({ mentor: { title } }) => inCommunity(activityPhrase('mentorAsked', title)),
  mentorWithdrawn: () => inCommunity(activityPhrase('mentorWithdrawn')),
  mentoringChanged: ({ news, name }) => inCommunity(contactPhrase(`mentoring_${news}`, name)),
  referralChanged: ({ referralId, news, from, to }) => ({
    kind: 'wellness',
    text: contactPhrase(`referral_${news}`, news === 'proposed' || news === 'withdrawn' ? from : to),
    destination: 'wellness',
    href: wellnessHref(own, { referralId }),
  }),
  bookingChanged: ({ booking: { id, kind, organizationName, status, proposal } }) => ({
    kind: kind === 'interview' ? 'job' : 'wellness',
    text: activityPhrase(
      'booked',
      kind,
      organizationName,
      proposal ? (status === 'requested' && proposal.times ? 'offered' : 'proposed') : status,
    ),
    destination: 'wellness',
    href: kind === 'interview' ? ownInterviewHref(id) : wellnessHref(own, { appointmentId: id }),
  }),
};

/** Activities from a world's facts, newest first. Facts that don't concern a veteran are dropped. */
export const activitiesOf = (facts: readonly Fact[]): Activity[] =>
  facts
    .flatMap(({ id, at, body }) => {
      const described = describe[body.type] as ((one: FactBody) => Omit<Activity, 'id' | 'at'>) | undefined;
      return described ? [{ ...described(body), id, at: new Date(at).toISOString() }] : [];
    })
    .toReversed();
