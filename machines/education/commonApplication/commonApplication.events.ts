import type { Applicant, ApplicationTextField } from '../../applications/model/index.ts';
import type { PortalDraft } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';
import type { CommandSettled, ServerRequest } from '../../shell/accountWorld/accountWorld.events.ts';

/** Events that the portal sends. */
export type CommonApplicationEvent =
  /** Selects or deselects a university's program. */
  | { type: 'program.toggle'; programId: string }
  | { type: 'step.next' }
  | { type: 'step.previous' }
  | { type: 'text.change'; field: ApplicationTextField; value: string }
  | { type: 'term.choose'; term: string }
  | { type: 'aid.change'; wanted: boolean }
  | { type: 'form.submit' }
  | { type: 'draft.startOver' }
  | { type: 'dialog.close' }
  /** Answers to "Discard what you wrote?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' };

/** Events from the app: the URL opens and closes the portal, and the applicant or the world may change. */
export type CommonApplicationParentEvent =
  | { type: 'portal.open' }
  /** The URL no longer names it. The draft is kept. */
  | { type: 'portal.shut' }
  | { type: 'applicant.changed'; applicant: Applicant }
  /** Ids of the programs that the veteran has already applied to. */
  | { type: 'applied.changed'; applied: readonly string[] }
  | CommandSettled;

export type CommonApplicationEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  | ServerRequest
  /** The portal was closed and should be removed from the URL. */
  | { type: 'portal.closed' }
  /** Stores this draft for a reload; null clears it. */
  | { type: 'draft.changed'; draft: PortalDraft | null };
