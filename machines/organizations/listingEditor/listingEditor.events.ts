import type {
  NavigationEmitted,
  ProofEmitted,
  ProofParentEvent,
  ToastEmitted,
} from '../../system/model/index.ts';
import type { EntryList, ListingDraft, ListingDraftField, StoredListingDraft } from '../model/index.ts';

/** A field with its new value. */
export type ListingFieldChange = {
  [Field in ListingDraftField]: { field: Field; value: ListingDraft[Field] };
}[ListingDraftField];

/** Events that the page of a listing sends. */
export type ListingEditorEvent =
  /** Loads the page again after it failed. */
  | { type: 'page.retry' }
  | ({ type: 'field.change' } & ListingFieldChange)
  /** Changes what is being typed into a list, before it is added. */
  | { type: 'entry.input'; list: EntryList; value: string }
  /** Adds what was typed to the list. */
  | { type: 'entry.add'; list: EntryList }
  /** Removes entries from the list. */
  | { type: 'entry.remove'; list: EntryList; entries: readonly string[] }
  /** Saves without changing the status: a draft stays a draft, and a published listing is updated for everyone. */
  | { type: 'form.submit' }
  /** Saves the listing, then publishes it. */
  | { type: 'listing.publish' }
  /** Shows the listing as a veteran will see it. */
  | { type: 'preview.open' }
  /** Continues writing. */
  | { type: 'preview.close' }
  /** Asks for confirmation, then discards unsaved changes. */
  | { type: 'draft.discard' }
  /** Answers the question about unsaved changes: discards them, or continues writing. */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' }
  /** A colleague has saved the listing meanwhile. Saves what is written here over their version. */
  | { type: 'conflict.keepMine' }
  /** Discards what is written here and continues with the colleague's version. */
  | { type: 'conflict.takeTheirs' };

/** Events from the app. */
export type ListingEditorParentEvent = ProofParentEvent;

export type ListingEditorEmitted =
  | ToastEmitted
  | ProofEmitted
  | NavigationEmitted
  /** The app stores this so that it survives a reload; null removes it. */
  | { type: 'draft.changed'; storedDraft: StoredListingDraft | null };
