import type { ProfileViewerEvent, ProfileViewerView } from '@vetsync/machines/viewer/profileViewer';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screens. The parts of a screen use them too.

export type ProfileViewerProps = ScreenProps<ProfileViewerView, ProfileViewerEvent>;
