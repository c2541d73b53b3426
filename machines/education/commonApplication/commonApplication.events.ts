import type { Applicant, ApplicationTextField } from '../../applications/model/index.ts';
import type { PortalDraft } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';

/** Events that the portal sends. */
export type CommonApplicationEvent =
  /** Chooses a university's program, or takes the choice back. */
  | { type: 'program.toggle'; programId: string }
  | { type: 'step.next' }
  | { type: 'step.previous' }
  | { type: 'text.change'; field: ApplicationTextField; value: string }
  | { type: 'term.choose'; term: string }
  | { type: 'aid.change'; wanted: boolean }
  | { type: 'form.submit' }
  | { type: 'draft.startOver' }
  | { type: 'dialog.close' }
  /** Answers to "discard what you wrote?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' };

/** Events from the app: the address opens and shuts the portal, and who applies may change. */
export type CommonApplicationParentEvent =
  | { type: 'portal.open' }
  /** The address does not name it any more; what was written is kept. */
  | { type: 'portal.shut' }
  | { type: 'applicant.changed'; applicant: Applicant };

export type CommonApplicationEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  /** The portal was closed from within; the address may forget it. */
  | { type: 'dialog.closed' }
  /** Keep this draft across a reload; null: there is nothing to keep. */
  | { type: 'draft.changed'; draft: PortalDraft | null };
