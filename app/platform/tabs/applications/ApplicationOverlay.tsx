import { applicationDialogView } from '@vetsync/machines/applications/applicationDialog';
import { ApplicationDialog } from '@vetsync/ui/screens/applications/ApplicationDialog';
import { connect } from '../../connect.tsx';

/** The application dialog over a tab. */
export default connect(ApplicationDialog, applicationDialogView);
