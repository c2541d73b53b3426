import { commonApplicationView } from '@vetsync/machines/commonApplication';
import { connectDialog } from '../../connect.tsx';

/** The Common Application Portal over the tab. */
export const PortalOverlay = connectDialog(
  async () => (await import('@vetsync/ui/screens/education/CommonApplication')).CommonApplication,
  commonApplicationView,
);
