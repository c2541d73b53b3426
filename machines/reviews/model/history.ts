import type { ApplicationStep } from '../../model/exchange/responses.ts';
import type { RecordedDecision } from '../../model/world/decisions.ts';
import type { Review } from './review.ts';

const noWords = { decision: null, undoes: null, message: '', actor: null } as const;

/** Everything that happened with an application, oldest first, as the server tells it. */
export function stepsOf({ application: { submitDate }, history }: Review): ApplicationStep[] {
  const decided = history.flatMap(({ id, at, status, undone, undoneAt, ...made }) => {
    const { decision, message, notes, reason, startsOn, firstStep } = made;
    const step = { ...noWords, status, id };
    const taken = { ...step, step: 'decided' as const, at: new Date(at).toISOString() };
    const takenBack = { ...step, id: `${id} undone`, step: 'undone' as const, undoes: id };
    return [
      {
        ...taken,
        decision: decision ?? null,
        message: message ?? '',
        notes: notes ?? '',
        reason: reason ?? null,
        startsOn: startsOn ?? null,
        firstStep: firstStep ?? '',
      },
      ...(undone ? [{ ...takenBack, at: new Date(undoneAt ?? at).toISOString() }] : []),
    ];
  });
  return [
    { ...noWords, id: 'submitted', step: 'submitted', status: 'submitted', at: submitDate },
    ...decided.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
  ];
}

/** How many steps each application has that these decisions were made on, as its version counts them. */
export function countSteps(decisions: readonly RecordedDecision[]): (applicationId: string) => number {
  const counts = new Map<string, number>();
  for (const { applicationId, undone } of decisions)
    counts.set(applicationId, (counts.get(applicationId) ?? 0) + (undone ? 2 : 1));
  return (id) => 1 + (counts.get(id) ?? 0);
}
