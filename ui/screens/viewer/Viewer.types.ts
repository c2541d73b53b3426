import type { ProfileViewerEvent, ProfileViewerView } from '@vetsync/machines/profileViewer';

// What the screens of this family share with their parts.

export interface ProfileViewerProps {
  view: ProfileViewerView;
  send: (event: ProfileViewerEvent) => void;
}
