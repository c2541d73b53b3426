import type {
  ListingEditorEvent,
  ListingEditorView,
  ListingFormView,
} from '@vetsync/machines/organizations/listingEditor';
import type { ListingKind } from '@vetsync/machines/organizations/model';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

export type ListingEditorProps = ScreenProps<ListingEditorView, ListingEditorEvent>;

/** The fields of a form, and where their changes go. */
export interface ListingFieldsProps extends Pick<ListingEditorProps, 'send'> {
  kind: ListingKind;
  form: ListingFormView;
}
