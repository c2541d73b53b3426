import type {
  NavigationEmitted,
  ProofEmitted,
  ProofParentEvent,
  ToastEmitted,
} from '../../system/model/index.ts';
import type { EntryList, ListingDraft, ListingDraftField, ListingWriting } from '../model/index.ts';

/** A field with its new value. */
export type ListingFieldChange = {
  [Field in ListingDraftField]: { field: Field; value: ListingDraft[Field] };
}[ListingDraftField];

/** Events that the page of a listing sends. */
export type ListingEditorEvent =
  | { type: 'page.retry' }
  | ({ type: 'field.change' } & ListingFieldChange)
  /** Types into a list of entries, adds what was typed, removes entries. */
  | { type: 'entry.type'; list: EntryList; value: string }
  | { type: 'entry.add'; list: EntryList }
  | { type: 'entry.remove'; list: EntryList; entries: readonly string[] }
  /** Saves a draft as a draft, and what is published for everybody to see. */
  | { type: 'form.submit' }
  /** Saves it, then publishes it. */
  | { type: 'listing.publish' }
  | { type: 'preview.open' }
  | { type: 'preview.close' }
  /** Goes back to what is stored, after a question. */
  | { type: 'draft.discard' }
  | { type: 'close.confirm' }
  | { type: 'close.cancel' }
  /** Answers to a change by a colleague: save what is written anyway, or continue with theirs. */
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' };

/** Events from the app. */
export type ListingEditorParentEvent = ProofParentEvent;

export type ListingEditorEmitted =
  | ToastEmitted
  | ProofEmitted
  | NavigationEmitted
  /** Keep this for a reload. Null: there is nothing to keep. */
  | { type: 'draft.changed'; writing: ListingWriting | null };
