import { providerFinderView } from '@vetsync/machines/providerFinder';
import { ProviderFinder } from '@vetsync/ui/screens/wellness/ProviderFinder';
import { connect } from '../../connect.tsx';

export default connect(ProviderFinder, providerFinderView);
