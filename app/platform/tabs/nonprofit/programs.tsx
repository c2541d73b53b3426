import { NonprofitNotice } from '@vetsync/ui/screens/nonprofit/NonprofitNotice';
import { nonprofitPrograms } from '../../../demo/ownListings/nonprofitListings.ts';
import { demoListingsTab } from '../portal/DemoOwnListings.tsx';

const tab = demoListingsTab(nonprofitPrograms, <NonprofitNotice />);
export const { logic } = tab;
export default tab.ListingsTab;
