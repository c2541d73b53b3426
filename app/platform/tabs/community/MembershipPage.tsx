import { communityView } from '@vetsync/machines/community';
import { Membership } from '@vetsync/ui/screens/community/Membership';
import { connect } from '../../connect.tsx';

/** What membership offers, with the veteran's card. */
export default connect(Membership, communityView);
