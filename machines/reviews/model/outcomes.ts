import type { Phrase } from '../../kit/phrase.ts';
import type { ToastNotice } from '../../system/model/emitted.ts';
import type { ApplicationKind } from '../../model/world/statuses.ts';
import { worldPhrase } from '../../model/world/phrases.ts';
import type { WorldCommand } from '../../model/world/commands.ts';
import type { CollegeDecision, JobDecision, NonprofitDecision } from '../../model/world/outcomes.ts';
import type { RecordedDecision } from '../../model/world/decisions.ts';
import type { PortalRow } from '../../portal/model/table.ts';
import { reviewsPhrase } from './phrases.ts';

export interface DecisionOf {
  job: JobDecision;
  college: CollegeDecision;
  nonprofit: NonprofitDecision;
}
export type AnyDecision = DecisionOf[ApplicationKind];

/** What a reviewer may choose, in the order it is offered (feature spec, sections 4 and 6). */
export const decisionChoices: { readonly [Kind in ApplicationKind]: readonly DecisionOf[Kind][] } = {
  job: ['hire', 'offer', 'interview', 'reject'],
  // An interview is scheduled with a day and a time, from its own place.
  college: ['accepted', 'waitlist', 'rejected'],
  nonprofit: ['approve', 'reject'],
};

/** What was decided, as it is read in "Decision recorded: …" and in a history. */
export const decisionNames: {
  readonly [Kind in ApplicationKind]: Readonly<Record<DecisionOf[Kind], Phrase>>;
} = {
  job: {
    hire: reviewsPhrase('hired'),
    offer: reviewsPhrase('offerMade'),
    interview: reviewsPhrase('interview'),
    reject: reviewsPhrase('rejected'),
  },
  college: {
    accepted: reviewsPhrase('accepted'),
    waitlist: reviewsPhrase('waitlist'),
    interview: reviewsPhrase('interviewScheduled'),
    rejected: reviewsPhrase('rejected'),
  },
  nonprofit: { approve: reviewsPhrase('approved'), reject: reviewsPhrase('rejected') },
};
/** Name of a decision of any kind. */
export const decisionNameOf = (kind: ApplicationKind, decision: AnyDecision): Phrase =>
  new Map<string, Phrase>(Object.entries(decisionNames[kind])).get(decision) ?? decision;

/** Time "Decision recorded" is shown, in milliseconds (feature spec, section 9). */
export const decisionRecordedMs = 1_000;

/** Longest wait until a decision is known to be recorded, in milliseconds. */
export const decisionWaitMs = 5_000;

/** Toasts of a decision (feature spec, section 8); the other kinds have none. */
const toasts: Readonly<Record<NonprofitDecision, ToastNotice>> = {
  approve: { title: reviewsPhrase('applicationApproved') },
  reject: {
    title: reviewsPhrase('applicationRejected'),
    description: reviewsPhrase('applicationRejectedMore'),
    tone: 'destructive',
  },
};
export const decisionToast = (kind: ApplicationKind, decision: AnyDecision): ToastNotice | null =>
  kind === 'nonprofit' ? toasts[decision as NonprofitDecision] : null;
export const undoToast: ToastNotice = {
  title: reviewsPhrase('withdrawn'),
  description: reviewsPhrase('withdrawnMore'),
};

/** Said where the world did not take it. */
export const undecidedToast: ToastNotice = {
  title: reviewsPhrase('undecided'),
  description: reviewsPhrase('undecidedMore'),
  tone: 'destructive',
};

/** What is decided on, and how. */
export interface Deciding {
  kind: ApplicationKind;
  applicationId: string;
  /** What it is for, named to the applicant. */
  subject: Phrase;
  /** Who applied. */
  personId: string;
  decision: AnyDecision;
  notes: string;
  /** Id of the decision. */
  id: string;
}

/** A decision as a command to the shared world. */
export function decideCommand({ kind, decision, notes, ...rest }: Deciding): WorldCommand {
  const said = notes.trim();
  const common = { ...rest, ...(said && { notes: said }) };
  if (kind === 'job') return { type: 'job.decide', decision: decision as JobDecision, ...common };
  return kind === 'college'
    ? { type: 'college.decide', decision: decision as CollegeDecision, ...common }
    : { type: 'nonprofit.decide', decision: decision as NonprofitDecision, ...common };
}
/** The application that a table's row stands for, as a decision names it. */
export const applicationOfRow = ({ id, subject, organization, personId }: PortalRow) => ({
  applicationId: id,
  subject: worldPhrase('subject', String(subject), String(organization)),
  personId: String(personId),
});
export const undoCommand = ({ id }: Pick<RecordedDecision, 'id'>): WorldCommand => ({
  type: 'decision.undo',
  decisionId: id,
});
