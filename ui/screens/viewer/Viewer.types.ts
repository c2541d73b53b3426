import type { ProfileViewerEvent, ProfileViewerView } from '@vetsync/machines/viewer/profileViewer';

// Props of this family's screens. The parts of a screen use them too.

export interface ProfileViewerProps {
  view: ProfileViewerView;
  send: (event: ProfileViewerEvent) => void;
}
