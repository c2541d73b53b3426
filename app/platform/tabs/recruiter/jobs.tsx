import { jobsTab } from '../../../demo/ownListings/recruiterListings.ts';
import { demoListingsTab } from '../portal/DemoOwnListings.tsx';

const tab = demoListingsTab(jobsTab);
export const { logic } = tab;
export default tab.ListingsTab;
