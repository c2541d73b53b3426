import { statesOf } from '../../kit/index.ts';
import { listingEditorMachine } from './listingEditor.machine.ts';

export * from './listingEditor.machine.ts';
export type { ListingPublish, ListingSave } from './listingEditor.setup.ts';
export type { LoadedListing, ListingEditorContext, ListingEditorInput } from './editedListing.ts';
export type * from './listingEditor.events.ts';
export * from './listingEditor.view.ts';
export const listingEditorStates = statesOf(listingEditorMachine);
