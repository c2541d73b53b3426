import { networkView } from '@vetsync/machines/network';
import { Network } from '@vetsync/ui/screens/community/Network';
import { connect } from '../../connect.tsx';

/** Connections, groups and conversations. */
export default connect(Network, networkView);
