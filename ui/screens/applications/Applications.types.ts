import type { ApplicationDialogEvent, ApplicationDialogView } from '@vetsync/machines/applicationDialog';

// What the screens of this family share with their parts.

export interface ApplicationDialogProps {
  view: ApplicationDialogView;
  send: (event: ApplicationDialogEvent) => void;
}
