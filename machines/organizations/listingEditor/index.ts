export * from './listingEditor.machine.ts';
export type {
  ListingPublish,
  ListingSave,
  ListingFieldChange,
  ListingEditorEvent,
  ListingEditorParentEvent,
  ListingEditorEmitted,
} from './listingEditor.setup.ts';
export type { LoadedListing, ListingEditorContext, ListingEditorInput } from './editedListing.ts';
export * from './listingEditor.view.ts';
