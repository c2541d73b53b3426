import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import { decisionTextMax } from '../../model/world/outcomes.ts';
import type { Workspace } from '../model/workspace.ts';

/** What is being written about an application. */
export interface DecisionDraft {
  decision: ApplicationDecision | null;
  /** For the applicant. */
  message: string;
  /** For colleagues. */
  notes: string;
}
export const noDraft: DecisionDraft = { decision: null, message: '', notes: '' };

/** A command about an application, as it is sent. `as` is the id of the organization. */
export type ApplicationCommand = { id: string; as: string } & (
  | {
      type: 'application.decide';
      expectedVersion: number;
      payload: { applicationId: string; decision: ApplicationDecision; message?: string; notes?: string };
    }
  | { type: 'decision.undo'; payload: { decisionId: string } }
  | {
      type: 'application.assign';
      payload: { applicationId: string; assigneeId: string | null; fromId: string | null };
    }
);
/** What the panel decides. */
export type DecisionCommand = Exclude<ApplicationCommand, { type: 'application.assign' }>;

export const isTooLong = ({ message, notes }: DecisionDraft) =>
  [message, notes].some((text) => text.trim().length > decisionTextMax);

/** The words of a draft that are not empty. */
const wordsOf = ({ message, notes }: Pick<DecisionDraft, 'message' | 'notes'>) => ({
  ...(message.trim() && { message: message.trim() }),
  ...(notes.trim() && { notes: notes.trim() }),
});

/** What a command needs, besides. */
export interface Commanding {
  workspace: Workspace | null;
  newId: () => string;
}
export const envelope = ({ workspace, newId }: Commanding) => ({
  id: newId(),
  as: workspace?.organization.id ?? '',
});

export type Decided = DecisionDraft & { decision: ApplicationDecision };
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
