import { mentorsView } from '@vetsync/machines/mentors';
import { Mentors } from '@vetsync/ui/screens/community/Mentors';
import { connect } from '../../connect.tsx';

/** Civilian mentors. */
export default connect(Mentors, mentorsView);
