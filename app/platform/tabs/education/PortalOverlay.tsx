import { commonApplicationView } from '@vetsync/machines/applications/commonApplication';
import { CommonApplication } from '@vetsync/ui/screens/education/CommonApplication';
import { connect } from '../../connect.tsx';

/** The Common Application Portal over the tab. */
export default connect(CommonApplication, commonApplicationView);
