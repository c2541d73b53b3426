import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import type { Workspace } from '../../exchange/model/workspace.ts';
import { wordsOf } from './draft.ts';
import type { Decided } from './draft.ts';

/** A command about a decision, as it is sent. `as` is the id of the organization. */
export type DecisionCommand = { id: string; as: string } & (
  | {
      type: 'application.decide';
      expectedVersion: number;
      payload: { applicationId: string; decision: ApplicationDecision; message?: string; notes?: string };
    }
  | { type: 'decision.undo'; payload: { decisionId: string } }
);

/** What a command needs, besides. */
export interface Commanding {
  /** The demo's server knows for whom it asks. */
  workspace?: Workspace | null;
  newId: () => string;
}
export const envelope = ({ workspace, newId }: Commanding) => ({
  id: newId(),
  as: workspace?.organization.id ?? '',
});

export const decideCommand = (
  context: Commanding,
  { id, version }: { id: string; version: number },
  { decision, ...words }: Decided,
): DecisionCommand => ({
  ...envelope(context),
  type: 'application.decide',
  expectedVersion: version,
  payload: { applicationId: id, decision, ...wordsOf(words) },
});
export const undoCommand = (context: Commanding, decisionId: string): DecisionCommand => ({
  ...envelope(context),
  type: 'decision.undo',
  payload: { decisionId },
});
