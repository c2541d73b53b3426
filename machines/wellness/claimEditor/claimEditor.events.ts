import type { ToastEmitted } from '../../system/model/index.ts';
import type { Claim, ClaimDraft, ClaimField } from '../model/index.ts';

/** What the form is opened for: this claim, a new one if its id is null, or nothing. */
export type ClaimEditorTarget = { claimId: string | null } | null;

/** Events that the form sends. */
export type ClaimEditorEvent =
  | { type: 'field.change'; field: ClaimField; value: string }
  | { type: 'form.submit' }
  | { type: 'dialog.close' }
  /** Answers to "discard what you wrote?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' };

/** Events from the app: the URL names the open form, and the list of claims has changed. */
export type ClaimEditorParentEvent =
  | { type: 'location.changed'; opening: ClaimEditorTarget }
  | { type: 'list.changed'; claims: readonly Claim[] };

export type ClaimEditorEmitted =
  | ToastEmitted
  /** Stores this draft for a reload; null clears it. */
  | { type: 'draft.changed'; draft: ClaimDraft | null }
  | { type: 'claim.saved'; claim: Claim }
  /** The form was closed and should be removed from the URL. */
  | { type: 'dialog.closed' };
