import type { ApplicationStep } from '../../model/exchange/responses.ts';
import type { Review } from './review.ts';

const noWords = { decision: null, undoes: null, message: '', actor: null } as const;

/** Everything that happened with an application, oldest first, as the server tells it. */
export function stepsOf({ application: { submitDate }, history }: Review): ApplicationStep[] {
  const decided = history.flatMap(({ id, at, status, undone, undoneAt, decision, message, notes }) => {
    const step = { ...noWords, status, id };
    const made = { ...step, step: 'decided' as const, at: new Date(at).toISOString() };
    const takenBack = { ...step, id: `${id} undone`, step: 'undone' as const, undoes: id };
    return [
      { ...made, decision: decision ?? null, message: message ?? '', notes: notes ?? '' },
      ...(undone ? [{ ...takenBack, at: new Date(undoneAt ?? at).toISOString() }] : []),
    ];
  });
  return [
    { ...noWords, id: 'submitted', step: 'submitted', status: 'submitted', at: submitDate },
    ...decided.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
  ];
}
