import type {
  ApplicationDialogEvent,
  ApplicationDialogView,
} from '@vetsync/machines/applications/applicationDialog';

// Props of this family's screens. The parts of a screen use them too.

export interface ApplicationDialogProps {
  view: ApplicationDialogView;
  send: (event: ApplicationDialogEvent) => void;
}
