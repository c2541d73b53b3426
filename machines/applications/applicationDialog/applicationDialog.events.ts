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
  /** Selects or deselects a skill or a service. */
  | { type: 'choice.toggle'; choice: string }
  /** A term's value, or empty. */
  | { type: 'term.choose'; term: string }
  | { type: 'aid.change'; wanted: boolean }
  | { type: 'form.submit' }
  /** Discards the draft that was restored from an earlier visit. */
  | { type: 'draft.startOver' }
  | { type: 'dialog.close' }
  /** Answers to "Discard what you wrote?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' };

/** Events from the app: the URL opens and closes the dialog, and the applicant may change. */
export type ApplicationDialogParentEvent =
  | { type: 'dialog.open'; target: ApplicationTarget }
  /** The URL no longer names it. The draft is kept. */
  | { type: 'dialog.shut' }
  | { type: 'applicant.changed'; applicant: Applicant };

export type ApplicationDialogEmitted =
  | WorldDispatchEmitted
  /** The application was submitted with this id. */
  | { type: 'application.sent'; kind: ApplicationKind; id: string; targetId: string }
  /** The dialog was closed and should be removed from the URL. */
  | { type: 'dialog.closed' }
  /** Stores these drafts for a reload, oldest first. */
  | { type: 'drafts.changed'; persisted: readonly PersistedApplicationDraft[] };
