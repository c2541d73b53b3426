import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import { decisionTextMax } from '../../model/world/outcomes.ts';

/** What is being written about an application. */
export interface DecisionDraft {
  decision: ApplicationDecision | null;
  /** For the applicant. */
  message: string;
  /** For colleagues. */
  notes: string;
  /** Until when an answer to the offer is asked for, `2026-03-09`. Missing or empty: no day. */
  answerBy?: string;
}
/** What is written about each application, until it is decided. */
export type DecisionDrafts = Readonly<Record<string, DecisionDraft>>;
export type Decided = DecisionDraft & { decision: ApplicationDecision };

export const noDraft: DecisionDraft = { decision: null, message: '', notes: '' };

export const isTooLong = ({ message, notes }: Pick<DecisionDraft, 'message' | 'notes'>) =>
  [message, notes].some((text) => text.trim().length > decisionTextMax);

/** The words of a draft that are not empty. */
export const wordsOf = ({ message, notes }: Pick<DecisionDraft, 'message' | 'notes'>) => ({
  ...(message.trim() && { message: message.trim() }),
  ...(notes.trim() && { notes: notes.trim() }),
});

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
