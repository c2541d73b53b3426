import type {
  ListingEditorEvent,
  ListingEditorView,
  ListingFormView,
} from '@vetsync/machines/organizations/listingEditor';
import type { ListingKind } from '@vetsync/machines/organizations/model';

export interface ListingEditorProps {
  view: ListingEditorView;
  send: (event: ListingEditorEvent) => void;
}

/** The fields of a form, and where their changes go. */
export interface ListingFieldsProps extends Pick<ListingEditorProps, 'send'> {
  kind: ListingKind;
  form: ListingFormView;
}
