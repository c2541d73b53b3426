import { nonprofitOrganization, veteranId } from './demoIdentities.ts';
import { approvedProgress } from './statuses.ts';
import type { ApplicationKind, NonprofitStatus } from './statuses.ts';
import type { Decision, RecordedDecision } from './decisions.ts';
import type { StatusOf } from './outcomes.ts';
import { conversationRead, interviewChanged, interviewScheduled, messageSent } from './exchangeRules.ts';
import type { Fact, FactBody } from './facts.ts';
import {
  withItem,
  withItemChanged,
  hasId,
  withNotification,
  notificationIdOf,
  withoutId,
} from './ruleParts.ts';
import {
  decisionNotification,
  nonprofitNotification,
  appointmentNotification,
  recruiterNotification,
  universityNotification,
  withdrawalNotification,
} from './notificationContents.ts';
import type { Notification } from './notifications.ts';
import type { ApplicationStats, World } from './world.ts';

type Rule<Type extends FactBody['type']> = (
  world: World,
  body: Extract<FactBody, { type: Type }>,
  fact: Fact,
) => World;

/** The list of a world that has the applications of a kind. */
export const applicationListOf = {
  job: 'jobApplications',
  college: 'collegeApplications',
  nonprofit: 'nonprofitApplications',
} as const satisfies Record<ApplicationKind, keyof World>;

const firstStatus: Readonly<StatusOf> = { job: 'submitted', college: 'submitted', nonprofit: 'enrolled' };

/** The last decision that wasn't undone, or null. */
export function latestDecision(
  world: Pick<World, 'decisions'>,
  kind: ApplicationKind,
  applicationId: string,
): RecordedDecision | null {
  const isAboutApplication = (one: RecordedDecision) =>
    one.kind === kind && one.applicationId === applicationId && !one.undone;
  return world.decisions.findLast(isAboutApplication) ?? null;
}

/** Status of an application after the decisions on it. Without any, `fallback` or the initial status. */
export function decidedStatus<Kind extends ApplicationKind>(
  world: World,
  kind: Kind,
  applicationId: string,
  fallback: StatusOf[Kind] = firstStatus[kind],
): StatusOf[Kind] {
  return (latestDecision(world, kind, applicationId)?.status ?? fallback) as StatusOf[Kind];
}

const progressOf = (status: NonprofitStatus) => (status === 'active' ? approvedProgress : 0);

/** Updates an application's status from the decisions on it. */
function withDecidedStatus(
  world: World,
  { kind, applicationId: id }: Pick<RecordedDecision, 'kind' | 'applicationId'>,
): World {
  if (kind === 'job') {
    const status = decidedStatus(world, kind, id);
    return {
      ...world,
      jobApplications: withItemChanged(world.jobApplications, id, (one) => ({ ...one, status })),
    };
  }
  if (kind === 'college') {
    const status = decidedStatus(world, kind, id);
    return {
      ...world,
      collegeApplications: withItemChanged(world.collegeApplications, id, (one) => ({ ...one, status })),
    };
  }
  const status = decidedStatus(world, kind, id);
  const progress = progressOf(status);
  return {
    ...world,
    nonprofitApplications: withItemChanged(world.nonprofitApplications, id, (one) => ({
      ...one,
      status,
      progress,
    })),
  };
}

/** Whether this world's veteran applied. The portals' sample applicants have no notifications. */
function concernsVeteran(world: World, { kind, applicationId, personId }: Decision): boolean {
  return personId === veteranId || hasId(world[applicationListOf[kind]], applicationId);
}

/** One rule per type of fact (platform spec, section 4). Without a change, it returns the same object. */
/** What each type of fact changes. */
export type WorldFactRules = { readonly [Type in FactBody['type']]?: Rule<Type> };

const rules: WorldFactRules = {
  jobSubmitted(world, { application }, fact) {
    if (hasId(world.jobApplications, application.id)) return world;
    const jobApplications = [...world.jobApplications, application];
    return withDecidedStatus(
      withNotification({ ...world, jobApplications }, fact, recruiterNotification(application)),
      {
        kind: 'job',
        applicationId: application.id,
      },
    );
  },
  collegeSubmitted(world, { application }, fact) {
    if (hasId(world.collegeApplications, application.id)) return world;
    const collegeApplications = [...world.collegeApplications, application];
    return withDecidedStatus(
      withNotification({ ...world, collegeApplications }, fact, universityNotification(application)),
      {
        kind: 'college',
        applicationId: application.id,
      },
    );
  },
  nonprofitEnrolled(world, { application }, fact) {
    if (hasId(world.nonprofitApplications, application.id)) return world;
    const nonprofitApplications = [...world.nonprofitApplications, application];
    const enrolled = { ...world, nonprofitApplications };
    // Only the platform's nonprofit is notified of enrollments; other organizations have no portal.
    const isHere = application.organization === nonprofitOrganization;
    return withDecidedStatus(
      isHere ? withNotification(enrolled, fact, nonprofitNotification(application)) : enrolled,
      {
        kind: 'nonprofit',
        applicationId: application.id,
      },
    );
  },
  applicationWithdrawn(world, { kind, applicationId }, { at }) {
    const list = applicationListOf[kind];
    const sent: readonly { id: string; withdrawnAt?: string | undefined }[] = world[list];
    if (!sent.some(({ id, withdrawnAt }) => id === applicationId && !withdrawnAt)) return world;
    const withdrawnAt = new Date(at).toISOString();
    return { ...world, [list]: withItemChanged(sent, applicationId, (one) => ({ ...one, withdrawnAt })) };
  },
  decisionRecorded(world, { decision }, fact) {
    if (hasId(world.decisions, fact.id)) return world;
    const recorded: RecordedDecision = { ...decision, id: fact.id, at: fact.at, undone: false };
    const decided = withDecidedStatus({ ...world, decisions: [...world.decisions, recorded] }, decision);
    return concernsVeteran(world, decision)
      ? withNotification(decided, fact, decisionNotification(decision))
      : decided;
  },
  decisionUndone(world, { decisionId }, fact) {
    const decision = world.decisions.find(({ id, undone }) => id === decisionId && !undone);
    if (!decision) return world;
    const decisions = withItemChanged(world.decisions, decisionId, (one) => ({
      ...one,
      undone: true,
      undoneAt: fact.at,
    }));
    const open = withDecidedStatus({ ...world, decisions }, decision);
    const withdrawnId = notificationIdOf(decision);
    const wasRead = open.notifications.some(({ id, read }) => id === withdrawnId && read);
    if (wasRead) return withNotification(open, fact, withdrawalNotification(decision));
    return { ...open, notifications: open.notifications.filter(({ id }) => id !== withdrawnId) };
  },
  notificationRead(world, { notificationId }) {
    const isNew = world.notifications.some(({ id, read }) => id === notificationId && !read);
    if (!isNew) return world;
    const notifications = withItemChanged(world.notifications, notificationId, (one) => ({
      ...one,
      read: true,
    }));
    return { ...world, notifications };
  },
  allNotificationsRead(world, { targetRole }) {
    const concerns = (one: Notification) => one.targetRole === targetRole && !one.read;
    if (!world.notifications.some(concerns)) return world;
    const read = (one: Notification) => (concerns(one) ? { ...one, read: true } : one);
    return { ...world, notifications: world.notifications.map(read) };
  },
  appointmentRequested(world, { appointment }, fact) {
    if (hasId(world.appointments, appointment.id)) return world;
    const appointments = [...world.appointments, appointment];
    return withNotification({ ...world, appointments }, fact, appointmentNotification(appointment));
  },
  appointmentChanged(world, { appointmentId, status, date, time, known }, fact) {
    const before = world.appointments.find(({ id }) => id === appointmentId) ?? known;
    if (before?.id !== appointmentId) return world;
    const after = {
      ...before,
      status: status ?? before.status,
      date: date ?? before.date,
      time: time ?? before.time,
    };
    const isSame = after.status === before.status && after.date === before.date && after.time === before.time;
    if (isSame) return world;
    const appointments = withItem(world.appointments, after);
    return withNotification({ ...world, appointments }, fact, appointmentNotification(after));
  },
  profileSaved(world, { profile }, { at }) {
    const updatedAt = new Date(at).toISOString();
    return world.profile?.updatedAt === updatedAt ? world : { ...world, profile: { profile, updatedAt } };
  },
  eventJoined(world, { event }) {
    if (hasId(world.joinedEvents, event.id)) return world;
    return {
      ...world,
      joinedEvents: [...world.joinedEvents, event],
      waitingEvents: withoutId(world.waitingEvents, event.id),
    };
  },
  eventWaited(world, { event }) {
    if (hasId(world.joinedEvents, event.id) || hasId(world.waitingEvents, event.id)) return world;
    return { ...world, waitingEvents: [...world.waitingEvents, event] };
  },
  eventLeft(world, { eventId }) {
    if (!hasId(world.joinedEvents, eventId) && !hasId(world.waitingEvents, eventId)) return world;
    return {
      ...world,
      joinedEvents: withoutId(world.joinedEvents, eventId),
      waitingEvents: withoutId(world.waitingEvents, eventId),
    };
  },
  eventCreated(world, { event }) {
    if (hasId(world.createdEvents, event.id)) return world;
    const { id, title } = event;
    return {
      ...world,
      createdEvents: [...world.createdEvents, event],
      joinedEvents: hasId(world.joinedEvents, id)
        ? world.joinedEvents
        : [...world.joinedEvents, { id, title }],
    };
  },
  eventCancelled(world, { eventId }) {
    if (!hasId(world.createdEvents, eventId)) return world;
    return {
      ...world,
      createdEvents: withoutId(world.createdEvents, eventId),
      joinedEvents: withoutId(world.joinedEvents, eventId),
    };
  },
  mentorAsked(world, { mentor }) {
    if (hasId(world.mentorRequests, mentor.id)) return world;
    return { ...world, mentorRequests: [...world.mentorRequests, mentor] };
  },
  mentorWithdrawn(world, { mentorId }) {
    if (!hasId(world.mentorRequests, mentorId)) return world;
    return { ...world, mentorRequests: withoutId(world.mentorRequests, mentorId) };
  },
  programSaved(world, { program }) {
    if (hasId(world.savedPrograms, program.id)) return world;
    return { ...world, savedPrograms: [...world.savedPrograms, program] };
  },
  programForgotten(world, { programId }) {
    if (!hasId(world.savedPrograms, programId)) return world;
    return { ...world, savedPrograms: world.savedPrograms.filter(({ id }) => id !== programId) };
  },
  /** The last text of a name replaces the one before. */
  recordSaved(world, { record }) {
    const isSame = world.privateRecords.some(({ id, text }) => id === record.id && text === record.text);
    return isSame ? world : { ...world, privateRecords: withItem(world.privateRecords, record) };
  },
  conversationRead,
  interviewChanged,
  interviewScheduled,
  messageSent,
};

const isPlacement = ({ kind, status }: Pick<RecordedDecision, 'kind' | 'status'>) =>
  (kind === 'job' && status === 'hired') || (kind === 'college' && status === 'accepted');

/**
 * Counts the applications by status (platform spec, section 4; docs/decisions/020): a hire or an acceptance is a placement
 * and no longer pending. Because nothing is incremented, no count gets below zero, and undone decisions leave no trace.
 */
function statsOf(world: World): ApplicationStats {
  const { jobApplications, collegeApplications, nonprofitApplications, decisions } = world;
  const pending =
    jobApplications.filter(({ status }) => status !== 'hired').length +
    collegeApplications.filter(({ status }) => status !== 'accepted').length;
  const last = new Map(
    decisions.filter(({ undone }) => !undone).map((one) => [`${one.kind}:${one.applicationId}`, one]),
  );
  return {
    totalApplications: jobApplications.length + collegeApplications.length + nonprofitApplications.length,
    pendingReviews: pending,
    successfulPlacements: [...last.values()].filter(isPlacement).length,
  };
}

/** The world with the counts that follow from its lists. */
export const withCounts = (world: World): World => ({ ...world, applicationStats: statsOf(world) });

/**
 * Applies facts in order. A fact that was already applied has no effect, and one without a rule neither. Returns the same
 * object if nothing changed.
 *
 * @param more Rules that this world has besides the common ones.
 */
export function applyFacts(world: World, facts: readonly Fact[], more: WorldFactRules = {}): World {
  const after = facts.reduce((before, fact) => {
    const { body } = fact;
    const rule = (rules[body.type] ?? more[body.type]) as Rule<FactBody['type']> | undefined;
    return rule ? rule(before, body, fact) : before;
  }, world);
  return after === world ? world : withCounts(after);
}
export const applyFact = (world: World, fact: Fact): World => applyFacts(world, [fact]);
