import type {
  EntryList,
  EntryPart,
  StoredProfileDraft,
  PaperSize,
  ProfileTextField,
  PublicPart,
  StoredProfile,
} from '../model/index.ts';
import type { CrisisDismiss } from '../../system/crisis/crisisParts.ts';
import type { ProofParentEvent, ProofEmitted } from '../../system/model/index.ts';

/** Events that the profile tab, the editor and the resume send. */
export type ProfileEditorEvent =
  | { type: 'load.retry' }
  /** Opens the editor, at this field if one is named. */
  | { type: 'edit.start'; field?: string }
  | { type: 'edit.cancel' }
  /** Answers to "Discard what you wrote?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' }
  | { type: 'field.change'; field: ProfileTextField; value: string }
  | { type: 'entry.add'; list: EntryList }
  | { type: 'entry.change'; list: EntryList; key: string; part: EntryPart; value: string }
  | { type: 'entry.remove'; list: EntryList; key: string }
  /** One step up (-1) or down (1). */
  | { type: 'entry.move'; list: EntryList; key: string; by: -1 | 1 }
  | { type: 'form.submit' }
  /** The profile was changed elsewhere: save the draft over it, or continue with the newer profile. */
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' }
  | { type: 'public.close' }
  /** Shows or hides a part of the public profile. */
  | { type: 'part.show'; part: PublicPart; isShown: boolean }
  | { type: 'resume.open' }
  | { type: 'resume.close' }
  | { type: 'paper.choose'; paper: PaperSize }
  | { type: 'resume.print' }
  | CrisisDismiss;

/** Events from the app: the URL names what is open; somebody signed in again. */
export type ProfileEditorParentEvent =
  | ProofParentEvent
  | { type: 'location.changed'; open: ProfileOpen; field?: string }
  | { type: 'session.restored' }
  | { type: 'profile.changed'; stored: StoredProfile };

export type ProfileEditorEmitted =
  | ProofEmitted
  /** The URL should name what is open now: `?open=edit`, `?open=resume` or `?open=public`. */
  | { type: 'location.changed'; open: ProfileOpen }
  /** Keep this draft across a reload and a lost session; null: there is nothing to keep. */
  | { type: 'draft.changed'; draft: StoredProfileDraft | null }
  /** Keep which parts others do not see. */
  | { type: 'hidden.changed'; hidden: readonly PublicPart[] }
  /** The profile as it is now stored. */
  | { type: 'profile.saved'; stored: StoredProfile }
  /** Opens the browser's print dialog; the page is the resume, `title` names the file. */
  | { type: 'page.print'; title: string };

/** Value of the URL's `open`; null if only the profile is shown. */
export type ProfileOpen = 'edit' | 'resume' | 'public' | null;
