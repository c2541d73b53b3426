import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import { formatQuery } from '../../model/text/query.ts';
import { ownInterviews } from '../../model/exchange/ownTarget.ts';
import type { LinkedInterview } from '../../model/exchange/ownTarget.ts';
import { findSent } from '../../model/offers/offerRules.ts';
import { dayIn } from '../../model/time/zoned.ts';
import { organizationHref } from '../../marketplace/model/marketplaceRoute.ts';
import type { SimilarListing } from '../../marketplace/model/index.ts';
import type { PlatformPlace } from '../../shell/model/shellRoute.ts';
import { accountHref } from '../../account/model/accountSections.ts';
import { isOffering } from '../../model/exchange/decideApplication.ts';
import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import type { AccessRecord, ApplicationStep } from '../../model/exchange/responses.ts';
import {
  actingAsSelf,
  applicationListHref,
  ownApplicationTabs,
  ownTabHref,
  shellHref,
  tabOf,
} from '../../shell/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { updatedAtIn, sentAnswers, sentProfile } from '../model/index.ts';
import type { AnswerPart, InboxRoute, SentPart } from '../model/index.ts';
import { decisionTextMax } from '../../model/world/outcomes.ts';
import { isOver } from '../../model/world/index.ts';
import type { CollegeStatus, PersonCase, SentApplication } from '../../model/world/index.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import { caseOf } from '../model/caseOf.ts';
import {
  answersInWorld,
  canAccept,
  canUpdate,
  canWithdraw,
  isComplete,
  pathOf,
  standingDecision,
  stepsInWorld,
} from './sentApplication.ts';
import type { PathEntry } from './sentApplication.ts';
import type { OwnAnswer } from './sentApplication.events.ts';
import type { SentApplicationContext, sentApplicationMachine } from './sentApplication.machine.ts';

/** Where an application to a school stands, as far as it says what comes next. */
export type NextStep = CollegeStatus | 'waitlist' | 'withdrawn' | 'placed';

/** What became of an answer of the person. `over`: it can't be given. */
type AnswerState = 'over' | 'idle' | 'confirming' | 'sending' | 'failed' | 'done';

export interface SentApplicationView {
  state: 'loading' | 'missing' | 'shown';
  application: SentApplication | null;
  /** The person noted it for themselves: nobody decides on it. */
  isNoted: boolean;
  /** What only an application in the demo has: an ID to read out, and a score in percent, if it has one. */
  sample: { id: string; match: number | null } | null;
  /** What comes next, of an application to a school; null if that is said already, or is not known. */
  next: NextStep | null;
  /** What happened to it, and who read it between, oldest first. */
  path: readonly PathEntry[];
  /** The decision that stands, with the organization's words; null if there is none. */
  decision: ApplicationStep | null;
  /** When whoever decided had opened it last; null if that is not known. ISO 8601 in UTC. */
  readAt: string | null;
  /** Two openings that fit, once the organization has said no. */
  openings: readonly (SimilarListing & { href: string })[];
  /** Of this application: those to come, and those that wait for an answer. */
  interviews: readonly LinkedInterview[];
  /** What the organization shares of its work with the person since it took them in; null before. */
  taken: PersonCase | null;
  /**
   * What the person wrote, and sent of their profile. Null until it is known, and for what the organization never got. In
   * the demo, what is sent of the profile is not stored.
   */
  sent: {
    answers: readonly SentPart<AnswerPart>[];
    profile: readonly SentPart<OptionalPart>[] | null;
  } | null;
  /** Whether somebody there has opened it. Null as `sent` is. */
  wasRead: boolean | null;
  /** Who did what is not known while it is not `loaded`. */
  history: 'loading' | 'loaded' | 'failed';
  withdrawal: AnswerState;
  /** Whether withdrawing declines what is offered. */
  isDecline: boolean;
  /** Whether the day has passed by which an answer was asked for. */
  isLate: boolean;
  /** Of the offer that stands. */
  acceptance: AnswerState;
  /** Of sending it again, changed. */
  update: {
    state: AnswerState;
    /** What has changed, as the person writes it. */
    note: string;
    noteMax: number;
    canSend: boolean;
  };
  /** When it was sent again the last time; null if it never was. ISO 8601 in UTC. */
  updatedAt: string | null;
  failure: Phrase | null;
  /** What the person and the organization write to each other, or would. Null as the link to the organization is. */
  conversation: Pick<InboxRoute, 'thread' | 'to'> | null;
  links: {
    /** The tab that lists it. */
    tab: { label: Phrase; href: string };
    /** Null until it is known, and if nobody got it or the organization is suspended or gone. */
    organization: string | null;
    listing: string | null;
    /** What would be sent again. */
    profile: string;
    /** All records of who looked; null if these are all. */
    readings: string | null;
  };
  intl: IntlConfig;
}

type Snapshot = SnapshotFrom<typeof sentApplicationMachine>;

const answerStates = {
  idle: 'idle',
  confirming: 'confirming',
  sending: 'sending',
  refused: 'sending',
  proving: 'sending',
  notSent: 'failed',
} as const satisfies Record<Snapshot['value']['answer'], AnswerState>;

const stateOf = (
  { value, context: { command } }: Snapshot,
  type: OwnAnswer['type'],
  isPossible: boolean,
): AnswerState => (isPossible ? (command?.type === type ? answerStates[value.answer] : 'idle') : 'over');

/** Nothing was decided after it. */
const isAccepted = ({ acceptedAt, status }: SentApplication) =>
  acceptedAt !== null && ['offered', 'accepted', 'active'].includes(status);

function withdrawalOf(snapshot: Snapshot, sent: SentApplication | null): AnswerState {
  if (snapshot.context.answered === 'application.withdraw') return 'done';
  return stateOf(snapshot, 'application.withdraw', sent !== null && canWithdraw(sent));
}

function acceptanceOf(snapshot: Snapshot, sent: SentApplication | null): AnswerState {
  if (sent !== null && isAccepted(sent)) return 'done';
  // Sent, and not in the world yet.
  if (snapshot.context.answered === 'application.accept') return 'sending';
  return stateOf(snapshot, 'application.accept', sent !== null && canAccept(sent));
}

function updateOf(snapshot: Snapshot, sent: SentApplication | null): SentApplicationView['update'] {
  const { command, answered } = snapshot.context;
  const state = stateOf(snapshot, 'application.update', sent !== null && canUpdate(sent));
  const isWritten = command?.type === 'application.update';
  return {
    state: answered === 'application.update' && state === 'idle' ? 'done' : state,
    note: isWritten ? (command.payload.note ?? '') : '',
    noteMax: decisionTextMax,
    canSend: isWritten && isComplete(command),
  };
}

/** Nothing else is left to answer than the offer, or it was the answer. */
const isDeclineOf = (
  sent: SentApplication | null,
  { decision, acceptance }: Pick<SentApplicationView, 'decision' | 'acceptance'>,
) =>
  sent?.acceptedAt === null &&
  decision !== null &&
  isOffering(decision.decision as ApplicationDecision) &&
  (acceptance !== 'over' || sent.status === 'withdrawn');

/** What an application in the demo has. */
function figuresOf({ world, isWhole, applicationId }: SentApplicationContext) {
  if (!isWhole) return null;
  const scored = [...world.jobApplications, ...world.collegeApplications].find(
    ({ id }) => id === applicationId,
  );
  return { id: applicationId, match: scored?.matchScore ?? null };
}

/** What comes next, of an application to a school. */
function nextOf(sent: SentApplication | null, decision: ApplicationStep | null): NextStep | null {
  if (sent?.kind !== 'college' || sent.stop) return null;
  // Where spots are counted, its line says more.
  if (sent.line && decision?.decision !== 'waitlist') return null;
  if (sent.status === 'accepted' && isAccepted(sent)) return 'placed';
  return decision?.decision === 'waitlist' && !isOver(sent) ? 'waitlist' : (sent.status as NextStep);
}

/** When whoever decided had opened it last before that. */
const readBy = (decision: ApplicationStep | null, records: readonly AccessRecord[]) =>
  records.find(
    ({ actor, at }) =>
      actor !== null && actor.id === decision?.actor?.id && Date.parse(at) <= Date.parse(decision.at),
  )?.at ?? null;

const listingHref = (at: PlatformPlace, listing: string) =>
  shellHref({ ...at, tab: 'marketplace' }) + formatQuery({ as: actingAsSelf, open: 'details', listing });

export function sentApplicationView(snapshot: Snapshot): SentApplicationView {
  const { value, context } = snapshot;
  const { world, isKnown, isWhole, applicationId, loaded, problem, intl, at } = context;
  const application = findSent(world, applicationId);
  const steps = application ? (loaded?.history ?? stepsInWorld(world, application)) : [];
  const listHref = applicationListHref(at);
  const { value: tab, label } = tabOf(
    at.role,
    listHref === null ? ownApplicationTabs[application?.kind ?? 'job'] : 'applications',
  );
  const decision = standingDecision(steps);
  const isNoted = !isWhole && application?.listingId === null;
  const withdrawal = withdrawalOf(snapshot, application);
  const acceptance = acceptanceOf(snapshot, application);
  const update = updateOf(snapshot, application);
  const known = application && loaded;
  const isOpen = !application?.organizationState;
  const organizationId = loaded && isOpen ? loaded.organizationId : null;
  return {
    state: application ? 'shown' : isKnown ? 'missing' : 'loading',
    application,
    path: pathOf(steps, known?.log.records ?? []),
    decision,
    readAt: readBy(decision, known?.log.records ?? []),
    openings:
      application?.status === 'rejected'
        ? context.openings.map((one) => ({ ...one, href: listingHref(at, one.listing.id) }))
        : [],
    interviews: ownInterviews(world, intl.now).filter(
      ({ booking }) => booking.applicationId === applicationId,
    ),
    taken: application && caseOf(world, application.id),
    isNoted,
    sample: figuresOf(context),
    next: isNoted ? null : nextOf(application, decision),
    sent: known?.sent
      ? { answers: sentAnswers(known.sent.answers), profile: sentProfile(known.sent.snapshot) }
      : application && isWhole
        ? { answers: sentAnswers(answersInWorld(world, application)), profile: null }
        : null,
    wasRead: known && known.log.records.length > 0,
    history:
      value.history === 'failed'
        ? 'failed'
        : value.history === 'loaded' || value.history === 'none'
          ? 'loaded'
          : 'loading',
    withdrawal,
    isDecline: isDeclineOf(application, { decision, acceptance }),
    isLate: (application?.answerBy ?? '~') < dayIn(intl.timeZone, intl.now),
    acceptance,
    update,
    updatedAt: updatedAtIn(steps),
    failure:
      [withdrawal, acceptance, update.state].includes('failed') || value.history === 'failed'
        ? problemMessage(problem)
        : null,
    conversation:
      loaded && organizationId
        ? { thread: loaded.threadId, to: loaded.threadId === null ? { organizationId } : null }
        : null,
    links: {
      tab: { label, href: ownTabHref(at, tab) },
      organization: organizationId && organizationHref(at, organizationId),
      listing: application?.listingId && isOpen ? listingHref(at, application.listingId) : null,
      profile: ownTabHref(at, 'profile'),
      readings: known?.log.nextCursor ? accountHref('access') : null,
    },
    intl,
  };
}
