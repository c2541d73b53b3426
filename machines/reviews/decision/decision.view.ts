import type { SnapshotFrom } from 'xstate';
import { decisionChoices, decisionNameOf, statusNameOf } from '../model/index.ts';
import { decisionTextMax } from '../../model/world/index.ts';
import type { AnyDecision } from '../model/index.ts';
import type { ApplicationKind, RecordedDecision } from '../../model/world/index.ts';
import type { Phrase } from '../../kit/index.ts';
import type { decisionMachine } from './decision.machine.ts';

export interface DecisionChoice {
  decision: AnyDecision;
  /** The one that is being confirmed. */
  isChosen: boolean;
  /** It stands already. */
  isCurrent: boolean;
}

export interface DecisionView {
  state: 'idle' | 'confirming' | 'recording' | 'recorded' | 'undoing';
  /** Null while no application is open: then there is nothing to choose from. */
  kind: ApplicationKind | null;
  /** The applicant's. */
  name: string;
  choices: readonly DecisionChoice[];
  chosen: AnyDecision | null;
  /** What was just recorded, as it is read: `Waitlist`; null otherwise. */
  recorded: Phrase | null;
  /** The decision that stands, and as it is read; null: none does. */
  current: RecordedDecision | null;
  /** Every decision on it, newest first, as it is read. */
  history: readonly (RecordedDecision & { label: Phrase })[];
  notes: string;
  notesMax: number;
  /** The notes are longer than may be kept. */
  isTooLong: boolean;
  /** While a decision is on its way, nothing else can be done. */
  isPending: boolean;
}

/** As it is read; a status that was set by hand has no decision of its own. */
const labeled = (one: RecordedDecision) => ({
  ...one,
  label: one.decision ? decisionNameOf(one.kind, one.decision) : statusNameOf(one.kind, one.status),
});

export function decisionView(snapshot: SnapshotFrom<typeof decisionMachine>): DecisionView {
  const { value: state, context } = snapshot;
  const { about, chosen, notes } = context;
  const kind = about?.kind ?? null;
  const text = notes[about?.id ?? ''] ?? '';
  const current = about?.decision ?? null;
  const choices: readonly AnyDecision[] = kind ? decisionChoices[kind] : [];
  return {
    state,
    kind,
    name: about?.name ?? '',
    choices: choices.map((decision) => ({
      decision,
      isChosen: decision === chosen,
      isCurrent: decision === current?.decision,
    })),
    chosen,
    recorded: state === 'recorded' && kind && chosen ? decisionNameOf(kind, chosen) : null,
    current,
    history: (about?.history ?? []).map(labeled).toReversed(),
    notes: text,
    notesMax: decisionTextMax,
    isTooLong: text.length > decisionTextMax,
    isPending: snapshot.hasTag('pending'),
  };
}
