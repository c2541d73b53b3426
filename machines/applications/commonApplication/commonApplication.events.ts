import type { Applicant, ApplicationTextField, PaceEvent } from '../model/index.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import type { Profile } from '../../profile/model/profile.ts';
import type { PortalDraft, PortalProgram } from '../../education/model/index.ts';
import type { CrisisDismiss } from '../../system/crisis/crisisParts.ts';
import type { ToastEmitted } from '../../system/model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';
import type {
  CommandSettled,
  RequestLeft,
  ServerRequest,
} from '../../shell/accountWorld/accountWorld.events.ts';

/** Events that the portal sends. */
export type CommonApplicationEvent =
  /** Selects or deselects a university's program. */
  | { type: 'program.toggle'; programId: string }
  | { type: 'step.next' }
  | { type: 'step.previous' }
  | { type: 'text.change'; field: ApplicationTextField; value: string }
  | { type: 'term.choose'; term: string }
  | { type: 'aid.change'; wanted: boolean }
  /** Sends a part of the profile along, or leaves it out. */
  | { type: 'part.toggle'; part: OptionalPart }
  /** Words to search the schools' programs by. */
  | { type: 'search.change'; q: string }
  /** The next programs that the search has found are wanted. */
  | { type: 'list.endReached' }
  /** Retries what failed: the search or its next page. */
  | { type: 'list.retry' }
  | { type: 'form.submit' }
  /** After an answer: choose other schools, with the same statement. */
  | { type: 'choice.resume' }
  | { type: 'draft.startOver' }
  | { type: 'dialog.close' }
  /** Answers to "Discard what you wrote?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' }
  | CrisisDismiss;

/** What a search of the schools' programs shows. */
export interface FoundPrograms {
  programs: readonly PortalProgram[];
  search: PortalSearch;
}

/** A search of programs. */
export interface PortalSearch {
  q: string;
  status: 'searching' | 'failed' | 'found';
  /** Whether it has more pages than are shown. */
  more: 'none' | 'idle' | 'loading' | 'failed';
}

/** Events from the app: the URL opens and closes the portal, and the applicant or the world may change. */
export type CommonApplicationParentEvent =
  | { type: 'portal.open' }
  /** The URL no longer names it. The draft is kept. */
  | { type: 'portal.shut' }
  | { type: 'applicant.changed'; applicant: Applicant; profile?: Profile }
  /** The programs that a search has found. */
  | ({ type: 'programs.changed' } & FoundPrograms)
  /** Ids of the programs that the veteran has already applied to. */
  | { type: 'applied.changed'; applied: readonly string[] }
  | CommandSettled
  | PaceEvent;

export type CommonApplicationEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  | ServerRequest
  | RequestLeft
  /** The portal was closed and should be removed from the URL. */
  | { type: 'portal.closed' }
  /** Another search is wanted, or more of it. */
  | { type: 'search.wanted'; q: string }
  | { type: 'more.wanted'; isRetry: boolean }
  /** Stores this draft for a reload; null clears it. */
  | { type: 'draft.changed'; draft: PortalDraft | null };
