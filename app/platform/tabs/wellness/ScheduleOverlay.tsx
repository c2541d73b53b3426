import { appointmentView } from '@vetsync/machines/appointment';
import { ScheduleDialog } from '@vetsync/ui/screens/wellness/ScheduleDialog';
import { connect } from '../../connect.tsx';

export default connect(ScheduleDialog, appointmentView);
