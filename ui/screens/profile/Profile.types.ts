import type { DraftEntry, EntryList } from '@vetsync/machines/profile/model';
import type {
  ProfileEditorEvent,
  ProfileEditorView,
  ProfileFormView,
} from '@vetsync/machines/profile/profileEditor';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screens. The parts of a screen use them too.

export interface EntryRowProps {
  list: EntryList;
  entry: DraftEntry;
  /** Starts at 1. */
  position: number;
  isLast: boolean;
  form: ProfileFormView;
  send: (event: ProfileEditorEvent) => void;
}

export interface ProfileProps extends ScreenProps<ProfileEditorView, ProfileEditorEvent> {
  /** Whether the identity provider confirmed that this user served. @default false */
  veteranVerified?: boolean;
}
