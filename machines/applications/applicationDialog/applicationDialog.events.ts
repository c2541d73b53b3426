import type {
  Applicant,
  ApplicationTarget,
  ApplicationTextField,
  PersistedApplicationDraft,
} from '../model/index.ts';
import type { ApplicationKind, WorldDispatchEmitted } from '../../model/world/index.ts';

/** Events that the dialog sends. */
export type ApplicationDialogEvent =
  | { type: 'text.change'; field: ApplicationTextField; value: string }
  /** A skill to name, or a service to ask for: chosen, or taken back. */
  | { type: 'choice.toggle'; choice: string }
  /** A term's value, or empty. */
  | { type: 'term.choose'; term: string }
  | { type: 'aid.change'; wanted: boolean }
  | { type: 'form.submit' }
  /** Throws away what was brought back from an earlier visit. */
  | { type: 'draft.startOver' }
  | { type: 'dialog.close' }
  /** Answers to "discard what you wrote?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' };

/** Events from the app: the address opens and shuts the dialog, and who applies may change. */
export type ApplicationDialogParentEvent =
  | { type: 'dialog.open'; target: ApplicationTarget }
  /** The address does not name it any more; what was written is kept. */
  | { type: 'dialog.shut' }
  | { type: 'applicant.changed'; applicant: Applicant };

export type ApplicationDialogEmitted =
  | WorldDispatchEmitted
  /** The application is handed in under this id. */
  | { type: 'application.sent'; kind: ApplicationKind; id: string; targetId: string }
  /** The dialog was closed from within; the address may forget it. */
  | { type: 'dialog.closed' }
  /** Keep these drafts across a reload; oldest first. */
  | { type: 'drafts.changed'; persisted: readonly PersistedApplicationDraft[] };
