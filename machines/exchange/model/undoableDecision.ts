import type { ApplicationStep } from '../../model/exchange/responses.ts';

/** Steps after which a decision can still be taken back. */
const isAside: ReadonlySet<ApplicationStep['step']> = new Set(['undone', 'offerAccepted', 'waiting', 'next']);

/**
 * The decision that can be taken back: the last thing that happened and was not taken back itself, even if the applicant has
 * accepted it. Null if there is none.
 */
export function undoableDecision(history: readonly ApplicationStep[]): ApplicationStep | null {
  const undone = new Set(history.map(({ undoes }) => undoes));
  const last = history.findLast(({ id, step }) => !isAside.has(step) && !undone.has(id));
  return last?.step === 'decided' ? last : null;
}
