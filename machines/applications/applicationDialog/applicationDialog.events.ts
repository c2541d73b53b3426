import type {
  Applicant,
  ApplicationTarget,
  ApplicationTextField,
  StoredApplicationDraft,
} from '../model/index.ts';
import type { CrisisDismiss } from '../../system/crisis/crisisParts.ts';
import type { PaceEvent } from '../model/pace.ts';
import type { Profile } from '../../profile/model/profile.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import type { ApplicationKind, WorldDispatchEmitted } from '../../model/world/index.ts';
import type {
  CommandSettled,
  RequestLeft,
  ServerRequest,
} from '../../shell/accountWorld/accountWorld.events.ts';

/** Events that the dialog sends. */
export type ApplicationDialogEvent =
  | { type: 'text.change'; field: ApplicationTextField; value: string }
  /** Selects or deselects a skill or a service. */
  | { type: 'choice.toggle'; choice: string }
  /** A term's value, or empty. */
  | { type: 'term.choose'; term: string }
  | { type: 'aid.change'; wanted: boolean }
  /** Sends a part of the profile along, or leaves it out. */
  | { type: 'part.toggle'; part: OptionalPart }
  | { type: 'form.submit' }
  /** Discards the draft that was restored from an earlier visit. */
  | { type: 'draft.startOver' }
  | { type: 'dialog.close' }
  /** Answers to "Discard what you wrote?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' }
  | CrisisDismiss;

/** An application for the same target that is in progress or was accepted. */
export interface CurrentApplication {
  id: string;
  /** Where the veteran finds it. */
  href: string;
}

/** What the URL names to be applied for. */
export interface WantedApplication {
  target: ApplicationTarget;
  /** Set if the veteran can't apply because they already have. @default null */
  currentApplication?: CurrentApplication | null;
}

/** Events from the app: the URL opens and closes the dialog, and the applicant or the world may change. */
export type ApplicationDialogParentEvent =
  | ({ type: 'dialog.open' } & WantedApplication)
  /** The URL no longer names it. The draft is kept. */
  | { type: 'dialog.forceClose' }
  | { type: 'applicant.changed'; applicant: Applicant; profile?: Profile }
  | CommandSettled
  | PaceEvent
  /** The veteran has applied in another tab, or a decision was made. */
  | { type: 'currentApplication.changed'; currentApplication: CurrentApplication | null };

export type ApplicationDialogEmitted =
  | WorldDispatchEmitted
  | ServerRequest
  | RequestLeft
  /** The application was submitted with this id. */
  | { type: 'application.sent'; kind: ApplicationKind; id: string; targetId: string }
  /** The dialog was closed and should be removed from the URL. */
  | { type: 'dialog.closed' }
  /** Stores these drafts for a reload, oldest first. */
  | { type: 'drafts.changed'; stored: readonly StoredApplicationDraft[] };
