import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import type { AnswerTerms } from '../../model/world/decisions.ts';
import type { Workspace } from '../model/workspace.ts';
import { wordsOf } from './draft.ts';
import type { Decided } from './draft.ts';

/** `as` is the id of the organization. */
interface Envelope {
  id: string;
  as: string;
}
/** A command about a decision, as it is sent. */
export type DecisionCommand = Envelope &
  (
    | {
        type: 'application.decide';
        expectedVersion: number;
        payload: AnswerTerms & {
          applicationId: string;
          decision: ApplicationDecision;
          message?: string;
          notes?: string;
          answerBy?: string;
        };
      }
    | { type: 'decision.undo'; payload: { decisionId: string } }
  );
/** A command about an application, as it is sent. */
export type ApplicationCommand =
  | DecisionCommand
  /** Says that they are being looked at: of servers whose list says which. */
  | (Envelope & { type: 'application.mark'; payload: { applicationId: string } })
  | (Envelope & {
      type: 'application.assign';
      payload: { applicationId: string; assigneeId: string | null; fromId: string | null };
    });

/** What a command needs, besides. */
export interface Commanding {
  workspace: Workspace | null;
  newId: () => string;
}
export const envelope = ({ workspace, newId }: Commanding): Envelope => ({
  id: newId(),
  as: workspace?.organization.id ?? '',
});

export const decideCommand = (
  context: Commanding,
  { id, version }: { id: string; version: number },
  decided: Decided,
): DecisionCommand => ({
  ...envelope(context),
  type: 'application.decide',
  expectedVersion: version,
  payload: {
    applicationId: id,
    decision: decided.decision,
    ...wordsOf(decided),
  },
});
export const undoCommand = (context: Commanding, decisionId: string): DecisionCommand => ({
  ...envelope(context),
  type: 'decision.undo',
  payload: { decisionId },
});
