import { applicationDialogView } from '@vetsync/machines/applicationDialog';
import { connectDialog } from '../../connect.tsx';

/** The application dialog over a tab. Its forms are fetched when somebody first applies. */
export const ApplicationOverlay = connectDialog(
  async () => (await import('@vetsync/ui/screens/applications/ApplicationDialog')).ApplicationDialog,
  applicationDialogView,
);
