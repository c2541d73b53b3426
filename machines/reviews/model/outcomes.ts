import type { Phrase } from '../../system/model/phrase.ts';
import type { ToastNotice } from '../../system/model/emitted.ts';
import type { ApplicationKind } from '../../model/world/statuses.ts';
import type { WorldCommand } from '../../model/world/commands.ts';
import type { CollegeDecision, JobDecision, NonprofitDecision } from '../../model/world/outcomes.ts';
import type { AnswerTerms, RecordedDecision } from '../../model/world/decisions.ts';
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

/** What is decided on, and how. */
export interface Deciding extends AnswerTerms {
  kind: ApplicationKind;
  applicationId: string;
  /** What it is for, named to the applicant. */
  subject: Phrase;
  /** Who applied. */
  personId: string;
  decision: AnyDecision;
  /** For the applicant. */
  message?: string;
  /** For colleagues. */
  notes?: string;
  /** Id of the decision. */
  id: string;
}

/** A decision as a command to the shared world. */
export function decideCommand({ kind, decision, ...rest }: Deciding): WorldCommand {
  if (kind === 'job') return { type: 'job.decide', decision: decision as JobDecision, ...rest };
  return kind === 'college'
    ? { type: 'college.decide', decision: decision as CollegeDecision, ...rest }
    : { type: 'nonprofit.decide', decision: decision as NonprofitDecision, ...rest };
}
export const undoCommand = ({ id }: Pick<RecordedDecision, 'id'>): WorldCommand => ({
  type: 'decision.undo',
  decisionId: id,
});
