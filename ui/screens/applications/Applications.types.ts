import type {
  ApplicationDialogEvent,
  ApplicationDialogView,
} from '@vetsync/machines/applications/applicationDialog';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screens. The parts of a screen use them too.

export type ApplicationDialogProps = ScreenProps<ApplicationDialogView, ApplicationDialogEvent>;
