import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import {
  isDeclining,
  isOffering,
  isReasoned,
  isWelcoming,
  termsOf,
} from '../../model/exchange/decideApplication.ts';
import { decisionTextMax, declineReasons, firstStepMax } from '../../model/world/outcomes.ts';
import type { ApplicationsRoute } from '../model/index.ts';
import type { DeclineReason } from '../../model/world/outcomes.ts';

/** What is being written about an application. */
export interface DecisionDraft {
  decision: ApplicationDecision | null;
  /** For the applicant. */
  message: string;
  /** For colleagues. */
  notes: string;
  /** Until when an answer to the offer is asked for, `2026-03-09`. Missing or empty: no day. */
  answerBy?: string;
  /** Of a no. Missing: not chosen yet. */
  reason?: DeclineReason;
  /** Of a yes: the day on which it begins, and what comes first. */
  startsOn?: string;
  firstStep?: string;
}
/** What is written or chosen with a decision. */
export type DecisionField = keyof Omit<DecisionDraft, 'decision'>;
/** What is written about each application, until it is decided. */
export type DecisionDrafts = Readonly<Record<string, DecisionDraft>>;
export type Decided = DecisionDraft & { decision: ApplicationDecision };

export const noDraft: DecisionDraft = { decision: null, message: '', notes: '' };

export const isTooLong = ({ message, notes, firstStep = '' }: DecisionDraft) =>
  [message, notes].some((text) => text.trim().length > decisionTextMax) ||
  firstStep.trim().length > firstStepMax;

/** What is asked with a decision: why not, the day and the first step after a yes, and until when to answer an offer. */
export interface AnswerAsked {
  /** Empty: none is asked for. */
  reasons: readonly DeclineReason[];
  /** Of the first step, in characters; null: neither day nor step. */
  firstStepMax: number | null;
  answerBy: boolean;
}
/** @param answers Whether applicants can answer there. */
export const askedOf = (decision: ApplicationDecision | null, answers: boolean): AnswerAsked => ({
  reasons: decision !== null && isDeclining(decision) ? declineReasons : [],
  firstStepMax: decision !== null && isWelcoming(decision) ? firstStepMax : null,
  answerBy: answers && decision !== null && isOffering(decision),
});

/** Whether it can be sent: with all that its decision has to say. */
export const isReady = (draft: DecisionDraft): draft is Decided =>
  draft.decision !== null && isReasoned({ ...draft, decision: draft.decision }) && !isTooLong(draft);

/** What a draft says with the decision. */
export const wordsOf = ({ decision, message, notes, answerBy, ...said }: Decided) => ({
  ...(message.trim() && { message: message.trim() }),
  ...(notes.trim() && { notes: notes.trim() }),
  ...(answerBy && isOffering(decision) && { answerBy }),
  ...termsOf(decision, said),
});

/** With what was chosen for the open application before it was opened. */
export const withChoice = (
  drafts: DecisionDrafts,
  { open, chosen }: Pick<ApplicationsRoute, 'open' | 'chosen'>,
): DecisionDrafts =>
  open && chosen ? { ...drafts, [open]: { ...noDraft, ...drafts[open], ...chosen } } : drafts;

export const draftOf = ({ drafts, openId }: { drafts: DecisionDrafts; openId: string | null }) =>
  drafts[openId ?? ''] ?? noDraft;
export const without = (drafts: DecisionDrafts, id: string | null): DecisionDrafts => {
  const { [id ?? '']: _, ...others } = drafts;
  return others;
};

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** What was stored of drafts: their words. What was chosen is chosen again. */
export function parseDrafts(json: string | null): DecisionDrafts {
  try {
    const stored = Object.entries<Partial<Record<string, unknown>> | null>(JSON.parse(json ?? '{}'));
    return Object.fromEntries(
      stored.map(([id, words]) => [
        id,
        { ...noDraft, message: textIn(words?.['message']), notes: textIn(words?.['notes']) },
      ]),
    );
  } catch {
    return {};
  }
}
